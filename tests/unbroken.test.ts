import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { formatDateTime, formatPercent, formatPercentRange, formatTime } from "#platform/format.ts";
import { formatConverted, formatUsd, formatUsdExact, formatUsdRange } from "#platform/money.ts";
import { unbroken } from "#platform/unbroken.ts";
import { formatTimeIn } from "#platform/zoned-format.ts";
import { messageLocales, messageNouns, readMessages } from "../scripts/compile-messages.ts";

// «6:00 / p. m.» over two lines is read twice. An amount and its unit, an hour and its half of the day, stay in one line.

/** Such a pair with a plain space between. In code the amount may be an insertion. */
const PARTED = /(?:US|RD)\$ (?:\d|\$?\{)|[\d}] [%€](?!\p{L})|[\d}] [ap]\.[ \u00a0]m\.|\d[ \u00a0][ap]\. m\.|:\d\d m\./gu;
const partedIn = (text: string): string[] => text.match(PARTED) ?? [];

test("what our formatters write stays in one line", () => {
  const [morning, noon] = [new Date("2026-11-20T12:09:00Z"), new Date("2026-11-20T16:00:00Z")];
  const written = [
    ...[morning, noon].flatMap((moment) => [formatTime(moment), formatDateTime(moment), formatTimeIn(moment, "Europe/Madrid")]),
    ...[formatUsd(490_000), formatUsd(-2_500), formatUsdExact(1_800), formatUsdRange(435_000, 690_000)],
    ...[formatConverted(490_000, { currency: "eur", rate: 0.9 }), formatConverted(490_000, { currency: "dop", rate: 62 })],
    ...[formatPercent(0.44), formatPercentRange(0.34, 0.55)],
  ];
  expect(written.flatMap(partedIn)).toEqual([]);
  expect(written).toContain("8:09\u00a0a.\u00a0m.");
});

test("so does what a text of messages/ says, however it was typed", () => {
  const texts = messageLocales().flatMap((locale) => messageNouns().map((noun) => JSON.stringify(readMessages(locale, noun))));
  expect(texts.join("")).toContain("US$\u00a0");
  expect(texts.flatMap(partedIn)).toEqual([]);
});

describe("a written text", () => {
  test.each([
    ["Menos de US$ 5000", "Menos de US$\u00a05000"],
    ["RD$ {rate} por dólar", "RD$\u00a0{rate} por dólar"],
    ["del 95 %: {low} – {high} %", "del 95\u00a0%: {low} – {high}\u00a0%"],
    ["de 12:00 m. a 2:00 p. m.", "de 12:00\u00a0m. a 2:00\u00a0p.\u00a0m."],
    ["{rate} € por dólar", "{rate}\u00a0€ por dólar"],
    ["Un 5 de mayo, US$ o pesos", "Un 5 de mayo, US$ o pesos"],
  ])("«%s»", (typed, kept) => expect(unbroken(typed)).toBe(kept));
});

test("code writes no amount and no hour by hand", () => {
  const files = globSync("{app,domain,emails,platform,server,texts,worker}/**/*.{ts,tsx}", { exclude: ["**/*.test.ts", "**/*.test.tsx"] });
  const parted = files.flatMap((file) =>
    withoutComments(readFileSync(file, "utf8")).flatMap((line) => partedIn(line).map(() => `${file}: ${line.trim()}`)),
  );
  expect(parted).toEqual([]);
});

const withoutComments = (code: string): string[] => code.split("\n").filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line));
