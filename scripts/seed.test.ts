import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const seed = (args: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, ["scripts/seed.ts", ...args], { env: { PATH: process.env.PATH, ...env }, encoding: "utf8" });

// Nothing listens there, so a script that continued would fail with another sentence.
const own = { DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none", SECRET_KEY: "a secret of at least 32 characters" };

test("a database given by DATABASE_URL gets no fictional center without --force", () => {
  const { status, stderr } = seed([], own);
  expect(status).toBe(1);
  expect(stderr).toContain("npm run seed -- --force");
});

test("a site that serves people gets no fictional center without --force", () => {
  const { status, stderr } = seed([], { PUBLIC_URL: "https://cuna.example", SECRET_KEY: own.SECRET_KEY });
  expect(status).toBe(1);
  expect(stderr).toContain("npm run seed -- --force");
});

test.each([
  [["--providers", "many"], "--providers takes a whole number"],
  [["--clear", "--providers", "10"], "give one of them"],
  [["--wat"], "Usage: npm run seed"],
])("%j is refused with one sentence", (args, sentence) => {
  const { status, stderr } = seed(args, own);
  expect(status).toBe(1);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain("    at ");
});
