import { randomUUID } from "node:crypto";
import { JSDOM } from "jsdom";
import { createElement } from "react";
import { expect, test } from "vitest";
import { OwnRole } from "#app/components/team/own-role.ts";
import { idOfPerson } from "#db/seed/people.ts";
import { receiversToken } from "#domain/leads/lead-tokens.ts";
import { purchaseLead } from "#domain/offers/purchase-lead.server.ts";
import type { Role } from "#domain/team/powers.ts";
import { WELCOME_LEADS } from "#domain/wallet/welcome.ts";
import { aBuyer, addMoney } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, routed } from "#tests/support/leads.ts";
import { drawPage, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import ProviderRequests, { loader } from "./requests.tsx";

const ctx = await testContext();

test("wide screens show the first request beside the list, masked, with nothing to press in it, and nothing is marked as looked at", async () => {
  const center = await addCenter(ctx, `lista-${randomUUID().slice(0, 8)}`);
  await ctx.db
    .insertInto("provider_accounts")
    .values({ user_id: idOfPerson("amaranta"), provider_id: center.id, role: "owner" })
    .execute();
  const form = person({ mensaje: "Quisiera saber cuántas visitas hacen falta desde Moca." });
  const { leadId } = await routed(ctx, {
    form,
    kind: "center",
    originSlug: center.slug,
    receiversToken: receiversToken(ctx.keys, { originId: center.id, receivers: [center] }, new Date()),
    ticked: [center.id],
  });
  const address = "https://cuna.test/dashboard/provider/solicitudes";
  const page = drawPage(ProviderRequests, {
    loaderData: await loader(routeArgs(ctx, new Request(address), {}, {}, demoViewer("amaranta"))),
  });
  const offer = await ctx.db.selectFrom("offers").select(["id", "opened_at", "status"]).where("lead_id", "=", leadId).executeTakeFirst();
  const [, preview] = page.split(/<div class="max-lg:hidden">/);
  for (const words of [form.mensaje, "Ver y decidir", `/solicitudes/${offer!.id}`]) expect(preview).toContain(words);
  expect(preview).not.toContain('name="hacer"');
  for (const words of [form.email, form.apellido]) expect(page).not.toContain(words);
  expect(offer).toMatchObject({ opened_at: null, status: "open" });
});

test("a request is opened from its row, which asks once where that spends; a role that does not spend finds no such button", async () => {
  const { member, offer } = await aBuyer(ctx);
  await addMoney(ctx, member.providerId, 50_000);
  const { id, price_cents } = await offer();
  const formAs = async (role: Role) => {
    const address = new Request("https://cuna.test/dashboard/provider/solicitudes");
    const loaderData = await loader(routeArgs(ctx, address, {}, {}, demoViewer("amaranta")));
    const InRole = () => <OwnRole value={role}>{createElement(ProviderRequests as never, { loaderData } as never)}</OwnRole>;
    const { document } = new JSDOM(drawPage(InRole as never, { loaderData })).window;
    const form = document.querySelector(`form[action="/dashboard/provider/solicitudes/${id}"]`);
    const sum = form?.querySelector<HTMLInputElement>("[name=acepta]")?.value;
    return form && { act: form.querySelector("button")!.value, sum, asks: form.closest("details") !== null };
  };
  expect(await formAs("owner")).toEqual({ act: "abrir", sum: "0", asks: false });
  for (let free = 0; free < WELCOME_LEADS; free++) await purchaseLead(ctx, member, (await offer()).id);
  expect(await formAs("owner")).toEqual({ act: "abrir", sum: String(price_cents), asks: true });
  expect(await formAs("reception")).toBeNull();
});
