import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** What must not stand in a file, and where it belongs instead. */
export interface SourceRule {
  readonly name: string;
  /** The sentence that whoever broke the rule reads. */
  readonly says: string;
  readonly covers: (file: string) => boolean;
  /** Returns what stands there against the rule. */
  readonly find: (source: string, file: string) => readonly string[];
  /** The files that may, each with its reason. */
  readonly may?: Readonly<Record<string, string>>;
}

/** The text of files, by their path. */
export type Sources = ReadonlyMap<string, string>;

/** Returns what breaks a rule among these files, each with the sentence that says where it belongs. */
export function complaints({ says, covers, find, may = {} }: SourceRule, sources: Sources): string[] {
  return [...sources].flatMap(([file, source]) =>
    covers(file) && !Object.hasOwn(may, file) ? find(source, file).map((found) => `${file}: ${found}. ${says}`) : [],
  );
}

/** Returns the files that a rule excuses although they keep it by now. */
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

/** Takes out what stands in comments on lines of their own. */
const withoutComments = (source: string): string => source.replace(/^\s*\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

/** Makes a rule's `find` of an expression: what it matches outside comments is against the rule. */
export const matching =
  (expression: RegExp) =>
  (source: string): string[] =>
    [...withoutComments(source).matchAll(expression)].map(([found]) => found.trim());
