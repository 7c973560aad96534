import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Entry {
  /** The English words and the names in backticks in the Code column. */
  words: string[];
  built: boolean;
}

const entries: Entry[] = [...readFileSync("docs/glossary.md", "utf8").matchAll(/^\| [^|-][^|]* \| ([^|]+) \| ([^|]+) \|$/gm)]
  .slice(1)
  .map(([, code = "", meaning = ""]) => ({
    words: [...code.replace(/`[^`]+`|\([^)]*\)/g, "").split(","), ...code.split("`").filter((_, index) => index % 2 === 1)]
      .map((word) => word.trim())
      .filter(Boolean),
    built: !meaning.startsWith("*Not built yet.*"),
  }));

const folders = ["app", "db", "domain", "emails", "platform", "server", "texts", "worker"];
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...folders], { encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.(ts|tsx|sql)$/.test(file) && !file.includes(".test.") && existsSync(file));

/** Removes the differences between `caller_word`, `callerWord` and «caller word». */
const plain = (word: string) => word.replace(/'s\b|[^A-Za-z]/g, "").toLowerCase();

test("the code uses each word of the glossary that is not marked as not built yet", () => {
  const code = new Set(files.flatMap((file) => readFileSync(file, "utf8").match(/[\w-]+/g) ?? []).map(plain));
  const names = [...code];
  const isUsed = (word: string) =>
    word
      .split(/[.=]/)
      .map(plain)
      .filter(Boolean)
      .every((part) => names.some((name) => name.includes(part)));
  expect(entries.length).toBeGreaterThan(30);
  expect(entries.filter(({ built }) => built).flatMap(({ words }) => words.filter((word) => !isUsed(word)))).toEqual([]);
});

test("a word that is marked as not built yet has no slice of its name", () => {
  const unbuilt = entries.filter(({ built }) => !built).map(({ words }) => words[0]!);
  expect(unbuilt.filter((word) => existsSync(`domain/${word}`) || existsSync(`domain/${word}s`))).toEqual([]);
});
