import { setTimeout as sleep } from "node:timers/promises";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type GateLimits, RenderGate } from "./render-gate.ts";

const limits: GateLimits = { inFlight: 4, inFlightPerAddress: 2, waiting: 10, waitingPerAddress: 6, patienceMs: 1_000 };

/** Makes work that lasts until the test ends it. */
function held() {
  let end = () => {};
  const over = new Promise<void>((resolve) => (end = resolve));
  return { end: () => end(), work: () => over.then(() => "done") };
}

test("an address that fills its share waits, and another one enters at once", async () => {
  const gate = new RenderGate(limits);
  const busy = [held(), held(), held()];
  const answers = busy.map(({ work }) => gate.run("203.0.113.1", work));
  expect(await gate.run("203.0.113.2", async () => "in")).toBe("in");
  for (const { end } of busy) end();
  expect(await Promise.all(answers)).toEqual(["done", "done", "done"]);
});

test("a request that waits too long is refused, and so is one that finds the queue full", async () => {
  const gate = new RenderGate({ ...limits, patienceMs: 20, waitingPerAddress: 1 });
  const busy = [held(), held()];
  const answers = busy.map(({ work }) => gate.run("203.0.113.1", work));
  const waiting = gate.run("203.0.113.1", async () => "in");
  expect(await gate.run("203.0.113.1", async () => "in")).toBeNull();
  expect(await waiting).toBeNull();
  for (const { end } of busy) end();
  await Promise.all(answers);
  expect(await gate.run("203.0.113.1", async () => "in")).toBe("in");
});

test("work that fails makes room as well", async () => {
  const gate = new RenderGate({ ...limits, inFlight: 1, patienceMs: 20 });
  await expect(gate.run("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await gate.run("b", async () => "in")).toBe("in");
});

test("under any load no limit is exceeded, every request is answered, and all counts return to zero", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom("a", "b", "c"), fc.integer({ min: 0, max: 3 })), { maxLength: 14 }),
      async (asked) => {
        const gate = new RenderGate({ ...limits, waiting: 20, waitingPerAddress: 20 });
        const now = new Map<string, number>();
        let total = 0;
        const answers = asked.map(([address, turns]) =>
          gate.run(address, async () => {
            total++;
            now.set(address, (now.get(address) ?? 0) + 1);
            expect(total).toBeLessThanOrEqual(limits.inFlight);
            expect(now.get(address)).toBeLessThanOrEqual(limits.inFlightPerAddress);
            for (let turn = 0; turn < turns; turn++) await sleep(0);
            total--;
            now.set(address, now.get(address)! - 1);
            return true;
          }),
        );
        expect(await Promise.all(answers)).toEqual(asked.map(() => true));
      },
    ),
    { numRuns: 50 },
  );
});
