import { expect, test } from "vitest";
import { BACKUP_DAYS, outdatedBackups } from "./kept-backups.ts";

const DAY_MS = 86_400_000;
const START = Date.parse("2026-01-01T06:40:00Z");
const night = (number: number) => ({ madeAt: new Date(START + number * DAY_MS), number });

/** Backs up and tidies each night, and returns the ages in days of what is there after the last. */
function agesAfter(nights: number): number[] {
  let kept: ReturnType<typeof night>[] = [];
  for (let number = 0; number < nights; number++) {
    kept.push(night(number));
    const gone = outdatedBackups(kept, night(number).madeAt);
    kept = kept.filter((backup) => !gone.includes(backup));
  }
  return kept.map(({ number }) => nights - 1 - number).reverse();
}

test("each night of the last week stays, then one a week, and none past the promised days, whatever the day", () => {
  for (let nights = 60; nights < 75; nights++) {
    const ages = agesAfter(nights);
    expect(ages.slice(0, 8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    const older = ages.slice(8);
    expect(older.length).toBeGreaterThanOrEqual(3);
    for (const [index, age] of older.entries()) expect(age - (older[index - 1] ?? 7)).toBeLessThanOrEqual(7);
    expect(Math.max(...ages)).toBeLessThanOrEqual(BACKUP_DAYS);
  }
});

test("the newest stays, however old", () => {
  const backups = [night(0), night(1)];
  expect(outdatedBackups(backups, night(400).madeAt)).toEqual([backups[0]]);
  expect(outdatedBackups([], night(0).madeAt)).toEqual([]);
});
