import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { whoWaits } from "#domain/conduct/who-waits.server.ts";
import { leaveOfPatient } from "#domain/leads/lead-access.ts";
import { receiversToken } from "#domain/leads/lead-tokens.ts";
import { eraseLead } from "#domain/offers/erase-lead.server.ts";
import { expireOffers } from "#domain/offers/expire-offers.server.ts";
import { purchaseLead } from "#domain/offers/purchase-lead.server.ts";
import { withdrawOffer } from "#domain/offers/withdraw-offer.server.ts";
import { openedRequest } from "#domain/quotes/opened-requests.server.ts";
import { unseal } from "#domain/vault/unseal.server.ts";
import { balanceOf } from "#domain/wallet/balance.server.ts";
import { transfer } from "#domain/wallet/transfer.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addTwoManaged, person, routed } from "#tests/support/leads.ts";
import { acceptContact } from "./accept-contact.server.ts";
import { markRead } from "./mark-read.server.ts";
import { centerOfOffer, type Party, patientOfMailbox } from "./party.server.ts";
import { settleWaiting } from "./settle-waiting.server.ts";
import { readThread } from "./thread-queries.server.ts";
import { writeMessage } from "./write-message.server.ts";

// Tests of «Pregunta primero»: the question is sent without the person's contact data, which the patient opens to the center they
// choose.

const ctx = await testContext();
const amaranta = idOfPerson("amaranta");
const yadira = idOfPerson("yadira");
const contactWords = (name: string) => ({ text: `Acepto que Cuna abra mi contacto a ${name}.`, version: "test-1" });
const evidence = { ip: "203.0.113.7", userAgent: "a test", pageUrl: "/" };

const [center, other] = await addTwoManaged(ctx);
beforeEach(async () => {
  await ctx.db.deleteFrom("tries").execute();
});

type Patient = Extract<Party, { side: "patient" }>;

/** Makes a request to both centers, with a question first unless `respuesta` says otherwise. */
async function asked(respuesta: "pregunta" | "contacto" = "pregunta") {
  const form = person({ respuesta });
  const { leadId } = await routed(ctx, {
    form,
    originSlug: center.slug,
    receiversToken: receiversToken(ctx.keys, { originId: center.id, receivers: [center, other] }, new Date()),
    ticked: [center.id, other.id],
  });
  const offers = await ctx.db.selectFrom("offers").select(["id", "provider_id", "price_cents"]).where("lead_id", "=", leadId).execute();
  const offer = offers.find(({ provider_id }) => provider_id === center.id)!;
  const rival = offers.find(({ provider_id }) => provider_id === other.id)!;
  const patient: Patient = { side: "patient", leadId, providerId: center.id, userId: null };
  return { form, leadId, offerId: offer.id, price: offer.price_cents, rivalId: rival.id, patient };
}

const ours = (offerId: string) => centerOfOffer({ userId: amaranta, providerId: center.id }, offerId);
const theirs = (offerId: string) => centerOfOffer({ userId: yadira, providerId: other.id }, offerId);
const say = (party: Party, text: string, knowsMasked = false) => writeMessage(ctx, party, { text, knowsMasked });
const told = (party: Party, toldCents: number) => writeMessage(ctx, party, { text: "Te respondo.", knowsMasked: false, toldCents });
const accept = (party: Patient) => acceptContact(ctx, party, { words: contactWords, evidence });
const offerOf = (id: string) => ctx.db.selectFrom("offers").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const setBalance = async (cents: number) => {
  const difference = cents - (await balanceOf(ctx.db, center.id));
  const wallet = { provider: center.id };
  await ctx.db.transaction().execute((tx) =>
    transfer(tx, {
      ...{
        id: randomUUID(),
        kind: "correction",
        amountCents: Math.abs(difference),
        actor: "cli",
        subject: { type: "provider", id: center.id },
      },
      ...(difference > 0 ? { from: "bank", to: wallet } : { from: wallet, to: "bank" }),
    }),
  );
};
/** Uses up the free first requests of a new center. */
async function withoutWelcome() {
  await ctx.db.transaction().execute(async (tx) => {
    for (let used = 0; used < 3; used++)
      await transfer(tx, {
        ...{ id: randomUUID(), kind: "welcome", from: "promotions", to: { provider: center.id }, amountCents: 1 },
        ...{ subject: { type: "offer", id: randomUUID() }, actor: "cli" },
      });
  });
}

test("the center reads the question without its person, answers for free, and its answer ends the reply clock", async () => {
  const { offerId, form, leadId } = await asked();
  const stored = await ctx.db.selectFrom("leads").select("ask_first").where("id", "=", leadId).executeTakeFirstOrThrow();
  expect(stored.ask_first).toBe(true);
  const seen = await readThread(ctx, ours(offerId));
  expect(seen).toMatchObject({ mayWrite: true, isContactOpen: false, person: { name: null }, messages: [] });
  expect(seen!.question.text).toContain("Me recomendaron FIV");
  expect(JSON.stringify(seen)).not.toMatch(new RegExp(`${form.nombre}|${form.apellido}|${form.email}|${form.telefono.slice(-4)}`));
  expect(await say(ours(offerId), "Un ciclo cuesta US$ 5,200 con la medicación.")).toMatchObject({ outcome: "sent" });
  expect(await offerOf(offerId)).toMatchObject({ status: "open", answered_at: expect.any(Date) });
  await sql`update offers set answer_by = now() - interval '1 hour' where lead_id = ${leadId}`.execute(ctx.db);
  await expireOffers(ctx);
  expect((await offerOf(offerId)).status).toBe("open");
});

test("what either side writes is read without contact data until the contact is open; its writer is told before, and nothing is lost", async () => {
  const { offerId, patient } = await asked();
  const text = "Prefiero hablar: mi número es 809 555 0147 o maria punto rosario arroba correo punto example";
  const refused = await say(patient, text);
  expect(refused).toMatchObject({ outcome: "masked" });
  expect((await readThread(ctx, patient))!.messages).toEqual([]);
  await say(patient, text, true);
  const [hidden] = (await readThread(ctx, ours(offerId)))!.messages;
  expect(hidden!.text ?? "").not.toMatch(/0147|arroba/);
  expect((await readThread(ctx, patient))!.messages[0]).toMatchObject({ text, otherSees: hidden!.text });
  expect(await say(ours(offerId), "Llámanos al 829 555 0101")).toMatchObject({ outcome: "masked" });
  await say(ours(offerId), "Con gusto te respondemos por aquí.");
  await setBalance(100_000);
  await accept(patient);
  expect((await readThread(ctx, ours(offerId)))!.messages.map((message) => message.text)).toEqual([
    text,
    "Con gusto te respondemos por aquí.",
  ]);
});

test("no center opens such a request by itself; the patient opens it to one, which pays the price of its offer, once", async () => {
  const { offerId, rivalId, patient, price, leadId, form } = await asked();
  await withoutWelcome();
  await setBalance(100_000);
  expect(await purchaseLead(ctx, { userId: amaranta, providerId: center.id }, offerId)).toEqual({ outcome: "waits-for-patient" });
  expect(await accept(patient)).toEqual({ outcome: "closed" });
  await told(ours(offerId), price);
  await say(theirs(rivalId), "Aquí, US$ 4,900.");
  expect(await Promise.all([accept(patient), accept(patient)])).toEqual([{ outcome: "opened" }, { outcome: "opened" }]);
  expect(await balanceOf(ctx.db, center.id)).toBe(100_000 - price);
  expect((await openedRequest(ctx, center.id, offerId))?.person.form.email).toBe(form.email);
  expect(await offerOf(rivalId)).toMatchObject({ status: "open" });
  expect(await purchaseLead(ctx, { userId: yadira, providerId: other.id }, rivalId)).toEqual({ outcome: "waits-for-patient" });
  const [consent, ...more] = await ctx.db
    .selectFrom("lead_consents")
    .selectAll()
    .where("lead_id", "=", leadId)
    .where("purpose", "=", "contact")
    .execute();
  expect(more).toEqual([]);
  const { text, version } = contactWords(center.name);
  expect(consent).toMatchObject({ provider_ids: [center.id], granted: true, text, text_version: version });
  const link = await ctx.db
    .selectFrom("evidence")
    .select(["sealed", "position"])
    .where("subject_id", "=", leadId)
    .where("kind", "=", "contact-accepted")
    .executeTakeFirstOrThrow();
  const kept = await unseal(ctx.keys, ctx.db, leaveOfPatient(leadId), `evidence:${link.position}`, link.sealed);
  expect(kept).toMatchObject({ ip: evidence.ip, consents: [{ text, providerIds: [center.id] }] });
});

test("with too little in the wallet the patient's word stands, and the contact opens after a top-up", async () => {
  const { offerId, patient, price } = await asked();
  await withoutWelcome();
  await setBalance(price - 1);
  await told(ours(offerId), price);
  expect(await accept(patient)).toEqual({ outcome: "waits-for-center" });
  expect(await accept(patient)).toEqual({ outcome: "waits-for-center" });
  expect(await readThread(ctx, patient)).toMatchObject({ isAccepted: true, mayAccept: false, isContactOpen: false });
  await settleWaiting(ctx);
  expect((await offerOf(offerId)).status).toBe("open");
  expect(await balanceOf(ctx.db, center.id)).toBe(price - 1);
  await setBalance(price);
  await settleWaiting(ctx);
  await settleWaiting(ctx);
  expect((await offerOf(offerId)).status).toBe("purchased");
  expect(await balanceOf(ctx.db, center.id)).toBe(0);
  const mails = await ctx.db
    .selectFrom("mail_messages")
    .select("effect_key")
    .where("template", "=", "contact-news")
    .where("offer_id", "=", offerId)
    .execute();
  expect(mails.map(({ effect_key }) => effect_key).sort()).toEqual([`contact-open:${offerId}`, `contact-waits:${offerId}`]);
});

test("a request that is no question first has a thread from its purchase on", async () => {
  const { offerId, patient } = await asked("contacto");
  expect(await say(ours(offerId), "Hola")).toEqual({ outcome: "closed" });
  expect(await say(patient, "Hola")).toEqual({ outcome: "closed" });
  await setBalance(100_000);
  expect(await purchaseLead(ctx, { userId: amaranta, providerId: center.id }, offerId)).toEqual({ outcome: "purchased" });
  expect(await say(ours(offerId), "Llámanos al 829 555 0101")).toMatchObject({ outcome: "sent" });
  expect((await readThread(ctx, patient))!.messages[0]!.text).toBe("Llámanos al 829 555 0101");
});

test("another center, another patient and a stranger to the center find nothing and write nothing", async () => {
  const { offerId, patient, leadId } = await asked();
  const strangers: Party[] = [
    theirs(offerId),
    centerOfOffer({ userId: amaranta, providerId: other.id }, offerId),
    { ...patient, leadId: randomUUID() },
  ];
  for (const party of strangers) {
    expect(await readThread(ctx, party)).toBeNull();
    expect(await say(party, "Hola")).toEqual({ outcome: "not-found" });
  }
  // Somebody who left the center can no longer write for it.
  expect(await say(centerOfOffer({ userId: yadira, providerId: center.id }, offerId), "Hola")).toEqual({ outcome: "not-found" });
  const mailbox = { email: person().email, confirmed: true, userId: yadira };
  expect(await patientOfMailbox(ctx, mailbox, leadId, center.id)).toBeNull();
});

test("a withdrawal ends the thread for that center alone; erasing deletes every message, and nobody edits one", async () => {
  const { offerId, rivalId, patient, leadId } = await asked();
  await say(ours(offerId), "Te respondo aquí.");
  await say(theirs(rivalId), "Y nosotros.");
  const edited = () => sql`update thread_messages set sealed = '' where lead_id = ${leadId}`.execute(ctx.db);
  await expect(edited()).rejects.toThrow(/permission denied/);
  await ctx.db.transaction().execute((tx) => withdrawOffer(tx, { leadId, providerId: center.id, actor: "link:lead" }));
  expect(await readThread(ctx, ours(offerId))).toBeNull();
  expect(await say(ours(offerId), "¿Sigues ahí?")).toEqual({ outcome: "not-found" });
  expect(await readThread(ctx, patient)).toMatchObject({ mayWrite: false, messages: [{ text: "Te respondo aquí." }] });
  expect(await accept(patient)).toEqual({ outcome: "closed" });
  expect(await readThread(ctx, theirs(rivalId))).toMatchObject({ mayWrite: true });
  await eraseLead({ ...ctx, actor: "link:lead" }, { leadId });
  expect(await ctx.db.selectFrom("thread_messages").select("id").where("lead_id", "=", leadId).execute()).toEqual([]);
  expect(await readThread(ctx, theirs(rivalId))).toBeNull();
});

test("a side's message counts as read once the other has seen it or answered", async () => {
  const { offerId, patient } = await asked();
  await say(patient, "¿Y la medicación?");
  const isRead = async (party: Party) => (await readThread(ctx, party))!.messages.map(({ readAt }) => readAt !== null);
  await readThread(ctx, ours(offerId));
  expect(await isRead(patient)).toEqual([false]);
  await markRead(ctx, ours(offerId));
  expect(await isRead(patient)).toEqual([true]);
  await say(ours(offerId), "Está incluida.");
  await say(patient, "Gracias.");
  expect(await isRead(patient)).toEqual([true, true, false]);
});

test("a question waits until it is answered, a conversation while its last word is the patient's", async () => {
  const waits = () => whoWaits(ctx.db, center.id);
  const { offers, messages, total } = await waits();
  const { offerId, patient } = await asked();
  expect(await waits()).toMatchObject({ offers: offers + 1, messages, total: total + 1 });
  await say(ours(offerId), "Cuesta US$ 4,900.");
  expect(await waits()).toMatchObject({ offers, messages, total });
  await say(patient, "¿Cuántas visitas son?");
  expect(await waits()).toMatchObject({ offers, messages: messages + 1, total: total + 1 });
  await say(ours(offerId), "Dos.");
  expect(await waits()).toMatchObject({ offers, messages, total });
});
