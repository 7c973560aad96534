import { expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { routeArgs } from "#tests/support/route-args.tsx";
import { action, loader } from "./draft-key.ts";

// The key of what somebody has typed and not sent: the browser keeps the words, and only its cookie leads to the key.

const ctx = await testContext();
const address = "https://cuna.test/api/borrador";
const headersOf = (cookie?: string) => (cookie ? { headers: { cookie } } : {});
const ask = (cookie?: string) => loader(routeArgs(ctx, new Request(address, headersOf(cookie))) as never);
const post = (fields: Record<string, string> = {}, cookie?: string) =>
  action(routeArgs(ctx, new Request(address, { method: "POST", body: new URLSearchParams(fields), ...headersOf(cookie) })) as never);
const cookieOf = (response: Response) => response.headers.getSetCookie().join("\n");
const keyOf = async (response: Response) => ((await response.json()) as { key: string }).key;

test("a browser without the cookie gets no key; who begins to type gets one that only this browser's cookie brings back", async () => {
  expect((await ask()).status).toBe(404);
  const made = await post();
  expect(cookieOf(made)).toMatch(/^__Host-borrador=[^;]+; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(made.headers.get("cache-control")).toBe("no-store");
  const cookie = cookieOf(made).split(";")[0]!;
  const key = await keyOf(made);
  expect(Buffer.from(key, "base64url")).toHaveLength(32);
  expect(cookie).not.toContain(key);
  expect(await keyOf(await ask(cookie))).toBe(key);
  // Typing on does not prolong it.
  const again = await post({}, cookie);
  expect([await keyOf(again), cookieOf(again)]).toEqual([key, ""]);
  expect(await keyOf(await post())).not.toBe(key);
});

test("a cookie that is over, or that nobody gave, leads to no key", async () => {
  const cookie = cookieOf(await post()).split(";")[0]!;
  const [until, secret] = cookie.split("=")[1]!.split(".") as [string, string];
  const over = `__Host-borrador=${(Number.parseInt(until, 36) - 28_801).toString(36)}.${secret}`;
  for (const wrong of [over, "__Host-borrador=x", `__Host-borrador=${until}.short`, `__Host-borrador=zzzzzzzzz.${secret}`])
    expect((await ask(wrong)).status, wrong).toBe(404);
});

test("forgetting takes the key away", async () => {
  const cookie = cookieOf(await post()).split(";")[0]!;
  expect(cookieOf(await post({ accion: "olvidar" }, cookie))).toMatch(/^__Host-borrador=; Max-Age=0;/);
});
