import { afterEach, describe, expect, it, vi } from "vitest";
import { api, Refused, Unreachable } from "../src/lib/api";

function answer(status: number, body: string, type = "application/json"): void {
  const response = new Response(body, { status, headers: { "Content-Type": type } });
  vi.stubGlobal("fetch", vi.fn().mockResolvedValue(response));
}

async function problemOf(asking: Promise<unknown>): Promise<unknown> {
  return asking.then(
    () => null,
    (problem: unknown) => problem,
  );
}

afterEach(() => vi.unstubAllGlobals());

describe("what the server cannot do now", () => {
  it("is asked again, and says why", async () => {
    answer(503, JSON.stringify({ code: "problem-storage", message: "disk full", rule: null, params: {} }));
    const problem = await problemOf(api.me());
    expect(problem).toBeInstanceOf(Unreachable);
    expect((problem as Unreachable).problem.code).toBe("problem-storage");
  });

  it("is nobody's answer when a proxy says so, or the server broke", async () => {
    for (const [status, type] of [
      [503, "text/html"],
      [502, "text/html"],
      [500, "application/json"],
    ] as const) {
      answer(status, "{}", type);
      const problem = await problemOf(api.me());
      expect((problem as Unreachable).problem.code).toBe("problem-unreachable");
    }
  });

  it("is no refusal", async () => {
    answer(409, JSON.stringify({ code: "problem-conflict", message: "", rule: null, params: {} }));
    expect(await problemOf(api.me())).toBeInstanceOf(Refused);
  });
});
