import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { type InlangSettings, messageReport } from "../scripts/message-report.ts";

// Checks on the code base itself: what a reviewer would otherwise have to remember.

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => file && existsSync(file));
const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && file !== "db/types.ts");
const read = (file: string) => readFileSync(file, "utf8");
/** The same in every language. */
const PROPER_NAMES = /Santo Domingo|San Francisco de Macorís|República Dominicana/g;
const settings = JSON.parse(read("project.inlang/settings.json")) as InlangSettings;
const patterns = settings["plugin.inlang.messageFormat"].pathPattern;

describe("names", () => {
  test("no folder or file is a drawer for everything", () => {
    expect(files.filter((file) => /(^|\/)(utils?|misc|lib|helpers?|common|shared)(\/|\.[a-z]+$)/i.test(file))).toEqual([]);
  });

  test("a slice of domain/ holds only the known kinds of file, and tells its story", () => {
    const slices = readdirSync("domain", { withFileTypes: true }).filter((entry) => entry.isDirectory());
    for (const { name } of slices) expect(existsSync(join("domain", name, "README.md")), `domain/${name}/README.md`).toBe(true);
  });

  test("what speaks to the database in domain/ says .server", () => {
    const loud = code.filter((file) => file.startsWith("domain/") && !/\.(server|test)\.ts$/.test(file) && !file.includes(".test."));
    expect(loud.filter((file) => /from "(pg|pg-boss)"|\bsql`/.test(read(file)))).toEqual([]);
  });
});

describe("commands and rules", () => {
  test("every command, which is what opens a transaction, is called by a test", () => {
    const commands = files.filter((file) => /^domain\/.*\.server\.ts$/.test(file) && read(file).includes(".transaction()"));
    const tests = files
      .filter((file) => file.includes(".test."))
      .map(read)
      .join("\n");
    expect(commands.length).toBeGreaterThan(3);
    const callers = (file: string) => files.filter((other) => other.startsWith("domain/") && read(other).includes(`/${basename(file)}"`));
    expect(commands.filter((file) => ![file, ...callers(file)].some((called) => tests.includes(basename(called))))).toEqual([]);
  });

  test("migrations are plain SQL, numbered, forward only", () => {
    const migrations = readdirSync("db/migrations");
    expect(migrations.filter((name) => !/^\d{4}_[a-z0-9_]+\.sql$/.test(name))).toEqual([]);
    expect(new Set(migrations.map((name) => name.slice(0, 4))).size).toBe(migrations.length);
  });
});

describe("texts", () => {
  const messages = (locale: string) => patterns.map((pattern) => pattern.replace("{locale}", locale).replace(/^\.\//, ""));

  test("each file of Spanish messages is listed, exists, and holds only keys of its noun", () => {
    const present = readdirSync("messages/es")
      .map((name) => `messages/es/${name}`)
      .sort();
    expect(present).toEqual(messages("es").sort());
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
    const [spanish, ...others] = messageReport(settings);
    expect(spanish!.keys).toBeGreaterThan(1_000);
    for (const { locale, unused } of [spanish!, ...others]) expect(unused, locale).toEqual([]);
  });

  test("components hold no Spanish sentence of their own", () => {
    const screens = code.filter(
      (file) => /^(app|emails)\/.*\.tsx$/.test(file) && !file.includes(".test.") && !file.startsWith("app/routes/dev/"),
    );
    const guilty = screens.flatMap((file) =>
      read(file)
        .replaceAll(PROPER_NAMES, "")
        .split("\n")
        .filter((line) => !/^\s*(\/\/|\*|\/\*)/.test(line) && /[>"'`][^<>"'`{}]*[áéíóúñ¿¡][^<>"'`{}]*["'`<]/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(guilty).toEqual([]);
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

  test("nothing is left open", () => {
    // The words are put together here so that this file does not find itself.
    const open = new RegExp(`\\b(${["TO" + "DO", "FIX" + "ME", "X" + "XX", "Lorem" + " ipsum"].join("|")})\\b`);
    expect(code.filter((file) => open.test(read(file)))).toEqual([]);
  });

  test("a file past 250 lines has its reason in docs/decisions/long-files.md", () => {
    const reasons = existsSync("docs/decisions/long-files.md") ? read("docs/decisions/long-files.md") : "";
    const long = [...code, ...files.filter((file) => file.endsWith(".css"))].filter((file) => read(file).split("\n").length > 251);
    expect(long.filter((file) => !reasons.includes(file) && !reasons.includes(`${dirname(file)}/`))).toEqual([]);
  });
});
