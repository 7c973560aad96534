import { expect, test } from "vitest";
import { drawStatements } from "./draw-statements.server.ts";
import { readContent } from "./read-content.server.ts";

const reading = readContent();

test("a seed draws the same statements, and another seed draws others", () => {
  const drawn = drawStatements(reading, 7, 20);
  expect(drawn).toHaveLength(20);
  expect(drawStatements(reading, 7, 20)).toEqual(drawn);
  const others = drawStatements(reading, 8, 20).map(({ sentence }) => sentence);
  expect(drawn.filter(({ sentence }) => others.includes(sentence)).length).toBeLessThan(10);
});

test("each has its sources and the line where it begins", () => {
  for (const { file, line, sentence, sources } of drawStatements(reading, 1, 300)) {
    expect(sources.length, sentence).toBeGreaterThan(0);
    const text = reading.files.get(file.replace("content/", ""))!.split("\n")[line - 1];
    expect(text, `${file}:${line} ${sentence}`).toContain(sentence.split(/\s/)[0]);
  }
});
