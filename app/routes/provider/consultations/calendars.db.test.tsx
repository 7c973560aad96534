import { expect, test } from "vitest";
import { openAddress } from "#domain/consultations/sealed-address.server.ts";
import { testContext } from "#tests/support/context.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import Calendars, { action, loader } from "./calendars.tsx";

// An address that brings its login along, as calendar programs write it.

const ctx = await testContext();
const her = demoViewer("amaranta");
const URL = "https://cuna.test/dashboard/provider/agenda/calendarios";
const PASSWORD = "zqxw-aplicacion";

const shown = async (actionData?: unknown) => {
  const loaderData = await loader(routeArgs(ctx, new Request(URL), {}, {}, her));
  return { loaderData, html: drawPage(Calendars, { loaderData, actionData } as never) };
};
const { loaderData } = await shown();
const doctorId = loaderData.people[0]!.doctorId ?? "";
const connect = (direccion: string, more: Record<string, string> = {}) =>
  Promise.resolve(
    action(
      routeArgs(ctx, formPost(URL, { hacer: "conectar", persona: doctorId, direccion, usuario: "", clave: "", ...more }), {}, {}, her),
    ),
  ).catch((thrown: unknown) => thrown) as Promise<{ data?: unknown; init?: { status: number }; status?: number }>;

test("its login is sealed with it, and shown nowhere", async () => {
  expect((await connect(`https://uvero:${PASSWORD}@dav.example/uvero/`)).status).toBe(303);
  const rows = await ctx.db
    .selectFrom("consultation_calendars")
    .select(["id", "address", "key_id"])
    .where("host", "=", "dav.example")
    .execute();
  expect(rows).toHaveLength(1);
  const { id, ...sealed } = rows[0]!;
  expect(openAddress(ctx.keys, id, sealed)).toMatchObject({
    url: "https://dav.example/uvero/",
    login: { user: "uvero", password: PASSWORD },
  });
  expect((await shown()).html).not.toMatch(/zqxw|uvero/);
});

test.each([
  ["an address that cannot be read", `http://uvero:${PASSWORD}@dav.example/`, {}],
  ["a login of one half", "https://uvero@dav.example/", {}],
  ["two logins, of which the fields hold a half", `https://ana:${PASSWORD}@dav.example/`, { usuario: "uvero" }],
])("%s is refused with what was typed, and without its password", async (_, direccion, more) => {
  const refused = await connect(direccion, more);
  expect(refused.init?.status).toBe(422);
  const { html } = await shown(refused.data);
  expect(html).not.toContain("zqxw");
  expect(html).toContain('value="uvero"');
  expect(html).toMatch(/value="https?:\/\/dav.example\/"/);
});
