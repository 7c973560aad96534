import { expect, test } from "vitest";
import { lanesOf } from "./agenda.ts";

const at = (from: string, to: string) => ({ startsAt: new Date(`2026-11-10T${from}Z`), endsAt: new Date(`2026-11-10T${to}Z`) });

test("what happens at the same time stands side by side, and what follows takes a free place", () => {
  const times = [at("08:00", "08:40"), at("08:20", "09:00"), at("08:40", "09:20"), at("10:00", "10:40")];
  expect(lanesOf(times)).toEqual({ lanes: [0, 1, 0, 0], count: 2 });
  expect(lanesOf([])).toEqual({ lanes: [], count: 1 });
});
