import { describe, expect, test } from "vitest";
import { readEnv } from "#platform/env.ts";
import { mailboxOf } from "#server/route-services.ts";
import { mayShowMail, readMailId } from "./mail-access.ts";

interface Asked {
  at?: string;
  headers?: Record<string, string>;
}

function shown(set: Record<string, string>, { at, headers }: Asked = {}): boolean {
  const env = readEnv({ SECRET_KEY: "k".repeat(32), ...set });
  return mayShowMail(mailboxOf(env), new Request(`${at ?? env.PUBLIC_URL}/dev/correo`, { ...(headers && { headers }) }));
}

describe("kept mail is shown", () => {
  test("by a demonstration, and by no site that serves people", () => {
    expect(shown({})).toBe(true);
    expect(shown({ PUBLIC_URL: "https://demo.cuna.example", DEMONSTRATION: "on" })).toBe(true);
    expect(shown({ PUBLIC_URL: "https://cuna.example" })).toBe(false);
    expect(shown({ LISTEN_ADDRESS: "0.0.0.0" })).toBe(false);
    expect(shown({ DATABASE_URL: "postgres://db/cuna" })).toBe(false);
    expect(shown({ DEMONSTRATION: "off" })).toBe(false);
  });

  test("by none whose mail really goes out", () => {
    expect(shown({ SMTP_URL: "smtp://mail.example" })).toBe(false);
    expect(shown({ SMTP_URL: "smtp://mail.example", DEMONSTRATION: "on" })).toBe(false);
  });

  test.each(["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000", "http://cuna.localhost:3000"])(
    "to this machine, at %s",
    (at) => {
      expect(shown({}, { at })).toBe(true);
    },
  );

  test.each(["http://rebound.example:3000", "http://192.168.1.20:3000", "http://localhost.example"])("not to a page at %s", (at) => {
    expect(shown({}, { at })).toBe(false);
    expect(shown({ LISTEN_ADDRESS: "0.0.0.0", DEMONSTRATION: "on" }, { at })).toBe(false);
  });

  test.each(["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"])(
    "not through a proxy, which adds %s, when the site is this machine's",
    (name) => {
      const headers = { [name]: "for=203.0.113.7" };
      expect(shown({}, { headers })).toBe(false);
      expect(shown({ PUBLIC_URL: "https://demo.cuna.example", DEMONSTRATION: "on" }, { headers })).toBe(true);
    },
  );
});

test.each(["0", "-1", "1.5", "abc", "", "9".repeat(30), null])("%j names no mail", (raw) => {
  expect(readMailId(raw)).toBeUndefined();
});
