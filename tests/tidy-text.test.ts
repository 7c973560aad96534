import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

// Checks on every text file of the code base, whatever its language.

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => file && existsSync(file));
/** Written by programs and not read by people. */
const GENERATED = ["package-lock.json", "db/types.ts"];
const texts = new Map(
  files
    .filter((file) => !GENERATED.includes(file))
    .map((file) => [file, readFileSync(file)] as const)
    .filter(([, bytes]) => !bytes.includes(0))
    .map(([file, bytes]) => [file, bytes.toString("utf8")] as const),
);
const textsOf = (matches: RegExp) => [...texts].filter(([file]) => matches.test(file));
/** Returns «file: text» for each match in each of the texts. */
const found = (pattern: RegExp, among: Iterable<readonly [string, string]> = texts) =>
  [...among].flatMap(([file, text]) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match.trim()}`));

test("every kind of text file is read", () => {
  for (const kind of ["ts", "tsx", "mjs", "css", "sql", "md", "json", "yaml", "svg", "py"])
    expect(textsOf(new RegExp(`[.]${kind}$`)), kind).not.toEqual([]);
});

test("texts about returns take their days and months from the rule, and write none by hand", () => {
  const number = "(?:\\d+|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|treinta)";
  const time = new RegExp(`(?<!Últimas )\\b${number} (?:días?|semanas?|mes(?:es)?|horas?)\\b`);
  const aboutReturns = /dev(?:olv|oluci|uelv)|pagó vuelve|"\w*_return/i;
  // A paragraph, an item of a list and a message are a line each.
  const byHand = (files: RegExp) =>
    textsOf(files).flatMap(([file, text]) =>
      text
        .split("\n")
        .filter((line) => aboutReturns.test(line) && time.test(line))
        .map((line) => `${file}: ${line}`),
    );
  expect(byHand(/^messages\/es\//)).toEqual([]);
  expect(byHand(/^content\/es\/(pages|questions)/)).toEqual([]);
});

test("nothing is left open", () => {
  // The words are put together here so that this file does not find itself.
  const open = ["TO" + "DO", "FIX" + "ME", "X" + "XX", "HA" + "CK", "W" + "IP", "Lorem" + " ipsum"];
  expect(found(new RegExp(`\\b(${open.join("|")})\\b`, "g"))).toEqual([]);
});

test("nothing names a folder of somebody's machine, or a registry", () => {
  const home = ["home", "Users", "work"].join("|");
  expect(found(new RegExp(`(?<![\\w.})*/-])/(?:${home})/[\\w./-]*`, "g"))).toEqual([]);
  expect(found(/^.*\bregistry\s*=.*$|"resolved": "(?!https:\/\/registry[.]npmjs[.]org\/).*"/gm, textsOf(/(^|\/)[.]npmrc$/))).toEqual([]);
  expect(readFileSync("package-lock.json", "utf8")).not.toMatch(/"resolved": "(?!https:\/\/registry[.]npmjs[.]org\/)/);
});

describe("length", () => {
  const MAX_LINES = 250;
  const long = [...texts].filter(([, text]) => text.trimEnd().split("\n").length > MAX_LINES).map(([file]) => file);
  const reasons = [...texts.get("docs/decisions/long-files.md")!.matchAll(/^\| `([^`]+)` \| \S/gm)].map(([, file]) => file!);

  test(`a file past ${MAX_LINES} lines has its reason in docs/decisions/long-files.md`, () => {
    expect(long.filter((file) => !reasons.includes(file))).toEqual([]);
  });

  test("a file that is short again has no reason there, and none has two", () => {
    expect(reasons.filter((file) => !long.includes(file))).toEqual([]);
    expect(reasons.filter((file, index) => reasons.indexOf(file) !== index)).toEqual([]);
  });
});

describe("names", () => {
  test("no folder or file is a drawer for everything", () => {
    const drawer = /(^|[/-])(utils?|misc|lib|libs|helpers?|common|stuff|index)([./]|$)|(^|\/)shared([./]|$)/i;
    expect(files.filter((file) => drawer.test(file))).toEqual([]);
  });

  test("names of files are lower case with hyphens", () => {
    const known = /(^|\/)(README|CONTRIBUTING|SECURITY)[.]md$|(^|\/)Dockerfile$|^db\/migrations\//;
    expect(files.filter((file) => !known.test(file) && !/^([a-z0-9.$-]+\/)*[a-z0-9.$-]+$/.test(file))).toEqual([]);
  });

  test("nothing is passed on from another module: everybody imports from where it is written", () => {
    expect(found(/^export\s+(type\s+)?(\*|\{[^}]*\})\s*(as \w+\s*)?from .*$/gm, textsOf(/[.](ts|tsx|mjs)$/))).toEqual([]);
  });
});

describe("comments", () => {
  const modules = textsOf(/[.](ts|tsx|mjs|css)$/);
  const COMMENT = /(?<=^|[\s{])\/\*\*?\s[\s\S]*?\*\/|(?<=^|\s)\/\/ .*/gm;
  const comments = modules.flatMap(([file, text]) =>
    [...text.matchAll(COMMENT)].map(([comment]) => [file, comment.replace(/\s*\n[\s*]*/g, " ")] as const),
  );
  /** Words that nobody says any more, and verbs that give things a posture. «To whom» and «stands for» are plain. */
  const ARCHAIC = new RegExp(
    [
      "(?<!\\b(?:to|by|from|about|of|with|for) )\\bwhom\\b",
      "\\b(?:anew|hence|thence|whence|lest|thus|thereby|thereof|whereby|wherein|herein|upon|unto|shall|ought|nought|naught|yonder)\\b",
      "\\b(?:meanwhile|lies|otherwise than|but for|as yet)\\b",
      "\\b(?:stands?|lie) (?:in|beside|at|on|above|below|under|around|last|first|apart|there|here|open|still|with)\\b",
    ].join("|"),
    "gi",
  );

  test("no comment or document is written in words of the past", () => {
    expect(comments.length).toBeGreaterThan(5_000);
    const read = comments.filter(([, comment]) => !comment.includes("biome-ignore"));
    // The list of sources quotes their own words, as content/ does.
    const documents = textsOf(/^(?!content\/|messages\/|docs\/sources[.]md$).*[.]md$/);
    expect(found(new RegExp(`.{0,60}(?:${ARCHAIC.source}).{0,60}`, "gi"), [...read, ...documents])).toEqual([]);
  });

  test("the comment of a function begins with a verb: «Returns null when…»", () => {
    const FUNCTION = /^[ \t]*\/\*\*[\s*]*(?:(?!\*\/)[\s\S])*\*\/\s*\n\s*(?:export )?(?:default )?(?:async )?function\*? \w+/gm;
    const told = found(
      FUNCTION,
      modules.filter(([file]) => file.endsWith(".ts")),
    );
    expect(told.length).toBeGreaterThan(1_000);
    expect(told.filter((comment) => !/^\S+: \/\*\*[\s*]*(?!This\b|Its\b|As\b)[A-Z][a-z]+s\b/.test(comment))).toEqual([]);
  });
});

describe("documents", () => {
  const documents = textsOf(/^(?!content\/).*[.]md$/);
  const scripts = (JSON.parse(texts.get("package.json")!) as { scripts: Record<string, string> }).scripts;
  const code = textsOf(/[.](ts|tsx|mjs|js|sql)$/)
    .map(([, text]) => text)
    .join("\n");
  const names = new Set(files.map((file) => basename(file)));
  /** A path is relative to the root, the document or domain/. A name without folders may be that of any file. */
  const isNamed = (document: string, path: string) =>
    path.includes("/") ? ["", dirname(document), "domain"].some((folder) => existsSync(join(folder, path))) : names.has(path);
  const anchorOf = (heading: string) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, "")
      .trim()
      .replace(/\s/g, "-");

  test("every link leads to a file, and to a heading in it", () => {
    const broken = documents.flatMap(([file, text]) =>
      [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)/g)]
        .filter(([, path, anchor]) => {
          const target = path ? join(dirname(file), path) : file;
          if (!existsSync(target)) return true;
          const headings = [...readFileSync(target, "utf8").matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!));
          return anchor !== undefined && !headings.includes(anchor);
        })
        .map(([link]) => `${file}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  test("every command that is named exists", () => {
    const unknown = [...documents, ...textsOf(/\/.*[.](ts|tsx|mjs)$/)].flatMap(([file, text]) =>
      [...text.matchAll(/npm run ([a-z][a-z:]*)|node (scripts\/[a-z-]+[.](?:ts|mjs))/g)]
        .filter(([, script, program]) => (script ? !scripts[script] : !texts.has(program!)))
        .map(([command]) => `${file}: ${command}`),
    );
    expect(unknown).toEqual([]);
  });

  test("every file that is named exists", () => {
    const unknown = documents.flatMap(([file, text]) =>
      [...text.matchAll(/`((?:[\w.-]+\/)*[\w.-]+[.](?:ts|tsx|mjs|css|sql|md|yaml))`/g)]
        .filter(([, path]) => !/NNNN|^build\/|^[.]/.test(path!) && !isNamed(file, path!))
        .map(([, path]) => `${file}: ${path}`),
    );
    expect(unknown).toEqual([]);
  });

  test("every function and setting that is named is in the code", () => {
    const unknown = documents.flatMap(([file, text]) =>
      [...text.matchAll(/`([a-z]+(?:[A-Z][a-z0-9]+)+)(?:\(\))?`/g)]
        .filter(([, name]) => !new RegExp(`\\b${name}\\b`).test(code))
        .map(([, name]) => `${file}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });
});
