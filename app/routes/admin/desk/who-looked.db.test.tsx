import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { openLeadForAdmin } from "#domain/desk/lead-detail.server.ts";
import { m } from "#messages/m.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, submitted } from "#tests/support/leads.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import Find, { action as find } from "./find.tsx";
import Account, { loader as openAccount } from "./person.tsx";
import Request, { loader as openRequest } from "./request.tsx";

const ctx = await testContext();
const lia = demoViewer("lia");
const FIND = "https://cuna.test/dashboard/admin/buscar";
const lookUp = async (q: string) => (await find(routeArgs(ctx, formPost(FIND, { q }), {}, {}, lia) as never)) as { hits: unknown[] };
const request = async (id: string) =>
  drawPage(Request as never, {
    loaderData: await openRequest(routeArgs(ctx, new globalThis.Request(`https://cuna.test/x/${id}`), { id }, {}, lia) as never),
  });
const account = async (id: string) =>
  drawPage(Account as never, {
    loaderData: await openAccount(routeArgs(ctx, new globalThis.Request(`https://cuna.test/x/${id}`), { id }, {}, lia) as never),
  });
const lines = (html: string) => [...html.matchAll(/>([^<>]* (?:la buscó por|abrió el contacto)[^<>]*)</g)].map(([, words]) => words);

test("who opened a contact, or found a person by telephone, name or number, stands on the request with the moment; else that nobody did", async () => {
  await addCenter(ctx, "quien-mira");
  const form = person({ nombre: "Zulema", apellido: "Incháustegui", telefono: "+1 809 555 0942", email: `${randomUUID()}@correo.example` });
  const { leadId, number } = await submitted(ctx, { originSlug: "quien-mira", form });
  const other = await submitted(ctx, { originSlug: "quien-mira", form: person({ email: `${randomUUID()}@correo.example` }) });
  expect(await request(leadId)).toContain(m.desk_looked_nobody());
  await openLeadForAdmin({ ...ctx, actor: `admin:${lia.userId}` }, lia.userId, leadId);
  const found = await lookUp("809 555 0942");
  await lookUp("zulema inchaustegui");
  await find(routeArgs(ctx, formPost(FIND, { q: number }), {}, {}, lia) as never).catch(() => {});
  const html = await request(leadId);
  expect(lines(html)).toEqual([
    "Lía Almonte la buscó por un número",
    "Lía Almonte la buscó por su nombre",
    "Lía Almonte la buscó por su teléfono",
    "Lía Almonte abrió el contacto",
  ]);
  expect(html).not.toContain(m.desk_looked_nobody());
  expect(await request(other.leadId)).toContain(m.desk_looked_nobody());
  expect(lines(drawPage(Find as never, { loaderData: { words: null, groups: [] }, actionData: found }))).toEqual([
    "Lía Almonte la buscó por su teléfono",
    "Lía Almonte abrió el contacto",
  ]);
});

test("an account shows who found it, also by a request of its mailbox", async () => {
  const maria = idOfPerson("maria");
  expect(await account(maria)).toContain(m.desk_looked_nobody());
  await lookUp("maria.rosario@correo.example");
  expect(lines(await account(maria))).toEqual(["Lía Almonte la buscó por su correo"]);
  const { leadId } = await submitted(ctx, { originSlug: "quien-mira", form: person({ email: "maria.rosario@correo.example" }) });
  await openLeadForAdmin({ ...ctx, actor: `admin:${lia.userId}` }, lia.userId, leadId);
  expect(lines(await account(maria))).toEqual(["Lía Almonte abrió el contacto", "Lía Almonte la buscó por su correo"]);
});
