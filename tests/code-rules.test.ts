import { globSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CODE_RULES } from "./rules/codes.ts";
import { EDGE_RULES } from "./rules/edges.ts";
import { usedByTestsAlone } from "./rules/exports.ts";
import { misplacedFiles } from "./rules/folders.ts";
import { MIGRATION_RULE } from "./rules/migrations.ts";
import { SENTENCE_RULES } from "./rules/sentences.ts";
import { complaints, needlessExcuses, ownSources } from "./rules/source-rule.ts";
import { siteMap } from "./support/site-map.ts";

const sources = ownSources();

describe.each([...CODE_RULES, ...EDGE_RULES, ...SENTENCE_RULES, MIGRATION_RULE])("$name", (rule) => {
  test("in every file that it covers", () => {
    expect([...sources.keys()].filter(rule.covers)).not.toEqual([]);
    expect(complaints(rule, sources)).toEqual([]);
  });

  test("and no file is excused that keeps it", () => {
    expect(needlessExcuses(rule, sources)).toEqual([]);
  });
});

test("nothing is exported for tests alone", () => {
  expect(usedByTestsAlone(sources)).toEqual([]);
});

test("folders of app/ are called like slices, and none of routes is too full to look through", () => {
  const files = globSync("app/**/*.{ts,tsx}");
  expect(misplacedFiles(files, new Set(siteMap.map(({ file }) => `app/${file}`)))).toEqual([]);
});
