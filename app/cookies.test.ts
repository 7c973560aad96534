import { expect, test } from "vitest";
import { readCookie, serialiseCookie } from "./cookies.server.ts";

test("a cookie is read back as it was set, beside others, however they are spaced", () => {
  const set = serialiseCookie("guardados", "a-b.c-d", { secure: false, readByScript: true });
  expect(set).toBe("guardados=a-b.c-d; Max-Age=31536000; Path=/; SameSite=Lax");
  for (const header of ["guardados=a-b.c-d", "x=1;guardados=a-b.c-d; y=2", "xguardados=no; guardados=a-b.c-d"])
    expect(readCookie(header, "guardados", false)).toBe("a-b.c-d");
  for (const header of [undefined, null, "", "xguardados=no", "guardados", "=;;"])
    expect(readCookie(header, "guardados", false)).toBeUndefined();
});

test("over HTTPS no other host can set it, and no script reads it unless it may", () => {
  const set = serialiseCookie("lead-sent", "1.x.y", { secure: true });
  expect(set).toBe("__Host-lead-sent=1.x.y; Max-Age=1800; Path=/; HttpOnly; Secure; SameSite=Lax");
  expect(readCookie("lead-sent=forged; __Host-lead-sent=1.x.y", "lead-sent", true)).toBe("1.x.y");
});

test("an empty value takes it away", () => {
  expect(serialiseCookie("comparar", "", { secure: false })).toContain("comparar=; Max-Age=0;");
});
