import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { EnvMistakes, readEnv } from "./env.ts";

const base = fs.mkdtempSync(path.join(os.tmpdir(), "cuna-env-"));
afterAll(() => fs.rmSync(base, { recursive: true, force: true }));
const DATA_DIR = path.join(base, "data");
const KEY = "0123456789abcdef0123456789abcdef";
const read = (source: Record<string, string>) => readEnv({ DATA_DIR, ...source });

function mistakesOf(source: Record<string, string>): readonly string[] {
  try {
    read(source);
    return [];
  } catch (error) {
    if (error instanceof EnvMistakes) return error.mistakes;
    throw error;
  }
}

test("without anything set, it is the site on this machine", () => {
  expect(read({})).toMatchObject({ production: false, PORT: 3000, PUBLIC_URL: "http://localhost:3000", DATABASE_URL: undefined });
  expect(read({ PORT: "8080" }).PUBLIC_URL).toBe("http://localhost:8080");
});

test("an empty variable is an absent one, as compose files write it", () => {
  expect(read({ PORT: "", SMTP_URL: "  ", TRUSTED_PROXY: "" })).toMatchObject({
    PORT: 3000,
    SMTP_URL: undefined,
    TRUSTED_PROXY: undefined,
  });
});

test.for([
  ["PORT", "http"],
  ["PORT", "65536"],
  ["PORT", "-1"],
  ["PORT", "80.5"],
  ["PUBLIC_URL", "cuna.do"],
  ["PUBLIC_URL", "https://cuna.do/inicio"],
  ["PUBLIC_URL", "ftp://cuna.do"],
  ["DATABASE_URL", "mysql://localhost/cuna"],
  ["DATABASE_URL", "localhost:5432"],
  ["SMTP_URL", "smtp.example.com"],
  ["SMTP_URL", "https://smtp.example.com"],
  ["MAIL_FROM", "Cuna"],
  ["MAIL_FROM", "Cuna <hola>, otro@cuna.do"],
  ["SECRET_KEY", "short"],
  ["SECRET_KEY", `${KEY},short`],
  ["TRUSTED_PROXY", "proxy.example.com"],
  ["TRUSTED_PROXY", "10.0.0.0/33"],
  ["TRUSTED_PROXY", "10.0.0.1 10.0.0.2"],
] as const)("%s = %s is one mistake, in one sentence that names the variable", ([name, value]) => {
  const mistakes = mistakesOf({ [name]: value });
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]).toMatch(new RegExp(`^${name} should be [^\\n]+\\.$`));
});

test("all mistakes are said at once", () => {
  expect(mistakesOf({ PORT: "x", SMTP_URL: "x", MAIL_FROM: "x" }).map((sentence) => sentence.split(" ")[0])).toEqual([
    "PORT",
    "SMTP_URL",
    "MAIL_FROM",
  ]);
});

test("what may hold a password is not repeated", () => {
  const all = mistakesOf({ DATABASE_URL: "mysql://u:hunter2@x", SMTP_URL: "http://u:hunter2@x", SECRET_KEY: "hunter2" });
  expect(all).toHaveLength(3);
  expect(all.join()).not.toContain("hunter2");
});

test("what is right is taken as it was meant", () => {
  const env = read({
    PUBLIC_URL: "https://cuna.do/",
    DATABASE_URL: "postgres://cuna:x@db/cuna",
    SMTP_URL: "smtps://u:p@smtp.example.com",
    MAIL_FROM: "hola@cuna.do",
    SECRET_KEY: `${KEY}, ${KEY}-new`,
    TRUSTED_PROXY: "10.0.0.0/8, ::1",
  });
  expect(env).toMatchObject({ PUBLIC_URL: "https://cuna.do", TRUSTED_PROXY: "10.0.0.0/8, ::1", secretKeys: [KEY, `${KEY}-new`] });
});

test("a production site on its own database has to be given its key", () => {
  const site = { NODE_ENV: "production", DATABASE_URL: "postgres://db/cuna" };
  expect(mistakesOf(site)).toEqual([expect.stringMatching(/^SECRET_KEY is missing: [^\n]+\.$/)]);
  expect(mistakesOf({ ...site, SECRET_KEY: KEY })).toEqual([]);
  expect(mistakesOf({ NODE_ENV: "production" })).toEqual([]);
});

test("a key that was not given is made once, and only its owner may read it", () => {
  const [key] = read({}).secretKeys;
  expect(key.length).toBeGreaterThanOrEqual(32);
  expect(read({}).secretKeys).toEqual([key]);
  expect(fs.statSync(path.join(DATA_DIR, "secret-key")).mode & 0o777).toBe(0o600);
  expect(readEnv({ DATA_DIR: path.join(base, "other") }).secretKeys).not.toEqual([key]);
});

test("a damaged key, and a folder that cannot be written to, are said", () => {
  const damaged = path.join(base, "damaged");
  fs.mkdirSync(damaged);
  fs.writeFileSync(path.join(damaged, "secret-key"), "");
  expect(mistakesOf({ DATA_DIR: damaged })).toEqual([expect.stringContaining("damaged")]);
  expect(mistakesOf({ DATA_DIR: path.join(damaged, "secret-key/data") })).toEqual([expect.stringMatching(/^DATA_DIR should be a folder/)]);
});
