import { beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD } from "#db/seed/data/people.ts";
import { testContext } from "./support/context.ts";
import { cookiesOf, enterSite, openWholeSite, type WholeSite } from "./support/whole-site.ts";

// Attempts to break in.

const ctx = await testContext();
let site: WholeSite;
beforeAll(async () => {
  site = await openWholeSite(ctx);
});

const email = "maria.rosario@correo.example";
const right = { email, password: DEMO_PASSWORD };
const FORM = "application/x-www-form-urlencoded";
const openSessions = async () => (await ctx.db.selectFrom("user_sessions").select("id").where("is_active", "=", true).execute()).length;

let visitors = 0;
/** Sends a body to the sign-in from an address of its own. */
const send = (body: BodyInit, headers: Record<string, string> = {}) =>
  site.ask("/login", { method: "POST", body, headers: { "content-type": FORM, "x-forwarded-for": `10.1.0.${++visitors}`, ...headers } });

test.each([
  ["a NUL in the address", `email=maria%00@correo.example&password=x`, 422],
  ["a NUL in the password", `email=${email}&password=agua%00clara`, 401],
  ["a password of 200 KB", `email=${email}&password=${"a".repeat(200_000)}`, 401],
  ["a password of 300 KB", `email=${email}&password=${"a".repeat(300_000)}`, 413],
  ["two addresses", `email=${email}&email=otra@correo.example&password=x`, 422],
  ["lists", `email[]=${email}&password[]=${encodeURIComponent(DEMO_PASSWORD)}`, 422],
  ["an object", JSON.stringify(right), 422],
  ["quotes", `email=${encodeURIComponent(`' or 1=1 --@x.do`)}&password=x`, 422],
  ["nothing", "", 422],
])("%s opens nothing, and is no fault of ours", async (_, body, status) => {
  const before = await openSessions();
  const answer = await send(body);
  expect(answer.status).toBe(status);
  expect(answer.headers.getSetCookie().filter((cookie) => /session/.test(cookie))).toEqual([]);
  expect(await openSessions()).toBe(before);
});

test("the form of another site signs nobody in or out", async () => {
  const cookie = await enterSite(site, right.email, right.password);
  const foreign = { origin: "https://otra.example", "content-type": FORM };
  const before = await openSessions();
  for (const path of ["/login", "/salir", "/registro", "/forgot-password", "/seguridad", "/llave"]) {
    const answer = await site.ask(path, { method: "POST", cookie, headers: foreign, body: new URLSearchParams(right).toString() });
    expect([path, answer.status, answer.headers.getSetCookie()]).toEqual([path, 403, []]);
  }
  expect(await openSessions()).toBe(before);
});

test("a session that somebody put into the browser before is not the one that signing in opens", async () => {
  const planted = `__Host-session=${"a".repeat(32)}.${"b".repeat(43)}%3D`;
  const answer = await send(new URLSearchParams(right).toString(), { cookie: planted });
  expect(answer.status).toBe(303);
  expect(cookiesOf(answer)).toContain("__Host-session=");
  expect(cookiesOf(answer)).not.toContain("a".repeat(32));
  const after = await site.ask("/dashboard/user", { cookie: planted });
  expect(after.headers.get("location")).toBe("/login?sesion=vencida");
});

test("signing in leads nowhere but into this site", async () => {
  for (const [asked, to] of [
    ["/dashboard/user/guardados", "/dashboard/user/guardados"],
    ["//otra.example", "/dashboard/user"],
    ["/\\otra.example", "/dashboard/user"],
    ["/\t/otra.example", "/dashboard/user"],
    ["/\r\nSet-Cookie: a=b", "/dashboard/user"],
  ] as const) {
    const answer = await send(new URLSearchParams(right).toString(), { cookie: `__Host-volver=${encodeURIComponent(asked)}` });
    expect([asked, answer.headers.get("location")]).toEqual([asked, to]);
    expect(answer.headers.getSetCookie().join("\n")).not.toMatch(/^a=b/m);
  }
  const asked = new URLSearchParams({ ...right, siguiente: "//otra.example", next: "//otra.example" });
  expect((await send(asked.toString())).headers.get("location")).toBe("/dashboard/user");
});

test("a session that ends while somebody goes from screen to screen leads back to the screen, never to its data", async () => {
  const cookie = "__Host-equipo=este";
  for (const [asked, back] of [
    ["/dashboard/user/guardados.data?_routes=routes%2Fpatient%2Fsaved", "/dashboard/user/guardados"],
    ["/dashboard/user/progreso/anotar.data?que=cita", "/dashboard/user/progreso/anotar?que=cita"],
  ] as const) {
    const answer = await site.ask(asked, { cookie });
    expect(await answer.text()).toContain("/login?sesion=vencida");
    expect(answer.headers.getSetCookie().join("\n")).toContain(`volver=${encodeURIComponent(back)};`);
  }
});

test("two that sign in at once have a session each, and ending one ends that one", async () => {
  const both = await Promise.all([send(new URLSearchParams(right).toString()), send(new URLSearchParams(right).toString())]);
  const [one, other] = both.map(cookiesOf) as [string, string];
  expect(one).not.toBe(other);
  await site.post("/salir", {}, one);
  const enters = async (cookie: string) => (await site.ask("/dashboard/user", { cookie })).status;
  expect([await enters(one), await enters(other)]).toEqual([302, 200]);
});
