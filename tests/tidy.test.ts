import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseSync } from "@swc/core";
import { describe, expect, test } from "vitest";
import { messageReport } from "../scripts/message-report.ts";

// Checks of the code base itself: what a reviewer would otherwise have to remember.

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => file && existsSync(file));
const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && file !== "db/types.ts");
const read = (file: string) => readFileSync(file, "utf8");

type Node = Record<string, unknown> & { type?: string };

/**
 * Returns whether the value of an arrow function can serve React as a clean-up function: a function, nothing, or the result of a state's
 * setter.
 */
function isCleanUp(body: Node): boolean {
  if (body.type === "ParenthesisExpression") return isCleanUp(body.expression as Node);
  if (body.type === "ConditionalExpression") return isCleanUp(body.consequent as Node) && isCleanUp(body.alternate as Node);
  if (body.type === "CallExpression") return /^set[A-Z]/.test(String((body.callee as Node).value));
  return body.type === "ArrowFunctionExpression" || (body.type === "Identifier" && body.value === "undefined");
}

/**
 * Returns the effects and the callbacks of `ref` whose arrow function has no braces and may return something other than a clean-up
 * function.
 */
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
    const others =
      /^domain\/(README\.md|context\.ts|slices\.mjs|masking\/corpus\/[a-z-]+\.(ts|yaml)|content\/synonyms\.json|directory\/geometry\.json|masking\/second-opinion\.json)$/;
    expect(files.filter((file) => file.startsWith("domain/") && !known.test(file) && !others.test(file))).toEqual([]);
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
  test("those that judge every text of a form themselves are few", () => {
    const judges = code.filter((file) => !file.includes(".test.") && /\bawait readJudgedForm\(/.test(read(file)));
    expect(judges).toEqual([
      "app/forms/identity/sign-in-form.server.ts",
      "app/forms/leads/receive-lead.server.ts",
      "app/forms/threads/act-in-thread.server.ts",
      "app/forms/trip/receive-trip.server.ts",
      "app/routes/public/inbox/advice.tsx",
      "app/routes/public/inbox/contact.tsx",
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
});
