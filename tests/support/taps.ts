import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";

/** Counts what a way costs whoever goes it, as docs/journeys.md does. */
export function finger() {
  let [taps, fields] = [0, 0];
  return {
    async tap(place: Locator) {
      taps += 1;
      await place.click();
    },
    /** A choice from a native list is two: one opens it, one chooses. */
    async choose(list: Locator, option: string | { label: string }) {
      taps += 2;
      await list.selectOption(option);
    },
    async type(field: Locator, text: string) {
      fields += 1;
      await field.fill(text);
    },
    /** Chooses files: one tap, since the window that it opens is the device's own. */
    async give(input: Locator, files: Parameters<Locator["setInputFiles"]>[0]) {
      taps += 1;
      await input.setInputFiles(files);
    },
    /** Opens a link that a mail holds. */
    async follow(page: Page, address: string) {
      taps += 1;
      await page.goto(address);
    },
    /** The taps and the typed fields so far. */
    count: (): [taps: number, fields: number] => [taps, fields],
    spent: () => `${taps} + ${fields}`,
  };
}

export type Finger = ReturnType<typeof finger>;

/** Counts the parts that another row of the table leaves out: runs each as it is, and says what the way costs without them. */
export function apart(hand: Finger) {
  let [taps, fields] = [0, 0];
  const part = async (walk: () => Promise<unknown>) => {
    const [tapsBefore, fieldsBefore] = hand.count();
    await walk();
    const [tapsNow, fieldsNow] = hand.count();
    taps += tapsNow - tapsBefore;
    fields += fieldsNow - fieldsBefore;
  };
  const spentWithout = () => {
    const [allTaps, allFields] = hand.count();
    return `${allTaps - taps} + ${allFields - fields}`;
  };
  return Object.assign(part, { spentWithout });
}

/** The columns of docs/journeys.md. Only the ways of patients have the last two. */
const COLUMNS = { now: 3, translated: 4, plain: 5 };

/** Returns what docs/journeys.md says that a journey costs, in a column of its row. */
export function written(journey: string, column: keyof typeof COLUMNS = "now"): string {
  const rows = readFileSync("docs/journeys.md", "utf8").split("\n");
  const row = rows.find((line) => line.startsWith(`| ${journey}`));
  if (!row) throw new Error(`docs/journeys.md has no row for «${journey}»`);
  return row.split("|")[COLUMNS[column]]!.trim();
}
