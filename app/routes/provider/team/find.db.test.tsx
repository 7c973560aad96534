import { expect, test } from "vitest";
import type { ProviderFound } from "#app/forms/followups/provider-found.ts";
import { purchaseLead } from "#domain/offers/purchase-lead.server.ts";
import { ROLES, type Role } from "#domain/team/powers.ts";
import { aBuyer } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { person } from "#tests/support/leads.ts";
import { drawPage, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import ProviderFind, { loader } from "./find.tsx";

// What a center's search finds: what the role opens, and of people only those whose request the center opened.

const ctx = await testContext();
const { member, offer } = await aBuyer(ctx);
const zenaida = person({ nombre: "Zenaida", apellido: "Quirinal", telefono: "8095550177" });

const find = (words: string): Promise<ProviderFound> => {
  const request = new Request(`https://cuna.test/dashboard/provider/buscar?${new URLSearchParams({ q: words })}`);
  return loader(routeArgs(ctx, request, {}, {}, demoViewer("amaranta")));
};
async function as<Found>(role: Role, look: () => Promise<Found>): Promise<Found> {
  const change = (to: Role) =>
    ctx.db.updateTable("provider_accounts").set({ role: to }).where("provider_id", "=", member.providerId).execute();
  await change(role);
  const found = await look();
  await change("owner");
  return found;
}
const addresses = (hits: ProviderFound["places"]) => hits.map(({ to }) => to);

test("somebody is found by name, initials and telephone once their request was opened, by who sees requests", async () => {
  const { id } = await offer(zenaida);
  const ways = ["quirinal", "ZQ", "809 555 0177"];
  for (const typed of ways) expect((await find(typed)).requests, typed).toEqual([]);
  expect(await purchaseLead(ctx, member, id)).toEqual({ outcome: "purchased" });
  for (const typed of ways) expect(addresses((await find(typed)).requests), typed).toEqual([`/dashboard/provider/solicitudes/${id}`]);
  for (const role of ["editor", "finance"] as const) expect((await as(role, () => find("quirinal"))).requests, role).toEqual([]);
});

test("a screen or an act is found by words of its name, whatever their accents, and only by a role that opens it", async () => {
  const topUp = "/dashboard/provider/billetera/recargar";
  expect(addresses((await find("billetera recargar")).places)).toEqual([topUp]);
  expect(addresses((await find("AGÉNDA")).places)).toContain("/dashboard/provider/agenda");
  for (const role of ROLES) {
    const all = addresses((await as(role, () => find(""))).places);
    expect(all.includes(topUp), role).toBe(role === "owner" || role === "manager" || role === "finance");
    expect(all.includes("/dashboard/provider/agenda/nueva"), role).toBe(role === "owner" || role === "manager" || role === "reception");
    expect(all.includes("/dashboard/provider/webhooks"), role).toBe(role === "owner");
    expect(all, role).toContain("/seguridad#contrasena");
  }
});

test("without script the same search is a form with a page of what was found", async () => {
  const page = drawPage(ProviderFind, { loaderData: await find("recargar") });
  expect(page).toMatch(/<form [^>]*action="\/dashboard\/provider\/buscar"/);
  expect(page).toContain('href="/dashboard/provider/billetera/recargar"');
  expect(drawPage(ProviderFind, { loaderData: await find("zzzz") })).toContain("Nada coincide con «zzzz»");
});
