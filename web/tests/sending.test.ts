import { describe, expect, it, vi } from "vitest";

import { Refused, Unreachable } from "../src/lib/api";
import { insist, persist } from "../src/lib/sending";

describe("sending once", () => {
  it("goes on until the server answers", async () => {
    const attempt = vi.fn().mockRejectedValueOnce(new Unreachable()).mockRejectedValueOnce(new Unreachable());
    attempt.mockResolvedValueOnce({ sequence: 4 });
    const trouble = vi.fn();
    expect(await persist(attempt, trouble, [0, 0, 0])).toEqual({ sequence: 4 });
    expect(trouble).toHaveBeenCalledTimes(2);
  });

  it("takes a refusal for an answer", async () => {
    const refusal = new Refused(409, { code: "problem-conflict", message: "", rule: null, params: {} });
    const attempt = vi.fn().mockRejectedValue(refusal);
    await expect(persist(attempt, () => undefined, [0, 0])).rejects.toBe(refusal);
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it("gives up in the end", async () => {
    const attempt = vi.fn().mockRejectedValue(new Unreachable());
    await expect(persist(attempt, () => undefined, [0, 0])).rejects.toBeInstanceOf(Unreachable);
    expect(attempt).toHaveBeenCalledTimes(3);
  });
});

describe("insisting", () => {
  it("loads until it is there, and tells of trouble meanwhile", async () => {
    const load = vi.fn().mockRejectedValueOnce(new Unreachable()).mockRejectedValueOnce(new TypeError());
    load.mockResolvedValue("page");
    const take = vi.fn();
    const trouble = vi.fn();
    insist(load, take, trouble, 0);
    await vi.waitFor(() => expect(take).toHaveBeenCalledExactlyOnceWith("page"));
    expect(trouble).toHaveBeenCalledTimes(2);
  });

  it("ends when it is no longer wanted", async () => {
    vi.useFakeTimers();
    const load = vi.fn().mockRejectedValue(new Unreachable());
    const late = vi.fn().mockResolvedValue("page");
    const take = vi.fn();
    const trouble = vi.fn();
    insist(load, take, trouble)();
    insist(late, take, trouble)();
    await vi.runAllTimersAsync();
    expect(load).toHaveBeenCalledOnce();
    expect(take).not.toHaveBeenCalled();
    expect(trouble).not.toHaveBeenCalled();
    vi.useRealTimers();
  });
});
