import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { DAYS_TO_CONFIRM } from "#domain/newsletter/newsletter-tokens.ts";
import { ANSWER_BUSINESS_HOURS } from "#domain/routing/business-hours.ts";
import { NO_LONGER, PROMISES } from "./support/promises.ts";

// What is promised to people is what the software does: each promise of tests/support/promises.ts has its words and its proof, and each
// term that a text writes as a number is the one of the code.

const oneLine = (text: string) => text.replace(/\s+/g, " ");
const read = (file: string) => oneLine(readFileSync(file, "utf8"));

describe.each(PROMISES)("$promise", ({ words, kept }) => {
  test("is said in these words", () => {
    expect(words.filter(([file, said]) => !read(file).includes(said)).map(([file, said]) => `${file} does not say «${said}»`)).toEqual([]);
  });
  test("is kept", () => {
    expect(kept.length).toBeGreaterThan(0);
    const missing = kept.filter(([file, proof]) => !existsSync(file) || !read(file).includes(oneLine(proof)));
    expect(missing.map(([file, proof]) => `${file} has no «${proof}»`)).toEqual([]);
  });
});

const texts = globSync(["messages/es/*.json", "content/es/**/*.md", "content/es/*.yaml"]);

test("no text promises what it promised once and the software does not do", () => {
  expect(texts.length).toBeGreaterThan(100);
  const found = texts.flatMap((file) =>
    NO_LONGER.filter(([said]) => said.test(read(file))).map(([said, why]) => `${file} says «${said.exec(read(file))?.[0]}», but ${why}`),
  );
  expect(found).toEqual([]);
});

test("a term that a text writes as a number is the one of the code", () => {
  const answers = texts.flatMap((file) =>
    [...read(file).matchAll(/(\d+) horas (?:de (?:su|tu) horario|hábiles)/g)].map(([, hours]) => ({ file, hours: Number(hours) })),
  );
  expect(answers.length).toBeGreaterThan(5);
  expect(answers.filter(({ hours }) => hours !== ANSWER_BUSINESS_HOURS)).toEqual([]);
  expect(read("content/es/pages/privacidad.md")).toContain(`si no lo confirmas, ${DAYS_TO_CONFIRM} días |`);
});

test("an answer about how long we keep something leads to the table, which follows the settings", () => {
  const privacy = readFileSync("content/es/questions.yaml", "utf8").split("# Privacidad")[1]!;
  expect(privacy.match(/\d+ (?:meses|días)/g) ?? []).toEqual([]);
});
