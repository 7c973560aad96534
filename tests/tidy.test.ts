import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseSync } from "@swc/core";
import { describe, expect, test } from "vitest";
import { messageReport } from "../scripts/message-report.ts";

// Checks on the code base itself: what a reviewer would otherwise have to remember.

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => file && existsSync(file));
const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && file !== "db/types.ts");
const read = (file: string) => readFileSync(file, "utf8");
/** The same in every language. */
const PROPER_NAMES = /Santo Domingo|San Francisco de Macorís|República Dominicana/g;

/** Attributes whose values no visitor reads. */
const SILENT = new Set(["className", "class", "d", "style", "sizes", "viewBox", "rel", "preserveAspectRatio", "list", "content"]);

/** Returns what a visitor would read that is written in the code itself: text between tags, in attributes, or with Spanish letters. */
function ownSentences(source: string): string[] {
  const sentences: string[] = [];
  const walk = (node: unknown, attribute: string | undefined): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, value, cooked, name } = node as Record<string, unknown>;
    const text = String((type === "TemplateElement" ? cooked : value) ?? "").replaceAll(PROPER_NAMES, "");
    const spoken = attribute !== undefined && !SILENT.has(attribute) && /\p{L}{3,} \p{L}{2,}/u.test(text);
    if (type === "JSXText" && /\p{L}{2}/u.test(text)) sentences.push(text.trim());
    if ((type === "StringLiteral" || type === "TemplateElement") && (spoken || /[áéíóúñ¿¡]/i.test(text))) sentences.push(text);
    const inside = type === "JSXAttribute" ? (name as { value?: string }).value : attribute;
    for (const part of Object.values(node)) walk(part, inside);
  };
  walk(parseSync(source, { syntax: "typescript", tsx: true }).body, undefined);
  return sentences;
}

type Node = Record<string, unknown> & { type?: string };

/** Returns whether React may take the value of an arrow for a way to clean up: a function, nothing, or what the setter of a state returns. */
function isCleanUp(body: Node): boolean {
  if (body.type === "ParenthesisExpression") return isCleanUp(body.expression as Node);
  if (body.type === "ConditionalExpression") return isCleanUp(body.consequent as Node) && isCleanUp(body.alternate as Node);
  if (body.type === "CallExpression") return /^set[A-Z]/.test(String((body.callee as Node).value));
  return body.type === "ArrowFunctionExpression" || (body.type === "Identifier" && body.value === "undefined");
}

/** Returns the effects and the callbacks of `ref` whose arrow has no braces and may return something that is no way to clean up. */
function effectsWithAnswers(source: string): string[] {
  const found: string[] = [];
  const check = (callback: Node | undefined, name: string) => {
    if (callback?.type !== "ArrowFunctionExpression") return;
    const body = callback.body as Node;
    if (body.type !== "FunctionBody" && !isCleanUp(body)) found.push(name);
  };
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, callee, arguments: given, name, value } = node as Node;
    if (type === "CallExpression") {
      const called = String((callee as Node).value ?? ((callee as Node).property as Node | undefined)?.value);
      if (/^use(Layout|Insertion)?Effect$/.test(called)) check((given as { expression: Node }[])[0]?.expression, called);
    }
    if (type === "JSXAttribute" && (name as Node).value === "ref")
      check((value as Node | undefined)?.expression as Node | undefined, "ref");
    for (const part of Object.values(node)) walk(part);
  };
  walk(parseSync(source, { syntax: "typescript", tsx: true }).body);
  return found;
}

describe("effects", () => {
  test("none returns by its arrow what a call of the platform returns: Chromium's scrollIntoView gives a promise, which React calls", () => {
    const careless = "useEffect(() => box.current.scrollIntoView(), []); <p ref={(box) => box.focus()} />;";
    const careful = "useEffect(() => setOn(true), []); useEffect(() => (on ? () => off() : undefined)); useEffect(() => { go(); });";
    expect(effectsWithAnswers(careless)).toEqual(["useEffect", "ref"]);
    expect(effectsWithAnswers(careful)).toEqual([]);
    const screens = code.filter((file) => file.startsWith("app/") && !file.includes(".test.") && /use\w*Effect\(|\bref=/.test(read(file)));
    expect(screens.length).toBeGreaterThan(20);
    expect(screens.flatMap((file) => effectsWithAnswers(read(file)).map((name) => `${file}: ${name}`))).toEqual([]);
  });
});

describe("names", () => {
  test("a slice of domain/ holds only the known kinds of file, and tells its story", () => {
    const slices = readdirSync("domain", { withFileTypes: true }).filter((entry) => entry.isDirectory());
    for (const { name } of slices) expect(existsSync(join("domain", name, "README.md")), `domain/${name}/README.md`).toBe(true);
    const known = /^domain\/[a-z-]+\/(README\.md|[a-z0-9-]+(\.server)?(\.(db\.|long\.|alone\.)?test)?\.ts)$/;
    const others = /^domain\/(README\.md|context\.ts|slices\.mjs|masking\/corpus\/[a-z-]+\.(ts|yaml)|places\/geometry\.json)$/;
    expect(files.filter((file) => file.startsWith("domain/") && !known.test(file) && !others.test(file))).toEqual([]);
  });

  test("what speaks to the database in domain/ says .server", () => {
    const quiet = code.filter((file) => file.startsWith("domain/") && !file.endsWith(".server.ts") && !file.includes(".test."));
    expect(quiet.length).toBeGreaterThan(50);
    const loud = /^import (?!type).*from "(pg|pg-boss|kysely)"|\bsql`|\.(selectFrom|insertInto|updateTable|deleteFrom|transaction)\(/m;
    expect(quiet.filter((file) => loud.test(read(file)))).toEqual([]);
  });
});

describe("tests", () => {
  test("no test, hook or wait has a limit of time of its own, since a slow machine would be called a fault", () => {
    const tests = code.filter((file) => /\.test\.tsx?$/.test(file) || file.startsWith("tests/support/"));
    const limit = /^\s*\},\s*\d[\d_]*,?\s*\);$|\{ timeout: \d|^\s*timeout: \d|for \(.*Date\.now\(\) \+ \d/m;
    expect(tests.filter((file) => limit.test(read(file)))).toEqual([]);
  });
});

describe("commands and rules", () => {
  test("no day is taken from a clock as UTC has it, which is tomorrow from eight in the evening on", () => {
    const today = /(?:new Date\(\)|[nN]ow)\.toISOString\(\)\.slice\(0, 10\)/;
    const all = code.filter((file) => /^(app|domain|emails|platform|server|tests|worker)\//.test(file));
    expect(all.filter((file) => today.test(read(file)))).toEqual([]);
  });

  test("a posted form is read in one place, which refuses what cannot be stored; those that judge every text themselves are few", () => {
    const readers = code.filter((file) => /^(app|server)\//.test(file) && !file.includes(".test.") && read(file).includes(".formData()"));
    expect(readers).toEqual(["app/forms/read-form.server.ts"]);
    const judges = code.filter((file) => !file.includes(".test.") && /\bawait readJudgedForm\(/.test(read(file)));
    expect(judges).toEqual([
      "app/forms/account/sign-in-form.server.ts",
      "app/forms/leads/receive-lead.server.ts",
      "app/forms/threads/act-in-thread.server.ts",
      "app/forms/trip/receive-trip.server.ts",
      "app/routes/public/advice.tsx",
      "app/routes/public/contact.tsx",
    ]);
  });

  test("every command, which is what opens a transaction, is used by a test, or by a command of domain/ that is", () => {
    const commands = files.filter((file) => /^domain\/.*\.server\.ts$/.test(file) && read(file).includes(".transaction()"));
    const tests = files
      .filter((file) => file.includes(".test."))
      .map(read)
      .join("\n");
    expect(commands.length).toBeGreaterThan(3);
    const callers = (file: string) => files.filter((other) => other.startsWith("domain/") && read(other).includes(`/${basename(file)}"`));
    expect(commands.filter((file) => ![file, ...callers(file)].some((called) => tests.includes(basename(called))))).toEqual([]);
  });

  test("migrations say nothing that PostgreSQL 15 does not know, the oldest that the site runs on", () => {
    const newer = new RegExp(
      [
        "set expression", // 17
        "\\) virtual\\b|without overlaps|not enforced|\\bperiod \\w+\\)", // 18
        "\\bmerge into\\b[^;]*\\breturning|when not matched by source|returning (with|old\\.|new\\.)",
        "\\b(any_value|json_(table|exists|value|query|scalar|serialize|array|arrayagg|object|objectagg)|random_normal|pg_input_is_valid)\\(",
        "\\b(uuidv[47]|uuid_extract_\\w+|casefold|unicode_assigned|array_(sample|shuffle|sort|reverse)|to_bin|to_oct|erfc?|crc32c?)\\(",
        "\\brandom\\([^)]|\\bis (not )?json\\b|locale_provider|builtin_locale|on_error|alter default privileges.*maintain",
        "(?<![\\w'.$])\\d+_\\d|(?<![\\w'])0[xob][0-9a-f]", // 16: 1_000 and 0xff
      ].join("|"),
      "i",
    );
    expect("alter table pages alter column tsv set expression as ('')").toMatch(newer);
    expect("select json_table(x), random(1, 6), 10_000").toMatch(newer);
    const told = readdirSync("db/migrations").filter((file) => newer.test(read(`db/migrations/${file}`).replace(/--.*$|'[^']*'/gm, "")));
    expect(told).toEqual([]);
  });

  test("migrations are SQL files, each with a number of its own", () => {
    const migrations = readdirSync("db/migrations");
    expect(migrations.filter((name) => !/^\d{4}_[a-z0-9_]+\.sql$/.test(name))).toEqual([]);
    expect(new Set(migrations.map((name) => name.slice(0, 4))).size).toBe(migrations.length);
  });
});

describe("texts", () => {
  test("each file of Spanish messages holds only keys of its noun", () => {
    const present = readdirSync("messages/es").map((name) => `messages/es/${name}`);
    expect(present.length).toBeGreaterThan(50);
    for (const file of present) {
      const noun = basename(file, ".json");
      const keys = Object.keys(JSON.parse(read(file))).filter((key) => key !== "$schema");
      expect(
        keys.filter((key) => !key.startsWith(`${noun}_`)),
        file,
      ).toEqual([]);
    }
  });

  test("every message is used somewhere", () => {
    const [spanish, ...others] = messageReport();
    expect(spanish!.keys).toBeGreaterThan(1_000);
    for (const { locale, unused } of [spanish!, ...others]) expect(unused, locale).toEqual([]);
  });

  test("screens and mails hold no sentence of their own", () => {
    const screens = code.filter(
      (file) => /^(app|emails)\/.*\.tsx$/.test(file) && !file.includes(".test.") && !file.startsWith("app/routes/dev/"),
    );
    expect(screens.length).toBeGreaterThan(200);
    expect(screens.flatMap((file) => ownSentences(read(file)).map((sentence) => `${file}: ${sentence}`))).toEqual([]);
  });
});

describe("sources", () => {
  test("the environment is read in one place", () => {
    const readers = code.filter(
      (file) =>
        /^(app|domain|worker|emails|texts|platform|server)\//.test(file) && !file.includes(".test.") && /process\.env/.test(read(file)),
    );
    expect(readers).toEqual(["platform/env.ts"]);
  });

  test("numbers and dates are written in one place", () => {
    const writers = code.filter(
      (file) => /^(app|domain|worker|emails|texts)\//.test(file) && /\bIntl\.(Number|DateTime)|toLocale(Date|Time)?String/.test(read(file)),
    );
    expect(writers).toEqual([]);
  });
});
