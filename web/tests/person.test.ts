import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { api, Refused, Unreachable } from "../src/lib/api";
import type { Person } from "../src/lib/wire";

vi.mock("../src/lib/i18n.svelte", () => ({ t: () => "Ana, Luis" }));

const ANA: Person = { id: "a", name: "Ana", colour: "red" };

async function newPage() {
  vi.resetModules();
  vi.doMock("../src/lib/api", () => ({ api, Refused, Unreachable }));
  return (await import("../src/lib/person.svelte")).guest;
}

describe("the person at this browser", () => {
  const me = vi.spyOn(api, "me");
  const setMe = vi.spyOn(api, "setMe");

  beforeEach(() => {
    me.mockReset();
    setMe.mockReset().mockResolvedValue(ANA);
  });
  afterEach(() => vi.unstubAllGlobals());

  it("keeps the name where the browser remembers nothing", async () => {
    vi.stubGlobal("localStorage", undefined);
    me.mockResolvedValue(ANA);
    expect(await (await newPage()).ensure()).toEqual(ANA);
    expect(setMe).not.toHaveBeenCalled();
  });

  it("is made up only for a stranger", async () => {
    vi.stubGlobal("localStorage", undefined);
    me.mockRejectedValueOnce(new Refused(429, { code: "problem-too-many", message: "", rule: null, params: {} }));
    const guest = await newPage();
    await expect(guest.ensure()).rejects.toBeInstanceOf(Refused);
    expect(setMe).not.toHaveBeenCalled();
    me.mockRejectedValueOnce(new Refused(401, { code: "problem-nobody", message: "", rule: null, params: {} }));
    expect(await guest.ensure()).toEqual(ANA);
    expect(setMe).toHaveBeenCalledOnce();
  });

  it("is not asked for where the browser would remember it", async () => {
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
    await (await newPage()).ensure();
    expect(me).not.toHaveBeenCalled();
    expect(setMe).toHaveBeenCalledOnce();
  });
});
