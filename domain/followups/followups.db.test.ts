import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { seedDemoWorld } from "#db/seed/demo-world.ts";
import { idOfPerson } from "#db/seed/people.ts";
import { whoWaits } from "#domain/conduct/who-waits.server.ts";
import { offerToken } from "#domain/leads/lead-tokens.ts";
import { acknowledgeWithdrawal } from "#domain/offers/acknowledge-withdrawal.server.ts";
import { eraseLead } from "#domain/offers/erase-lead.server.ts";
import { markAnswered } from "#domain/offers/mark-answered.server.ts";
import { markOpenedByMember } from "#domain/offers/mark-opened-by-member.server.ts";
import { offerToMail } from "#domain/offers/offer-mail.server.ts";
import { offerForCenter } from "#domain/offers/offer-queries.server.ts";
import { purchaseLead } from "#domain/offers/purchase-lead.server.ts";
import { withdrawOffer } from "#domain/offers/withdraw-offer.server.ts";
import type { Role } from "#domain/team/powers.ts";
import { centerOfOffer } from "#domain/threads/party.server.ts";
import { readThread } from "#domain/threads/thread-queries.server.ts";
import { transfer } from "#domain/wallet/transfer.server.ts";
import { WELCOME_LEADS } from "#domain/wallet/welcome.ts";
import { addMoney } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { addCenter, person, routed } from "#tests/support/leads.ts";
import { assign } from "./assign.server.ts";
import { changeState } from "./change-state.server.ts";
import { inboxFigures, inboxOf } from "./inbox.server.ts";
import { exportOpened } from "./inbox-export.server.ts";
import { inboxRequest } from "./inbox-request.server.ts";
import { recordContact } from "./record-contact.server.ts";
import { writeNote } from "./write-note.server.ts";

const ctx = await testContext();
const [amaranta, yadira] = [idOfPerson("amaranta"), idOfPerson("yadira")];
/** Words that occur nowhere else: one in each field, and inside the message in several spellings. */
const CANARY = {
  nombre: "Zenaida",
  apellido: "Quirinal",
  email: "zenaida.quirinal@correo.example",
  telefono: "+1 809 555 0177",
  provincia: "Canarreos",
  direccion: "Calle Tucán 7",
  informacionAdicional: "Vivo con Olimpia",
  mensaje: "Soy Zenaida Quirinal. Mi correo es zenaida punto quirinal arroba correo punto example y mi número 8 0 9 5 5 5 0 1 7 7.",
};
const CONTACTS = ["Zenaida", "Quirinal", "quirinal@", "arroba", "5550177", "5 5 5 0 1 7 7", "555 0177", "Canarreos", "Tucán", "Olimpia"];
const NO_FILTER = { search: null, serviceId: null, state: null, assignedTo: null, minScore: null, tab: null, page: 1 } as const;

let center: Awaited<ReturnType<typeof addCenter>>;
let other: typeof center;
beforeAll(async () => {
  await seedDemoWorld(openTestDatabase(ctx.databaseUrl, { role: "owner" }));
  [center, other] = [await addCenter(ctx, "bandeja"), await addCenter(ctx, "vecina")];
  const rows = [
    { user_id: amaranta, provider_id: center.id, role: "owner" },
    { user_id: yadira, provider_id: other.id, role: "owner" },
  ];
  await ctx.db.insertInto("provider_accounts").values(rows).execute();
});
const member = () => ({ userId: amaranta, providerId: center.id });
const stranger = () => ({ userId: yadira, providerId: other.id });

async function offered(change = {}): Promise<{ leadId: string; offerId: string; number: string }> {
  const { leadId, number } = await routed(ctx, { originSlug: center.slug, form: person(change) });
  const { id } = await ctx.db.selectFrom("offers").select("id").where("lead_id", "=", leadId).executeTakeFirstOrThrow();
  return { leadId, offerId: id, number };
}

async function opened(change = {}) {
  const offer = await offered(change);
  const top = { id: randomUUID(), kind: "top_up", from: "bank", to: { provider: center.id }, amountCents: 5000, actor: "worker" } as const;
  await ctx.db.transaction().execute((tx) => transfer(tx, { ...top, subject: { type: "top_up", id: top.id } }));
  expect(await purchaseLead(ctx, member(), offer.offerId)).toEqual({ outcome: "purchased" });
  return offer;
}

const offerOf = (id: string) => ctx.db.selectFrom("offers").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const searched = async (search: string) => (await inboxOf(ctx, center.id, { ...NO_FILTER, search })).items.map(({ id }) => id);

test("before its purchase an inbox tells nothing of a person, in the list, in the request, by search or in a file; afterwards all", async () => {
  const { offerId } = await offered(CANARY);
  const told = async () => [
    await inboxOf(ctx, center.id, NO_FILTER),
    await inboxRequest(ctx, center.id, offerId),
    await exportOpened(ctx, member(), { from: null, to: null }),
  ];
  const masked = JSON.stringify(await told());
  expect(CONTACTS.filter((word) => masked.includes(word))).toEqual([]);
  const waysToFind = ["quirinal", "ZQ", "z. q.", "8095550177"];
  for (const typed of waysToFind) expect(await searched(typed), typed).toEqual([]);
  expect(await recordContact(ctx, member(), { offerId, way: "call" })).toEqual({ outcome: "closed" });
  expect(await writeNote(ctx, member(), { offerId, text: "x", lastNote: "" })).toEqual({ outcome: "closed" });
  await ctx.db.transaction().execute((tx) => {
    const id = randomUUID();
    const subject = { type: "top_up", id };
    return transfer(tx, { id, kind: "top_up", from: "bank", to: { provider: center.id }, amountCents: 5000, actor: "worker", subject });
  });
  await purchaseLead(ctx, member(), offerId);
  const open = JSON.stringify(await told());
  for (const word of ["Zenaida", "zenaida.quirinal@correo.example", "+18095550177", "arroba"]) expect(open).toContain(word);
  for (const typed of [...waysToFind, "QUIRINÁL"]) expect(await searched(typed), typed).toEqual([offerId]);
  expect(await inboxRequest(ctx, other.id, offerId)).toBeNull();
});

test("the free first requests are told wherever a price stands, until the last one is used", async () => {
  const newcomer = await addCenter(ctx, "recien-llegada");
  await ctx.db.insertInto("provider_accounts").values({ user_id: amaranta, provider_id: newcomer.id, role: "owner" }).execute();
  const toldFor = async () => {
    const { leadId } = await routed(ctx, { originSlug: newcomer.slug, form: person() });
    const { id, made_at } = await ctx.db
      .selectFrom("offers")
      .select(["id", "made_at"])
      .where("lead_id", "=", leadId)
      .executeTakeFirstOrThrow();
    const places = await Promise.all([
      inboxOf(ctx, newcomer.id, NO_FILTER).then(({ items }) => items[0]),
      inboxRequest(ctx, newcomer.id, id),
      inboxFigures(ctx.db, newcomer.id),
      offerToMail(ctx, id),
      offerForCenter(ctx, offerToken(ctx.keys, id, made_at)),
      readThread(ctx, centerOfOffer({ userId: amaranta, providerId: newcomer.id }, id)),
    ]);
    return { id, left: places.map((place) => place?.welcomeLeft) };
  };
  for (let left = WELCOME_LEADS; left > 0; left--) {
    const told = await toldFor();
    expect(told.left).toEqual(Array(6).fill(left));
    expect(await purchaseLead(ctx, { userId: amaranta, providerId: newcomer.id }, told.id)).toEqual({ outcome: "purchased" });
    expect(await inboxRequest(ctx, newcomer.id, told.id)).toMatchObject({ openedFree: true });
  }
  const paid = await toldFor();
  expect(paid.left).toEqual(Array(6).fill(0));
  await addMoney(ctx, newcomer.id, 10_000);
  expect(await purchaseLead(ctx, { userId: amaranta, providerId: newcomer.id }, paid.id)).toEqual({ outcome: "purchased" });
  expect(await inboxRequest(ctx, newcomer.id, paid.id)).toMatchObject({ openedFree: false });
});

test("the first contact stops the clock, and every step keeps its author and is never changed", async () => {
  const { offerId } = await opened();
  expect((await offerOf(offerId)).answered_at).toBeNull();
  expect((await recordContact(ctx, member(), { offerId, way: "whatsapp" })).outcome).toBe("recorded");
  const { answered_at: first } = await offerOf(offerId);
  expect(first).not.toBeNull();
  await recordContact(ctx, member(), { offerId, way: "call" });
  expect((await offerOf(offerId)).answered_at).toEqual(first);
  const request = (await inboxRequest(ctx, center.id, offerId))!;
  expect(request.state).toBe("contacted");
  expect(request.steps.map(({ step }) => step)).toEqual(["call", "whatsapp"]);
  expect(request.steps.every(({ author }) => author !== null)).toBe(true);
  await expect(sql`update followup_steps set step = 'lost'`.execute(ctx.db)).rejects.toThrow(/permission denied/);
});

test("of two who move a request at once the second is told, and no state is skipped", async () => {
  const { offerId } = await opened();
  const move = (to: "contacted" | "lost" | "started") => changeState(ctx, member(), { offerId, from: "new", to });
  const both = await Promise.all([move("contacted"), move("lost")]);
  expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(["changed", "done"]);
  const next = await opened();
  expect(await changeState(ctx, member(), { offerId: next.offerId, from: "new", to: "started" })).toEqual({ outcome: "changed" });
});

test("a request is looked after by somebody whose role sees requests only, and by nobody once they leave or get another role", async () => {
  const { offerId } = await opened();
  expect(await assign(ctx, member(), { offerId, to: yadira })).toEqual({ outcome: "stranger" });
  const account = { user_id: yadira, provider_id: center.id, role: "editor" };
  await ctx.db.insertInto("provider_accounts").values(account).execute();
  expect(await assign(ctx, member(), { offerId, to: yadira })).toEqual({ outcome: "stranger" });
  const give = (role: Role) =>
    ctx.db.updateTable("provider_accounts").set({ role }).where("user_id", "=", yadira).where("provider_id", "=", center.id).execute();
  await give("reception");
  expect(await assign(ctx, member(), { offerId, to: yadira })).toEqual({ outcome: "done" });
  const mine = () => inboxOf(ctx, center.id, { ...NO_FILTER, assignedTo: yadira });
  expect((await mine()).items.map(({ id }) => id)).toEqual([offerId]);
  await give("finance");
  expect((await mine()).items).toEqual([]);
  await give("reception");
  expect(await assign(ctx, member(), { offerId, to: yadira })).toEqual({ outcome: "done" });
  await ctx.db.deleteFrom("provider_accounts").where("user_id", "=", yadira).where("provider_id", "=", center.id).execute();
  expect((await mine()).items).toEqual([]);
  expect((await inboxRequest(ctx, center.id, offerId))!.assignedTo).toBeNull();
});

test("notes lie sealed and go with the person; a withdrawal hides everything and is acknowledged once", async () => {
  const { leadId, offerId } = await opened();
  await writeNote(ctx, member(), { offerId, text: "Prefiere los martes, no los miércoles", lastNote: "" });
  expect((await inboxRequest(ctx, center.id, offerId))!.notes.map(({ text }) => text)).toEqual(["Prefiere los martes, no los miércoles"]);
  const { rows } = await sql<{ stored: string }>`select (f.*)::text as stored from followup_notes f where lead_id = ${leadId}`.execute(
    ctx.db,
  );
  expect(rows[0]!.stored).not.toContain("martes");
  expect(await acknowledgeWithdrawal(ctx, member(), offerId)).toEqual({ outcome: "not-withdrawn" });
  await ctx.db.transaction().execute((tx) => withdrawOffer(tx, { leadId, providerId: center.id, actor: "link:lead" }));
  const withdrawn = (await inboxRequest(ctx, center.id, offerId))!;
  expect([withdrawn.seen, withdrawn.notes, withdrawn.additions]).toEqual([{ sight: "none" }, [], []]);
  expect(await acknowledgeWithdrawal(ctx, stranger(), offerId)).toEqual({ outcome: "not-found" });
  expect(await acknowledgeWithdrawal(ctx, member(), offerId)).toEqual({ outcome: "acknowledged" });
  const { acknowledged_at } = await offerOf(offerId);
  await acknowledgeWithdrawal(ctx, member(), offerId);
  expect((await offerOf(offerId)).acknowledged_at).toEqual(acknowledged_at);
  await eraseLead({ ...ctx, actor: "link:lead" }, { leadId });
  expect(await ctx.db.selectFrom("followup_notes").select("id").where("lead_id", "=", leadId).execute()).toEqual([]);
});

test("nobody else touches a request, whatever they ask for", async () => {
  const { offerId } = await opened();
  for (const who of [stranger(), { userId: yadira, providerId: center.id }]) {
    const answers = [
      await recordContact(ctx, who, { offerId, way: "call" }),
      await changeState(ctx, who, { offerId, from: "new", to: "contacted" }),
      await assign(ctx, who, { offerId, to: null }),
      await writeNote(ctx, who, { offerId, text: "x", lastNote: "" }),
      await acknowledgeWithdrawal(ctx, who, offerId),
    ];
    expect(answers.map(({ outcome }) => outcome)).toEqual(answers.map(() => "not-found"));
    expect(await markOpenedByMember(ctx, who, offerId)).toBe(false);
  }
  expect(await exportOpened(ctx, { userId: yadira, providerId: center.id }, { from: null, to: null })).toBeNull();
});

test("tabs count what they show, whatever is filtered, and the side bar counts who waits", async () => {
  const [{ offerId: fresh, number }, talked, gone] = [await offered(), await offered(), await offered()];
  await ctx.db.transaction().execute(async (tx) => {
    await markAnswered(tx, { offerId: talked.offerId, actor: "worker" });
    await withdrawOffer(tx, { leadId: gone.leadId, providerId: center.id, actor: "link:lead" });
  });
  expect(await markOpenedByMember(ctx, member(), fresh)).toBe(true);
  const { opened_at } = await offerOf(fresh);
  await markOpenedByMember(ctx, member(), fresh);
  expect((await offerOf(fresh)).opened_at).toEqual(opened_at);
  const whole = await inboxOf(ctx, center.id, NO_FILTER);
  expect(whole.counts.all).toBe(whole.items.length);
  const tabOf = async (id: string) => (await inboxRequest(ctx, center.id, id))!.tab;
  expect([await tabOf(fresh), await tabOf(talked.offerId), await tabOf(gone.offerId)]).toEqual(["new", "answered", "withdrawn"]);
  expect(whole.items.map(({ tab }) => tab)).not.toContain("withdrawn");
  for (const tab of ["new", "answered", "opened", "closed", "withdrawn"] as const) {
    const { items, counts } = await inboxOf(ctx, center.id, { ...NO_FILTER, tab });
    expect(counts).toEqual(whole.counts);
    expect(items.map((item) => item.tab)).toEqual(Array(counts[tab]).fill(tab));
  }
  expect(await searched(number)).toEqual([fresh]);
  const { total, offers } = await whoWaits(ctx.db, center.id);
  expect(offers).toBe(whole.counts.new);
  expect(total).toBe(whole.items.filter(({ tab, answeredAt }) => tab !== "closed" && answeredAt === null).length);
  // An expired deadline closes the offer before any job has marked it.
  await ctx.db.updateTable("offers").set({ answer_by: sql`now() - interval '1 minute'` }).where("id", "=", fresh).execute();
  expect((await inboxRequest(ctx, center.id, fresh))!.tab).toBe("closed");
  expect(await whoWaits(ctx.db, center.id)).toMatchObject({ total: total - 1, offers: offers - 1 });
});
