import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { changeConsultation } from "#domain/consultations/change-consultation.server.ts";
import { missedSince } from "#domain/consultations/consultation-queries.server.ts";
import { purchaseLead } from "#domain/offers/purchase-lead.server.ts";
import { centerOfOffer } from "#domain/threads/party.server.ts";
import { writeMessage } from "#domain/threads/write-message.server.ts";
import { addMoney } from "#tests/support/buyers.ts";
import { addOpenCenter, addPatient, moveToPast, requested } from "#tests/support/consultations.ts";
import { testContext } from "#tests/support/context.ts";
import { person, routed } from "#tests/support/leads.ts";
import { waitingInOrder, whoWaits } from "./who-waits.server.ts";

const ctx = await testContext();

async function newCenter() {
  const center = await addOpenCenter(ctx, `fila-${randomUUID().slice(0, 8)}`);
  await addMoney(ctx, center.id, 20_000);
  const member = { userId: idOfPerson("amaranta"), providerId: center.id };
  const offered = async (hours: number, isOpened = false) => {
    const email = `${randomUUID()}@correo.example`;
    const { leadId } = await routed(ctx, { originSlug: center.slug, form: person({ email }) });
    const { id } = await ctx.db.selectFrom("offers").select("id").where("lead_id", "=", leadId).executeTakeFirstOrThrow();
    if (isOpened) expect(await purchaseLead(ctx, member, id)).toEqual({ outcome: "purchased" });
    const answer_by = sql<Date>`now() + make_interval(hours => ${hours}::int)`;
    await ctx.db.updateTable("offers").set({ answer_by }).where("id", "=", id).execute();
    return id;
  };
  return { center, member, offered, us: { side: "provider", providerId: center.id } as const };
}

test("the morning's list is the number of who waits, the first deadline first, and an answer takes its row away", async () => {
  const { center, member, offered } = await newCenter();
  const [later, late, soon] = [await offered(30), await offered(-2, true), await offered(3)];
  const asked = await requested(ctx, center.id, await addPatient(ctx));
  const listed = async () => {
    const rows = await waitingInOrder(ctx.db, center.id, 50);
    expect(rows).toHaveLength((await whoWaits(ctx.db, center.id)).total);
    expect(rows.map(({ due }) => due!.getTime())).toEqual(rows.map(({ due }) => due!.getTime()).toSorted((a, b) => a - b));
    return rows.map(({ id }) => id);
  };
  const before = await listed();
  expect(before.slice(0, 2)).toEqual([late, soon]);
  expect(before.toSorted()).toEqual([later, late, soon, asked].toSorted());
  expect((await waitingInOrder(ctx.db, center.id, 2)).map(({ id }) => id)).toEqual([late, soon]);
  const party = (await centerOfOffer(member, late))!;
  expect(await writeMessage(ctx, party, { text: "Un ciclo cuesta lo que dice la lista.", knowsMasked: true })).toMatchObject({
    outcome: "sent",
  });
  expect(await listed()).toEqual(before.filter((id) => id !== late));
});

test("who did not come is on the list until they have another appointment, and whoever said so may correct it", async () => {
  const { center, us } = await newCenter();
  const patient = await addPatient(ctx);
  const id = await requested(ctx, center.id, patient);
  await changeConsultation(ctx, us, id, { act: "confirm" });
  await moveToPast(ctx, id);
  const missed = async () => (await missedSince(ctx, center.id, new Date(Date.now() - 3 * 86_400_000))).map((one) => one.id);
  const stands = () => ctx.db.selectFrom("consultations").select(["status", "ended_by"]).where("id", "=", id).executeTakeFirstOrThrow();
  expect(await missed()).toEqual([]);
  await changeConsultation(ctx, us, id, { act: "absent" });
  expect(await missed()).toEqual([id]);
  expect(await changeConsultation(ctx, { side: "patient", userId: patient }, id, { act: "held" })).toBe("not-possible");
  expect(await changeConsultation(ctx, us, id, { act: "held" })).toBe("done");
  expect([await stands(), await missed()]).toEqual([{ status: "confirmed", ended_by: null }, []]);
  await ctx.db.updateTable("consultations").set({ confirmed_by_provider_at: null }).where("id", "=", id).execute();
  await changeConsultation(ctx, us, id, { act: "absent" });
  await requested(ctx, center.id, patient);
  expect(await missed()).toEqual([]);
});
