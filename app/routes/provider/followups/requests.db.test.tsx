import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { receiversToken } from "#domain/leads/lead-tokens.ts";
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
  for (const words of [form.email, form.apellido, 'name="hacer"']) expect(page).not.toContain(words);
  expect(offer).toMatchObject({ opened_at: null, status: "open" });
});
