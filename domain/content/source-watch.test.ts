import { expect, test } from "vitest";
import { SAMPLE, sampleFolder } from "#tests/support/sample-content.ts";
import { readContent } from "./read-content.server.ts";
import { watchedSources } from "./source-watch.ts";

/** The file of a source, seen on 1 January 2026 and neither weak nor about to end. */
const source = (lines: string) => `title: Título
publisher: Alguien
url: https://example.org/${lines.length}
seen: 2026-01-01
language: es
statement: Lo que dice.
excerpt: Lo que dice.
${lines}
`;

const SOURCES = {
  "sources/ley.yaml": source("read: full\nstrength: law"),
  "sources/guia.yaml": source("read: excerpt\nstrength: guideline\nuntil: 2026-03-31"),
  "sources/diario.yaml": source("read: full\nstrength: press\nmissed: 2026-02-01"),
  "sources/contada.yaml": source("read: third-party\nstrength: study"),
};

/** Returns the lines of the list under one of its headings. */
function listed(heading: RegExp, today: string, given: Readonly<Record<string, string>> = SOURCES): string[] {
  const { content, mistakes } = readContent(sampleFolder(given));
  expect(mistakes).toEqual([]);
  const lists = watchedSources(content, today).split("\n\n");
  return lists
    .find((list) => heading.test(list))!
    .split("\n")
    .slice(1);
}
const idsOf = (lines: readonly string[]) =>
  lines.flatMap((line) => /^ {2}([a-z-]+)/.exec(line)?.[1] ?? []).filter((id) => `sources/${id}.yaml` in SOURCES);

test("a law grows old in a quarter, everything else in half a year", () => {
  expect(idsOf(listed(/opened/, "2026-04-03"))).toEqual([]);
  expect(idsOf(listed(/opened/, "2026-04-04"))).toEqual(["ley"]);
  expect(idsOf(listed(/opened/, "2026-07-03"))).toEqual(["ley"]);
  expect(idsOf(listed(/opened/, "2026-07-04"))).toEqual(["contada", "diario", "guia", "ley"]);
});

test("what ends, what was not found again and what is weak is named with its reason", () => {
  expect(listed(/until when/, "2026-03-31")).toContain("  guia (until 2026-03-31)");
  expect(listed(/until when/, "2026-04-01")).toContain("  guia (until 2026-03-31, which is over)");
  expect(listed(/in vain/, "2026-01-01")).toContain("  diario (2026-02-01)");
  expect(idsOf(listed(/press/, "2026-01-01"))).toEqual(["contada", "diario"]);
  expect(listed(/press/, "2026-01-01")).toContain("  contada (third-party)");
});

test("each source names the texts that lean on it", () => {
  const weak = SAMPLE["sources/registro.yaml"]!.replace(/strength: .*/, "strength: press");
  const lines = listed(/press/, "2026-01-01", { ...SOURCES, "sources/registro.yaml": weak });
  expect(lines.slice(lines.findIndex((line) => line.startsWith("  registro")))).toEqual([
    "  registro (press)",
    "    es/treatments/fiv.md",
    "    es/questions.yaml: cuanto-cuesta",
    "    es/legal.yaml: mujer-soltera, fiv",
    "    es/legal.yaml: pareja-hetero, fiv",
  ]);
  expect(lines.slice(0, 2)).toEqual(["  contada (third-party)", "    cited by no text"]);
});
