import { expect, test } from "vitest";
import { grantBadge } from "#domain/catalog/award-badge.server.ts";
import { saveBadge } from "#domain/catalog/save-badge.server.ts";
import { centerTold } from "#domain/desk/center-calls.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, routed } from "#tests/support/leads.ts";
import { drawPage, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import Badge, { action as badgeAction, loader as badgeLoader } from "./catalog/badge.tsx";
import Conduct, { action as conductAction, loader as conductLoader } from "./conduct/objections.tsx";
import Calls, { action as callsAction, loader as callsLoader } from "./desk/calls.tsx";
import Returns, { action as returnsAction, loader as returnsLoader } from "./offers/returns.tsx";

const ctx = await testContext();
const lia = demoViewer("lia");

type Fields = Readonly<Record<string, string>>;
const asking = (path: string, fields?: Fields, params = {}) => {
  const request = new Request(`https://cuna.test${path}`, fields ? { method: "POST", body: new URLSearchParams(fields) } : {});
  return routeArgs(ctx, request, params, {}, lia);
};
const sent = (answer: Promise<unknown>) => answer.catch((thrown: unknown) => thrown) as Promise<Response>;
const leadsTo = async (answer: Promise<unknown>) => (await sent(answer)).headers.get("location");

/** Returns center, lead and offer of a request that our team tells a center about by telephone. */
async function toTell(slug: string) {
  const center = await addCenter(ctx, slug, { email: null, phone: "+1 809 555 0177" });
  const { leadId } = await routed(ctx, { originSlug: center.slug });
  const offer = await ctx.db.selectFrom("offers").select("id").where("lead_id", "=", leadId).executeTakeFirstOrThrow();
  return { center, leadId, offerId: offer.id };
}

test("a person who tells a center second is told so in words, on the list as it stood", async () => {
  const { offerId } = await toTell("sin-correo-norte");
  const path = "/dashboard/admin/llamadas?q=norte&orden=centro";
  const tell = (oferta: string) => leadsTo(callsAction(asking(path, { accion: "avisado", oferta })));
  expect((await callsLoader(asking(path))).rows.map(({ id }) => id)).toEqual([offerId]);
  expect(await tell(offerId)).toBe(`${path}&hecho=avisado`);
  for (const gone of [offerId, crypto.randomUUID(), "no-id"]) expect(await tell(gone)).toBe(`${path}&hecho=antes`);
  const told = await callsLoader(asking("/dashboard/admin/llamadas?vista=avisadas&q=norte&hecho=antes"));
  expect(drawPage(Calls as never, { loaderData: told })).toMatch(/Otra persona ya le avisó[\s\S]*Lía/);
});

test("centers to call are more than one page, the one with the least time first; those that were told, the last one first", async () => {
  const made: string[] = [];
  for (let n = 0; n < 27; n++) made.push((await toTell(`costa-callada-${n}`)).offerId);
  for (const [n, id] of made.entries()) {
    const answer_by = new Date(Date.UTC(2026, 5, 1, n));
    await ctx.db.updateTable("offers").set({ answer_by }).where("id", "=", id).execute();
  }
  const ids = async (query: string) => (await callsLoader(asking(`/dashboard/admin/llamadas?q=callada${query}`))).rows.map(({ id }) => id);
  expect([await ids(""), await ids("&pagina=2")]).toEqual([made.slice(0, 25), made.slice(25)]);
  expect((await ids("&orden=-plazo"))[0]).toBe(made.at(-1));
  expect(await ids("&plazo=dentro")).toEqual([]);
  for (const id of [made[3]!, made[1]!]) expect(await centerTold(ctx, lia.userId, id)).toEqual({ outcome: "done" });
  expect(await ids("&vista=avisadas")).toEqual([made[1], made[3]]);
  expect(await ids("&vista=avisadas&orden=aviso")).toEqual([made[3], made[1]]);
});

test("a decision of which nothing is left says that it was made before, and keeps where one was", async () => {
  const [returns, conduct] = ["/dashboard/admin/devoluciones?orden=-precio&pagina=3", "/dashboard/admin/conducta?q=luna"];
  const gone = crypto.randomUUID();
  const decided = { motivo: "Se revisó" };
  expect(await leadsTo(returnsAction(asking(returns, { ...decided, accion: "devolver", devolucion: gone })))).toBe(
    `${returns}&hecho=antes`,
  );
  expect(await leadsTo(conductAction(asking(conduct, { ...decided, accion: "publicar", objecion: gone })))).toBe(`${conduct}&hecho=antes`);
  const refused = await sent(returnsAction(asking(returns, { accion: "negar", devolucion: gone, motivo: "" })));
  expect((refused as unknown as { init: { status: number } }).init.status).toBe(422);
});

test("decided returns and objections are found again by center and by decision; what waits is not narrowed by one", async () => {
  const { center, leadId, offerId } = await toTell("yaguate-azul");
  await ctx.db.updateTable("offers").set({ status: "returned", purchased_at: new Date() }).where("id", "=", offerId).execute();
  const at = { decided_at: new Date(), decided_by: `admin:${lia.userId}` };
  await ctx.db
    .insertInto("lead_returns")
    .values({ offer_id: offerId, reason: "wrong-phone", state: "upheld", asked_by: "cli", note: "No existe", ...at })
    .execute();
  const figures = {
    cases: 5,
    answered: 5,
    opened: 5,
    returned: 0,
    public_from: new Date(),
    objection: "No es así",
    objected_at: new Date(),
  };
  await ctx.db
    .insertInto("conduct_publications")
    .values({
      provider_id: center.id,
      from_day: "2026-01-01",
      to_day: "2026-03-31",
      ...figures,
      decision: "upheld",
      decision_reason: "Cierto",
      ...at,
    })
    .execute();
  const { number } = await ctx.db.selectFrom("leads").select("number").where("id", "=", leadId).executeTakeFirstOrThrow();
  const found = (query: string) => returnsLoader(asking(`/dashboard/admin/devoluciones${query}`));
  const page = await found(`?vista=decididas&q=${number}`);
  expect(drawPage(Returns as never, { loaderData: page })).toMatch(/Dinero devuelto[\s\S]*Lía[\s\S]*No existe/);
  expect((await found(`?vista=decididas&decision=aceptada&q=yaguate`)).total).toBe(1);
  expect((await found(`?vista=decididas&decision=negada&q=yaguate`)).total).toBe(0);
  expect((await found("?decision=negada")).asked.filters.decision).toBeNull();
  const objections = await conductLoader(asking("/dashboard/admin/conducta?vista=decididas&decision=con-razon&q=yaguate"));
  expect(drawPage(Conduct as never, { loaderData: objections })).toMatch(/Se dio la razón al centro[\s\S]*Lía[\s\S]*Cierto/);
});

test("a badge that a profile had already is not said to be given, and the reason that was typed is shown again", async () => {
  const { center } = await toTell("insignia-doble");
  const actor = "admin:test" as const;
  const badge = { name: "Doble", description: "Se da una vez.", icon: "escudo", color: "#0B5E70" } as const;
  expect(await saveBadge({ ...ctx, actor }, badge)).toMatchObject({ id: "doble" });
  await grantBadge({ ...ctx, actor }, { badgeId: "doble", providerId: center.id, reason: "La primera visita" });
  const post = (accion: string, path = "/admin/badges/doble?perfil=insignia") =>
    sent(badgeAction(asking(path, { accion, perfil: center.id, motivo: "La segunda visita" }, { id: "doble" })));
  const had = (await post("dar")) as unknown as { data: object; init: { status: number } };
  expect(had.init.status).toBe(409);
  const loaderData = await badgeLoader(asking("/admin/badges/doble?perfil=insignia", undefined, { id: "doble" }));
  expect(drawPage(Badge as never, { loaderData, actionData: had.data })).toContain("«La segunda visita»");
  const path = "/admin/badges/doble?q=insignia&orden=nombre";
  expect((await post("retirar", path)).headers.get("location")).toBe(`${path}&hecho=retirada`);
  expect((await post("retirar", path)).headers.get("location")).toBe(`${path}&hecho=antes`);
});
