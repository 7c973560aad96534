import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { savePreferences } from "#domain/offers/criteria.server.ts";
import { NO_CRITERIA } from "#domain/routing/criteria.ts";
import { choosePlace } from "#domain/team/places.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, routed } from "#tests/support/leads.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import Home, { action, loader } from "./home.tsx";

const ctx = await testContext();
const amaranta = demoViewer("amaranta");

const draw = async (viewer = amaranta, query = "") =>
  drawPage(Home, { loaderData: await loader(routeArgs(ctx, new Request(`https://cuna.test/dashboard/provider${query}`), {}, {}, viewer)) });

test("a pause is said on the first screen until its last day, and not after", async () => {
  const { id } = await addCenter(ctx, `pausa-${randomUUID().slice(0, 8)}`);
  const member = { userId: idOfPerson("amaranta"), providerId: id };
  await ctx.db.insertInto("provider_accounts").values({ user_id: member.userId, provider_id: id, role: "owner" }).execute();
  await choosePlace(ctx.db, member.userId, id);
  const pause = (paused: boolean, pausedUntil: string | null) =>
    savePreferences(ctx, member, { criteria: NO_CRITERIA, dailyCap: null, paused, pausedUntil });
  expect(await draw()).not.toContain("en pausa");
  await pause(true, null);
  expect(await draw()).toContain("hasta que la quites");
  await pause(true, "2099-03-01");
  expect(await draw()).toContain("hasta el 1 mar 2099");
  await pause(true, "2020-03-01");
  expect(await draw()).not.toContain("en pausa");
});

test("what somebody said when they registered is not asked twice, and may be changed", async () => {
  const userId = `u-${randomUUID()}`;
  const email = `${userId}@correo.example`;
  await ctx.db.insertInto("users").values({ id: userId, name: "Noemí", email, email_verified: true }).execute();
  const viewer = { ...amaranta, userId, email };
  expect(await draw(viewer)).not.toContain("Esto dijiste al registrarte");
  await ctx.db
    .insertInto("provider_registrations")
    .values({ user_id: userId, provider_type: "clinic", name: "Centro Guayabo", city: "La Romana", services_offered: [] })
    .execute();
  const html = await draw(viewer);
  for (const told of ["Esto dijiste al registrarte", "Centro Guayabo", "La Romana", "Cambiar estos datos"]) expect(html).toContain(told);
  expect(html.indexOf("<details")).toBeLessThan(html.indexOf('name="nombre"'));
});

test("a center that was just published is led, tries a request to itself, and finds the list again from the settings", async () => {
  const { id } = await addCenter(ctx, `estreno-${randomUUID().slice(0, 8)}`);
  await ctx.db.insertInto("provider_accounts").values({ user_id: amaranta.userId, provider_id: id, role: "owner" }).execute();
  await choosePlace(ctx.db, amaranta.userId, id);
  expect(await draw()).not.toContain("Tu primera semana");
  await ctx.db.updateTable("provider_profiles").set({ first_listed_at: new Date() }).where("id", "=", id).execute();
  const post = (hacer: string) =>
    Promise.resolve(
      action(routeArgs(ctx, formPost("https://cuna.test/dashboard/provider", { centro: id, hacer }), {}, {}, amaranta)),
    ).catch(({ status }: Response) => status);
  expect(await draw()).toContain("Enviármela");
  expect(await post("prueba")).toBe(303);
  expect(await draw()).not.toContain(amaranta.email);
  expect(await post("prueba-abrir")).toBe(303);
  expect(await draw()).toContain(amaranta.email);
  expect(await post("prueba-contestar")).toBe(303);
  expect(await draw()).toContain("1 de 5");
  await ctx.db.updateTable("provider_profiles").set({ first_listed_at: null }).where("id", "=", id).execute();
  expect(await draw()).not.toContain("Tu primera semana");
  expect(await draw(amaranta, "?semana=si")).toContain("Tu primera semana");
});

test("a morning shows who waits at their hour, what comes next with its words, and the way to each", async () => {
  const { id, slug } = await addCenter(ctx, `manana-${randomUUID().slice(0, 8)}`);
  await ctx.db.insertInto("provider_accounts").values({ user_id: amaranta.userId, provider_id: id, role: "owner" }).execute();
  await choosePlace(ctx.db, amaranta.userId, id);
  expect(await draw()).toContain("Nadie te espera");
  const { leadId } = await routed(ctx, { originSlug: slug, form: person({ mensaje: "¿Cuántas visitas hacen falta?" }) });
  const offer = await ctx.db.selectFrom("offers").select("id").where("lead_id", "=", leadId).executeTakeFirstOrThrow();
  const html = await draw();
  for (const shown of ["Lo siguiente", "¿Cuántas visitas hacen falta?", "Te espera 1", "Saldo"]) expect(html).toContain(shown);
  expect(html).toMatch(new RegExp(`<a href="/dashboard/provider/solicitudes/${offer.id}"[^>]*><span class="sr-only">[^<]*: Abrir, `));
  await ctx.db.deleteFrom("provider_accounts").where("provider_id", "=", id).execute();
});
