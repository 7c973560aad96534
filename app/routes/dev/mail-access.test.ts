import { expect, test } from "vitest";
import { readEnv } from "#platform/env.ts";
import { mayShowMail, readMailId } from "./mail-access.ts";

const site = (set: Record<string, string>, embedded: boolean) => {
  const env = readEnv({ SECRET_KEY: "k".repeat(32), ...set });
  return mayShowMail({ env, embedded, publicUrl: env.PUBLIC_URL });
};

test("kept mail is shown by the demonstration and on one's own machine, and by no site that serves people", () => {
  expect(site({}, true)).toBe(true);
  expect(site({}, false)).toBe(true);
  expect(site({ PUBLIC_URL: "https://demo.cuna.example" }, true)).toBe(true);
  expect(site({ PUBLIC_URL: "https://cuna.example" }, false)).toBe(false);
  expect(site({ SMTP_URL: "smtp://mail.example" }, true)).toBe(false);
  expect(site({ SMTP_URL: "smtp://mail.example" }, false)).toBe(false);
});

test.each(["0", "-1", "1.5", "abc", "", "9".repeat(30), null])("%j names no mail", (raw) => {
  expect(readMailId(raw)).toBeUndefined();
});
