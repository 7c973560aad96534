import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { EnvMistakes, readEnv } from "./env.ts";
import { warningsOf } from "./env-warnings.ts";

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

test("without any variable, the site serves this machine", () => {
  expect(read({})).toMatchObject({ production: false, PORT: 3000, PUBLIC_URL: "http://localhost:3000", DATABASE_URL: undefined });
  expect(read({ PORT: "8080" }).PUBLIC_URL).toBe("http://localhost:8080");
});

test("an empty variable counts as unset, as compose files write it", () => {
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
  ["BACKUPS_URL", "s3.example.com/cuna"],
  ["FILES_URL", "s3.example.com/cuna"],
  ["FILES_URL", "https://s3.example.com/cuna"],
  ["FILES_URL", "s3://KEY:SECRET@cuna"],
  ["FILES_URL", "https://KEY:SEC/RET@s3.example.com/cuna"],
  ["SMTP_URL", "https://smtp.example.com"],
  ["MAIL_FROM", "Cuna"],
  ["MAIL_FROM", "Cuna <hola>, otro@cuna.do"],
  ["SECRET_KEY", "short"],
  ["SECRET_KEY", `${KEY},short`],
  ["SECRET_KEY", `${KEY},autumn:short`],
  ["SECRET_KEY", `autumn:${KEY},autumn:${KEY}-new`],
  ["SECRET_KEY", `digest:${KEY}`],
  ["DEMONSTRATION", "yes"],
  ["DEMONSTRATION", "true"],
  ["LISTEN_ADDRESS", "localhost"],
  ["LISTEN_ADDRESS", "10.0.0.0/8"],
  ["TRUSTED_PROXY", "proxy.example.com"],
  ["TRUSTED_PROXY", "10.0.0.0/33"],
  ["TRUSTED_PROXY", "10.0.0.1 10.0.0.2"],
] as const)("%s = %s is reported as one mistake, in a sentence that names the variable", ([name, value]) => {
  const mistakes = mistakesOf({ [name]: value });
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]).toMatch(new RegExp(`^${name} should be [^\\n]+\\.$`));
});

test("all mistakes are reported at once", () => {
  expect(mistakesOf({ PORT: "x", SMTP_URL: "x", MAIL_FROM: "x" }).map((sentence) => sentence.split(" ")[0])).toEqual([
    "PORT",
    "SMTP_URL",
    "MAIL_FROM",
  ]);
});

test("values that may hold a password are not quoted", () => {
  const all = mistakesOf({
    DATABASE_URL: "mysql://u:hunter2@x",
    SMTP_URL: "http://u:hunter2@x",
    FILES_URL: "ftp://u:hunter2@x",
    SECRET_KEY: "hunter2",
  });
  expect(all).toHaveLength(4);
  expect(all.join()).not.toContain("hunter2");
});

test("correct values are read and normalised", () => {
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

test("backups go to another bucket than the files that they hold, by whichever keys", () => {
  const FILES_URL = "https://KEY:SECRET@s3.example.com/cuna";
  const to = (BACKUPS_URL: string) => mistakesOf({ FILES_URL, BACKUPS_URL });
  expect(to("https://OTHER:KEYS@s3.example.com/cuna/")).toEqual([expect.stringMatching(/^BACKUPS_URL should be another bucket/)]);
  expect(to("https://KEY:SECRET@s3.example.com/cuna-backups")).toEqual([]);
});

test("a production site with DATABASE_URL needs SECRET_KEY", () => {
  const site = { NODE_ENV: "production", DATABASE_URL: "postgres://db/cuna" };
  expect(mistakesOf(site)).toEqual([expect.stringMatching(/^SECRET_KEY is missing: [^\n]+\.$/)]);
  expect(mistakesOf({ ...site, SECRET_KEY: KEY })).toEqual([]);
  expect(mistakesOf({ NODE_ENV: "production" })).toEqual([]);
});

test("without SECRET_KEY a key is made once, in a file that only its owner may read", () => {
  const [key] = read({}).secretKeys;
  expect(key.length).toBeGreaterThanOrEqual(32);
  expect(read({}).secretKeys).toEqual([key]);
  expect(fs.statSync(path.join(DATA_DIR, "secret-key")).mode & 0o777).toBe(0o600);
  expect(readEnv({ DATA_DIR: path.join(base, "other") }).secretKeys).not.toEqual([key]);
});

test("a damaged key file and a folder without write access are reported", () => {
  const damaged = path.join(base, "damaged");
  fs.mkdirSync(damaged);
  fs.writeFileSync(path.join(damaged, "secret-key"), "");
  expect(mistakesOf({ DATA_DIR: damaged })).toEqual([expect.stringContaining("damaged")]);
  expect(mistakesOf({ DATA_DIR: path.join(damaged, "secret-key/data") })).toEqual([expect.stringMatching(/^DATA_DIR should be a folder/)]);
});

test("a key file that others can read is made private", () => {
  const lax = path.join(base, "lax");
  read({ DATA_DIR: lax });
  fs.chmodSync(path.join(lax, "secret-key"), 0o644);
  read({ DATA_DIR: lax });
  expect(fs.statSync(path.join(lax, "secret-key")).mode & 0o777).toBe(0o600);
  expect(fs.statSync(lax).mode & 0o077).toBe(0);
});

describe("the demonstration", () => {
  const database = { DATABASE_URL: "postgres://db/cuna", SECRET_KEY: KEY };
  const shown = (source: Record<string, string>) => read(source).demonstration;

  test("is the default on a site that only this machine reaches", () => {
    expect(shown({})).toBe(true);
    for (const host of ["localhost:8080", "127.0.0.1:3000", "[::1]:3000", "cuna.localhost"])
      expect(shown({ PUBLIC_URL: `http://${host}` })).toBe(true);
    expect(shown({ LISTEN_ADDRESS: "127.0.0.1" })).toBe(true);
  });

  test("is never the default on a site that others can reach, or with DATABASE_URL", () => {
    for (const url of ["https://cuna.do", "http://192.168.1.20:3000", "https://localhost.cuna.do", "http://0.0.0.0:3000"])
      expect(shown({ PUBLIC_URL: url })).toBe(false);
    expect(shown({ LISTEN_ADDRESS: "0.0.0.0" })).toBe(false);
    expect(shown({ LISTEN_ADDRESS: "192.168.1.20" })).toBe(false);
    expect(shown(database)).toBe(false);
  });

  test("follows DEMONSTRATION wherever it is set", () => {
    const sites: Record<string, string>[] = [{ PUBLIC_URL: "https://cuna.do" }, { LISTEN_ADDRESS: "0.0.0.0" }, database];
    for (const site of sites) expect(shown({ ...site, DEMONSTRATION: "on" })).toBe(true);
    expect(shown({ DEMONSTRATION: "off" })).toBe(false);
  });
});

test("a site for this machine listens on loopback only, unless it is told otherwise", () => {
  expect(read({}).listenOn).toEqual(["127.0.0.1", "::1"]);
  expect(read({ PUBLIC_URL: "http://cuna.localhost:3000" }).listenOn).toEqual(["127.0.0.1", "::1"]);
  expect(read({ PUBLIC_URL: "https://cuna.do" }).listenOn).toEqual([]);
  expect(read({ LISTEN_ADDRESS: "0.0.0.0" }).listenOn).toEqual(["0.0.0.0"]);
});

describe("the warnings at each start", () => {
  const told = (source: Record<string, string>) => warningsOf(read(source));

  test("there are none for a site on this machine, or one with every setting", () => {
    expect(told({})).toEqual([]);
    expect(told({ PUBLIC_URL: "https://cuna.do", SMTP_URL: "smtp://mail.example" })).toEqual([]);
  });

  test.each([
    ["that a demonstration shows its mail to everybody", { PUBLIC_URL: "https://cuna.do", DEMONSTRATION: "on" }, /^DEMONSTRATION is on: /],
    [
      "that its passwords are published, and what is changed stays",
      { PUBLIC_URL: "https://cuna.do", DEMONSTRATION: "on" },
      /passwords are published.*stays until/,
    ],
    ["the same in a container", { LISTEN_ADDRESS: "0.0.0.0", DEMONSTRATION: "on" }, /^DEMONSTRATION is on: /],
    ["that mails wait", { PUBLIC_URL: "https://cuna.do" }, /^SMTP_URL is missing: /],
    [
      "that nothing is encrypted on its way",
      { PUBLIC_URL: "http://cuna.do", SMTP_URL: "smtp://mail.example" },
      /^PUBLIC_URL begins with http: /,
    ],
  ])("%s", (_, source, sentence) => {
    expect(told(source)).toEqual([expect.stringMatching(sentence)]);
  });
});
