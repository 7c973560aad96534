import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Something that a file must not contain, and where it belongs instead. */
export interface SourceRule {
  readonly name: string;
  /** The sentence for somebody who broke the rule. */
  readonly says: string;
  readonly covers: (file: string) => boolean;
  /** Returns what breaks the rule. */
  readonly find: (source: string, file: string) => readonly string[];
  /** The excused files, each with its reason. */
  readonly may?: Readonly<Record<string, string>>;
}

/** The text of files, by their path. */
export type Sources = ReadonlyMap<string, string>;

/** Returns what breaks a rule in these files, each with the sentence that says where it belongs. */
export function complaints({ says, covers, find, may = {} }: SourceRule, sources: Sources): string[] {
  return [...sources].flatMap(([file, source]) =>
    covers(file) && !Object.hasOwn(may, file) ? find(source, file).map((found) => `${file}: ${found}. ${says}`) : [],
  );
}

/** Returns excused files that do not break the rule any more. */
export const needlessExcuses = ({ find, may = {} }: SourceRule, sources: Sources): string[] =>
  Object.keys(may).filter((file) => find(sources.get(file) ?? "", file).length === 0);

/** Reads every file of the code base, as git would commit it. */
export function ownSources(): Sources {
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" });
  const text = files.split("\n").filter((file) => /\.(ts|tsx|mjs|sql|json)$/.test(file) && file !== "db/types.ts" && existsSync(file));
  return new Map(text.map((file) => [file, readFileSync(file, "utf8")]));
}

export const isTest = (file: string): boolean => file.includes(".test.") || file.startsWith("tests/");
export const isIn = (file: string, ...folders: readonly string[]): boolean => folders.some((folder) => file.startsWith(`${folder}/`));

/** Removes comments on lines of their own. */
const withoutComments = (source: string): string => source.replace(/^\s*\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

/** Makes a rule's `find` from an expression: a match outside comments breaks the rule. */
export const matching =
  (expression: RegExp) =>
  (source: string): string[] =>
    [...withoutComments(source).matchAll(expression)].map(([found]) => found.trim());
