import { expect, test } from "vitest";
import { factMistakes } from "./listed-facts.server.ts";
import { readContent } from "./read-content.server.ts";

const { files } = readContent();
const told = (mistakes: ReturnType<typeof factMistakes>) => mistakes.map(({ file, sentence }) => `${file}: ${sentence}`);

/** Returns the mistakes after a replacement in one of the files. */
function mistakesAfter(file: string, from: string, to: string): string[] {
  const before = files.get(file)!;
  expect(before, "the replacement changes something").toContain(from);
  return told(factMistakes({ files: new Map([...files, [file, before.replace(from, to)]]) }));
}

test("no two texts disagree on a listed fact", () => {
  expect(told(factMistakes({ files }))).toEqual([]);
});

test("a text that says one otherwise is found, and so is a fact that nobody says any more", () => {
  expect(mistakesAfter("es/treatments/icsi.md", "en 1 a 8 de cada 100", "en 3 a 8 de cada 100")).toEqual([
    expect.stringMatching(/^content\/es\/treatments\/icsi\.md: «La leve aparece.*» says hiperestimulacion-frecuencia otherwise/),
  ]);
  expect(mistakesAfter("es/articles/maternidad-en-solitario.md", "400 microgramos", "200 microgramos")).toEqual([
    expect.stringContaining("says acido-folico otherwise than content/facts.yaml."),
  ]);
  expect(mistakesAfter("facts.yaml", 'about: "zika.*meses"', 'about: "zika.*semanas"')).toEqual(["content/facts.yaml: no text says zika."]);
  expect(mistakesAfter("facts.yaml", "- id: zika", "- id: Zika")[0]).toMatch(/^content\/facts\.yaml: .*must be lower case with hyphens/);
});
