import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { action } from "#app/routes/patient/new-consultation.tsx";
import { idOfPerson } from "#db/seed/people.ts";
import { freeSlotsOf } from "#domain/consultations/hours-queries.server.ts";
import { outcomesOf } from "#domain/followups/costs.server.ts";
import { inboxRequest } from "#domain/followups/inbox-request.server.ts";
import { purchaseLead } from "#domain/offers/purchase-lead.server.ts";
import { addMoney } from "#tests/support/buyers.ts";
import { addOpenCenter, addPatient } from "#tests/support/consultations.ts";
import { testContext } from "#tests/support/context.ts";
import { person, routed } from "#tests/support/leads.ts";
import { formPost, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import { actOn } from "./act.server.ts";

const ctx = await testContext();

async function asked({ isOpened }: { isOpened: boolean }) {
  const center = await addOpenCenter(ctx, `pide-${randomUUID().slice(0, 8)}`);
  await addMoney(ctx, center.id, 20_000);
  const patient = await addPatient(ctx);
  const { email } = await ctx.db.selectFrom("users").select("email").where("id", "=", patient).executeTakeFirstOrThrow();
  const { leadId } = await routed(ctx, { originSlug: center.slug, form: person({ email }) });
  const { id: offerId } = await ctx.db.selectFrom("offers").select("id").where("lead_id", "=", leadId).executeTakeFirstOrThrow();
  const member = { userId: idOfPerson("amaranta"), providerId: center.id };
  const open = async () => expect(await purchaseLead(ctx, member, offerId)).toEqual({ outcome: "purchased" });
  if (isOpened) await open();
  const { slots } = await freeSlotsOf(ctx.db, center.id);
  const post = formPost(`https://cuna.test/dashboard/user/consultas/nueva?centro=${center.slug}`, {
    ...{ hora: slots[0]!.startsAt.toISOString(), tipo: "first", modo: "place", zona: "America/Santo_Domingo", con: "", servicio: "" },
  });
  const viewer = { ...demoViewer("maria"), userId: patient };
  const answer = await action(routeArgs(ctx, post, {}, {}, viewer)).catch((thrown: unknown) => thrown);
  expect((answer as Response).status).toBe(303);
  const row = () => ctx.db.selectFrom("consultations").selectAll().where("provider_id", "=", center.id).executeTakeFirstOrThrow();
  const { id } = await row();
  const us = { side: "provider", providerId: center.id } as const;
  const say = (accion: string) => actOn({ ...ctx, actor: `provider:${member.userId}` }, us, id, { accion });
  const stands = async () => {
    const { state, answeredAt } = (await inboxRequest(ctx, center.id, offerId))!;
    return [state, answeredAt !== null, (await outcomesOf(ctx.db, center.id, 30)).consulted];
  };
  return { offerId, row, open, say, stands };
}

test("an appointment that a patient asks for belongs to their opened request, and its center's yes is a consultation", async () => {
  const { offerId, row, say, stands } = await asked({ isOpened: true });
  expect([(await row()).offer_id, await stands()]).toEqual([offerId, ["new", false, 0]]);
  expect(await say("confirmar")).toEqual({ outcome: "done" });
  expect(await stands()).toEqual(["consultation", true, 1]);
});

test("a no is none, and so is a yes while the request is closed; one opened in between counts", async () => {
  const declined = await asked({ isOpened: true });
  expect(await declined.say("rechazar")).toEqual({ outcome: "done" });
  expect(await declined.stands()).toEqual(["new", false, 0]);
  const closed = await asked({ isOpened: false });
  expect(await closed.say("confirmar")).toEqual({ outcome: "done" });
  expect(await closed.stands()).toEqual(["new", false, 0]);
  const later = await asked({ isOpened: false });
  await later.open();
  expect(await later.say("confirmar")).toEqual({ outcome: "done" });
  expect(await later.stands()).toEqual(["consultation", true, 1]);
});
