import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { waitingInOrder, whoWaits } from "#domain/conduct/who-waits.server.ts";
import { eraseLead } from "#domain/offers/erase-lead.server.ts";
import { purchaseLead } from "#domain/offers/purchase-lead.server.ts";
import { withdrawOffer } from "#domain/offers/withdraw-offer.server.ts";
import { centerOfOffer } from "#domain/threads/party.server.ts";
import { writeMessage } from "#domain/threads/write-message.server.ts";
import { addDays } from "#platform/days.ts";
import { aBuyer, addMoney } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { person } from "#tests/support/leads.ts";
import { changeState } from "./change-state.server.ts";
import { inboxRequest } from "./inbox-request.server.ts";
import { recordContact } from "./record-contact.server.ts";
import { endCallback, setCallback } from "./set-callback.server.ts";
import { tellCallbacks } from "./tell-callbacks.server.ts";

const ctx = await testContext();
const NOTE = "Esperaba su laparoscopia";

async function newCenter() {
  const { center, member, offer } = await aBuyer(ctx);
  await addMoney(ctx, center.id, 20_000);
  const contacted = async () => {
    const { id, lead_id } = await offer(person({ email: `${randomUUID()}@correo.example` }));
    expect(await purchaseLead(ctx, member, id)).toEqual({ outcome: "purchased" });
    await recordContact(ctx, member, { offerId: id, way: "call" });
    return { id, leadId: lead_id };
  };
  const read = async (id: string) => (await inboxRequest(ctx, center.id, id))!;
  const { today } = (await read((await contacted()).id)).callbackDays;
  /** Sets it as somebody who has just looked. */
  const set = async (offerId: string, day = addDays(today, 10), note = NOTE) => {
    const seen = (await read(offerId)).callback?.version ?? null;
    return (await setCallback(ctx, member, { offerId, day, note, seen })).outcome;
  };
  /** Lets its day begin, and the center open. */
  const begin = (id: string) =>
    sql`update followup_callbacks set due_at = now() - interval '1 hour', tell_at = now() - interval '1 hour' where offer_id = ${id}`.execute(
      ctx.db,
    );
  const waiting = async () => (await waitingInOrder(ctx.db, center.id, 50)).map(({ kind, id }) => `${kind} ${id}`);
  const notices = async () =>
    (
      await ctx.db
        .selectFrom("notices")
        .select(["path", "user_id"])
        .where("provider_id", "=", center.id)
        .where("kind", "=", "callback")
        .execute()
    ).length;
  return { center, member, offer, contacted, read, set, begin, waiting, notices, today };
}

test("on its day who is to be written to stands among who waits, in the one number, and the team is told once", async () => {
  const { center, contacted, set, begin, read, waiting, notices, today } = await newCenter();
  const { id } = await contacted();
  expect(await set(id)).toBe("done");
  const kept = (await read(id)).callback!;
  expect(kept).toMatchObject({ note: NOTE, isDue: false });
  expect(kept.day >= addDays(today, 10)).toBe(true);
  await tellCallbacks(ctx);
  expect([await waiting(), await notices()]).toEqual([[], 0]);

  await begin(id);
  for (let run = 0; run < 2; run++) await tellCallbacks(ctx);
  expect([await waiting(), await notices(), (await read(id)).callback?.isDue]).toEqual([[`callback ${id}`], 1, true]);
  expect(await whoWaits(ctx.db, center.id)).toMatchObject({ callbacks: 1, total: 1 });

  // Moved, it waits for its new day, and is told again.
  expect(await set(id, addDays(today, 20), "Otra cosa")).toBe("done");
  expect([await waiting(), (await read(id)).callback?.note]).toEqual([[], "Otra cosa"]);
  await begin(id);
  await tellCallbacks(ctx);
  expect(await notices()).toBe(2);
});

test("only who answers requests sets it, on a day ahead, for somebody whose request the center has", async () => {
  const { center, member, offer, contacted, set, read, today } = await newCenter();
  const { id } = await contacted();
  for (const day of ["", "mañana", addDays(today, -1), addDays(today, 400)]) expect(await set(id, day), day).toBe("day");
  expect(await set((await offer()).id)).toBe("closed");
  const elsewhere = { userId: idOfPerson("yadira"), providerId: center.id };
  expect(await setCallback(ctx, elsewhere, { offerId: id, day: today, note: "", seen: null })).toEqual({ outcome: "not-found" });
  await set(id);
  const { version: seen } = (await read(id)).callback!;
  expect(await endCallback(ctx, elsewhere, { offerId: id, seen })).toEqual({ outcome: "not-found" });
  await ctx.db.updateTable("provider_accounts").set({ role: "editor" }).where("provider_id", "=", center.id).execute();
  expect(await set(id)).toBe("not-found");
  await ctx.db.updateTable("provider_accounts").set({ role: "reception" }).where("provider_id", "=", center.id).execute();
  expect((await read(id)).callback).not.toBeNull();
  for (let twice = 0; twice < 2; twice++) expect(await endCallback(ctx, member, { offerId: id, seen })).toEqual({ outcome: "done" });
  const { callback, steps } = await read(id);
  expect([callback, steps.map(({ step }) => step)]).toEqual([null, ["callback-ended", "callback", "call"]]);
});

test("nobody writes over, or ends, what a colleague chose since they looked; an empty note leaves the one that is there", async () => {
  const { member, contacted, set, read, today } = await newCenter();
  const { id } = await contacted();
  const late = { offerId: id, day: addDays(today, 30), note: "Otra", seen: null };
  await set(id);
  const kept = (await read(id)).callback!;
  expect(await setCallback(ctx, member, late)).toEqual({ outcome: "changed" });
  expect((await read(id)).callback).toEqual(kept);
  expect(await set(id, addDays(today, 20), "")).toBe("done");
  const moved = (await read(id)).callback!;
  expect([moved.note, moved.day > kept.day]).toEqual([NOTE, true]);
  for (const seen of [null, kept.version]) expect(await endCallback(ctx, member, { offerId: id, seen })).toEqual({ outcome: "changed" });
  expect(await setCallback(ctx, member, { ...late, seen: kept.version })).toEqual({ outcome: "changed" });
  await endCallback(ctx, member, { offerId: id, seen: moved.version });
  // Who moves what a colleague has just ended is told so.
  expect(await setCallback(ctx, member, { ...late, seen: moved.version })).toEqual({ outcome: "changed" });
  expect((await read(id)).callback).toBeNull();
});

test("it ends by itself when its person is lost, starts, is given back, takes the request back or is erased", async () => {
  const { center, member, contacted, set, read } = await newCenter();
  const owner = openTestDatabase(ctx.databaseUrl, { role: "owner" });
  const ends: readonly ((one: { id: string; leadId: string }) => Promise<unknown>)[] = [
    ({ id }) => changeState(ctx, member, { offerId: id, from: "contacted", to: "lost", reason: "price" }),
    async ({ id }) => {
      await changeState(ctx, member, { offerId: id, from: "contacted", to: "consultation" });
      expect((await read(id)).callback).not.toBeNull();
      await changeState(ctx, member, { offerId: id, from: "consultation", to: "started" });
    },
    ({ id }) => owner.updateTable("offers").set({ status: "returned" }).where("id", "=", id).execute(),
    ({ leadId }) => ctx.db.transaction().execute((tx) => withdrawOffer(tx, { leadId, providerId: center.id, actor: "link:lead" })),
    ({ leadId }) => eraseLead(ctx, { leadId }),
  ];
  for (const end of ends) {
    const one = await contacted();
    expect(await set(one.id)).toBe("done");
    await end(one);
    const left = await ctx.db.selectFrom("followup_callbacks").select("day").where("offer_id", "=", one.id).execute();
    expect(left, String(end)).toEqual([]);
  }
  const lost = await contacted();
  await changeState(ctx, member, { offerId: lost.id, from: "contacted", to: "lost", reason: "price" });
  expect(await set(lost.id)).toBe("closed");
});

test("writing or calling before its day leaves it, and on its day ends it, except the first contact, which may be taken back", async () => {
  const { member, offer, contacted, set, begin, read } = await newCenter();
  const write = (id: string) => writeMessage(ctx, centerOfOffer(member, id), { text: "¿Cómo te fue?", knowsMasked: false });
  const call = (id: string) => recordContact(ctx, member, { offerId: id, way: "whatsapp" });
  for (const act of [write, call]) {
    const { id } = await contacted();
    await set(id);
    await act(id);
    expect((await read(id)).callback).not.toBeNull();
    await begin(id);
    await act(id);
    expect((await read(id)).callback).toBeNull();
  }
  const { id } = await offer();
  await purchaseLead(ctx, member, id);
  await set(id);
  await begin(id);
  await call(id);
  expect((await read(id)).callback).not.toBeNull();
});
