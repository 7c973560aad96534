import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import PatientQuotes, { loader as patientLoader } from "#app/routes/patient/quotes.tsx";
import ProviderRequest, { loader as requestLoader } from "#app/routes/provider/followups/request.tsx";
import ProviderRequests, { loader as listLoader } from "#app/routes/provider/followups/requests.tsx";
import { idOfPerson } from "#db/seed/people.ts";
import { receiversToken } from "#domain/leads/lead-tokens.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, maria, routed } from "#tests/support/leads.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import ProviderQuote, { action, loader } from "./quote.tsx";

const ctx = await testContext();

async function opened() {
  const center = await addCenter(ctx, `ruta-${randomUUID().slice(0, 8)}`);
  await ctx.db
    .insertInto("provider_accounts")
    .values({ user_id: idOfPerson("amaranta"), provider_id: center.id, role: "owner" })
    .execute();
  await ctx.db
    .insertInto("provider_prices")
    .values({
      provider_id: center.id,
      price_line_id: "fiv-propios",
      amount_cents: 490_000,
      informed_on: dayInSantoDomingo(new Date()),
    })
    .execute();
  const { leadId } = await routed(ctx, {
    form: maria,
    kind: "center",
    originSlug: center.slug,
    receiversToken: receiversToken(ctx.keys, { originId: center.id, receivers: [center] }, new Date()),
    ticked: [center.id],
  });
  const { id } = await ctx.db
    .updateTable("offers")
    .set({ status: "purchased" })
    .where("lead_id", "=", leadId)
    .returning("id")
    .executeTakeFirstOrThrow();
  return { center, id, path: `https://cuna.test/dashboard/provider/solicitudes/${id}` };
}

const statusOf = (answer: unknown) => (answer as { init?: ResponseInit }).init?.status ?? (answer as Response).status;
const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (thrown: unknown) => statusOf(thrown),
  );

test("a center sees its opened request, gets back what it typed wrong, sends; the patient reads it, and others find nothing", async () => {
  const { id, path, center } = await opened();
  const amaranta = demoViewer("amaranta");
  const as = (viewer: typeof amaranta, request = new Request(path)) => routeArgs(ctx, request, { id }, {}, viewer);

  expect(drawPage(ProviderRequests, { loaderData: await listLoader(as(amaranta)) })).toContain(">María Rosario</a>");
  expect(drawPage(ProviderRequest, { loaderData: await requestLoader(as(amaranta)) })).toContain(">maria.rosario@correo.example");
  const loaded = await loader(as(amaranta));
  expect(loaded.typed["importe-fiv-propios"]).toBe("4900");
  expect(drawPage(ProviderQuote, { loaderData: loaded })).toContain("desde US$ 4900");

  const typed = { ...loaded.typed, despues: "0", "importe-medicacion-ciclo": "1700", "importe-primera-consulta": "9o" };
  const refused = await action(as(amaranta, formPost(path, { ...typed, accion: "enviar" })));
  expect(statusOf(refused)).toBe(422);
  const refusedData = (refused as { data: { typed: object; errors: Record<string, string> } }).data;
  expect(Object.keys(refusedData.errors)).toEqual(["importe-primera-consulta"]);
  expect(drawPage(ProviderQuote, { loaderData: loaded, actionData: refusedData })).toContain('value="9o"');

  const right = { ...typed, "importe-primera-consulta": "90", "tipo-estudio-pareja": "incluida" };
  const preview = await action(as(amaranta, formPost(path, { ...right, accion: "ver" })));
  expect(drawPage(ProviderQuote, { loaderData: loaded, actionData: preview })).toContain(">US$ 6690<");
  expect(drawPage(PatientQuotes, { loaderData: await patientLoader(as(demoViewer("maria"))) })).toContain("Aún no tienes presupuestos");

  expect(await thrownBy(action(as(amaranta, formPost(path, { ...typed, accion: "guardar", extra: "no" }))))).toBe(303);
  const kept = await loader(as(amaranta));
  expect([kept.typed["importe-primera-consulta"], kept.typed.extra, kept.savedAt]).toEqual(["9o", undefined, expect.any(Date)]);

  expect(await thrownBy(action(as(amaranta, formPost(path, { ...right, accion: "enviar" }))))).toBe(303);
  const again = await action(as(amaranta, formPost(path, { ...right, accion: "enviar" })));
  expect(statusOf(again)).toBe(409);
  const page = drawPage(PatientQuotes, { loaderData: await patientLoader(as(demoViewer("maria"))) });
  for (const text of [center.name, "US$ 6690", "Incluida", "No informado"]) expect(page).toContain(text);

  const stranger = demoViewer("yadira");
  expect(await thrownBy(loader(as(stranger)))).toBe(404);
  expect(await thrownBy(requestLoader(as(stranger)))).toBe(404);
  expect(await thrownBy(action(as(stranger, formPost(path, { ...right, accion: "enviar" }))))).toBe(404);
});

test("a price that differs from the list is changed there from its line, what it leaves out stays, and nobody else can", async () => {
  const { id, path, center } = await opened();
  const amaranta = demoViewer("amaranta");
  const as = (viewer: typeof amaranta, request = new Request(path)) => routeArgs(ctx, request, { id }, {}, viewer);
  await ctx.db.updateTable("provider_prices").set({ not_included: "medicación" }).where("provider_id", "=", center.id).execute();
  const published = () =>
    ctx.db.selectFrom("provider_prices").select(["amount_cents", "not_included"]).where("provider_id", "=", center.id).execute();
  const loaded = await loader(as(amaranta));
  expect(drawPage(ProviderQuote, { loaderData: loaded })).not.toContain("no es lo que publicas");

  const typed = { ...loaded.typed, despues: "0", "importe-fiv-propios": "5100" };
  const preview = await action(as(amaranta, formPost(path, { ...typed, accion: "ver" })));
  expect(drawPage(ProviderQuote, { loaderData: loaded, actionData: preview })).toContain("US$ 5100 no es lo que publicas (US$ 4900)");
  expect(await thrownBy(action(as(demoViewer("yadira"), formPost(path, { ...typed, accion: "lista-fiv-propios" }))))).toBe(404);
  const wrong = await action(as(amaranta, formPost(path, { ...typed, "importe-fiv-propios": "5l00", accion: "lista-fiv-propios" })));
  expect(statusOf(wrong)).toBe(422);
  expect(await published()).toEqual([{ amount_cents: 490_000, not_included: "medicación" }]);

  expect(await thrownBy(action(as(amaranta, formPost(path, { ...typed, accion: "lista-fiv-propios" }))))).toBe(303);
  expect(await published()).toEqual([{ amount_cents: 510_000, not_included: "medicación" }]);
  expect((await loader(as(amaranta))).typed["importe-fiv-propios"]).toBe("5100");
});
