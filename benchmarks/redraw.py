"""How long the browser takes to draw Puerto Rico's board after a move, with five boards that are as good as full.

A real Chromium plays against four bots; its own trace tells, for every move that arrived, the processor time of our
script, of style and layout up to the frame, and of painting, which is the browser's own. The reference is laying out
the whole page anew.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.browser.conftest import ARGUMENTS
from tests.browser.laid_tables import lay_out
from tests.browser.pages import sit_down
from tests.browser.redraws import Redraw, five_full_boards, play_traced
from tests.browser.visitor import Visitor
from tests.server.running import RunningServer

GOAL = 16.0  # milliseconds
SERVER_ARGUMENTS = ("--no-rate-limits", "--bot-pause", "0.3", "--seed", "1")  # every move has a frame of its own
LAID_OUT_ANEW = """() => {
  const times = [];
  for (let time = 0; time < 15; time++) {
    document.body.style.display = "none";
    void document.body.offsetHeight;
    document.body.style.display = "";
    const start = performance.now();
    void document.body.offsetHeight;
    times.push(performance.now() - start);
  }
  return times;
}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--width", type=int, default=1440, help="of the window, in pixels")
    parser.add_argument("--moves", type=int, default=8, help="of one's own; the bots move between them")
    wanted = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        sys.exit("this needs Chromium: apt-get install chromium")
    with (
        tempfile.TemporaryDirectory() as folder,
        RunningServer(Path(folder), *SERVER_ARGUMENTS) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        context = browser.new_context(locale="en", viewport={"width": wanted.width, "height": 900})
        me = Visitor(context, server.address, "en")
        sit_down(me)
        laid = lay_out(me, server, five_full_boards(), "me", "bot", "bot", "bot", "bot")
        me.open(f"/t/{laid}")
        if not me.asked():
            sys.exit("the game is over already")
        me.page.wait_for_timeout(1000)
        elements = int(me.page.evaluate("document.querySelectorAll('*').length"))
        reference = median(me.page.evaluate(LAID_OUT_ANEW))
        report(play_traced(me, laid, wanted.moves), reference, elements)


def report(found: Sequence[Redraw], reference: float, elements: int) -> None:
    if not found:
        sys.exit("the trace shows no redraw")
    print(f"{len(found)} redraws of {elements} elements, in milliseconds of the page's thread; the goal is {GOAL:.0f}")
    parts = {
        "script": [redraw.script for redraw in found],
        "style and layout": [redraw.layout for redraw in found],
        "both": [redraw.ours for redraw in found],
        "painting (the browser's)": [redraw.paint for redraw in found],
    }
    for name, times in parts.items():
        print(f"  {name:26} half within {median(times):5.1f}, first {times[0]:5.1f}, longest {max(times):5.1f}")
    over = sum(redraw.ours > GOAL for redraw in found)
    print(f"  over the goal: {over}; a redraw against laying out all anew ({reference:.1f} ms):", end=" ")
    print(f"{median(parts['both']) / reference:.2f}")


if __name__ == "__main__":
    main()
