import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { idOfPerson } from "#db/seed/people.ts";
import type { Context } from "#domain/context.ts";
import { askCredit } from "#domain/credits/ask-credit.server.ts";
import { lapseCredits, settleCredit } from "#domain/credits/settle-credit.server.ts";
import { askPlace } from "#domain/featured/ask-place.server.ts";
import { decidePlace } from "#domain/featured/decide-place.server.ts";
import { endPlace } from "#domain/featured/end-place.server.ts";
import { placePrices } from "#domain/featured/place-prices.server.ts";
import { placesOfCenter, possiblePlaces } from "#domain/featured/place-queries.server.ts";
import { projectFeatured } from "#domain/featured/project-featured.server.ts";
import { closeAccount } from "#domain/identity/close-account.server.ts";
import { issueDueDocuments } from "#domain/invoicing/issue-documents.server.ts";
import { addSequence } from "#domain/invoicing/sequences.server.ts";
import { saveAutomaticRule } from "#domain/offers/automatic-rule.server.ts";
import { buyAutomatically, stopUnanswered } from "#domain/offers/buy-automatically.server.ts";
import { closeLead } from "#domain/offers/close-lead.server.ts";
import { decideReturn } from "#domain/offers/decide-return.server.ts";
import { declineOffer } from "#domain/offers/decline-offer.server.ts";
import { eraseLead } from "#domain/offers/erase-lead.server.ts";
import { expireOffers } from "#domain/offers/expire-offers.server.ts";
import { purchaseLead } from "#domain/offers/purchase-lead.server.ts";
import { restoreConsent } from "#domain/offers/restore-consent.server.ts";
import { returnLead } from "#domain/offers/return-lead.server.ts";
import { settleWithdrawn } from "#domain/offers/settle-withdrawn.server.ts";
import { withdrawConsent } from "#domain/offers/withdraw-consent.server.ts";
import { NO_CRITERIA } from "#domain/routing/criteria.ts";
import type { Member } from "#domain/team/as-member.server.ts";
import { acceptContact } from "#domain/threads/accept-contact.server.ts";
import { centerOfOffer } from "#domain/threads/party.server.ts";
import { settleWaiting } from "#domain/threads/settle-waiting.server.ts";
import { writeMessage } from "#domain/threads/write-message.server.ts";
import { askAboutPayments } from "#domain/topups/ask-about-payments.server.ts";
import { askTopUp } from "#domain/topups/ask-top-up.server.ts";
import { beginCheckout } from "#domain/topups/begin-checkout.server.ts";
import { confirmTopUp, denyPayment, refuseTopUp } from "#domain/topups/decide-top-up.server.ts";
import { followHint } from "#domain/topups/follow-hint.server.ts";
import { holdTopUpsOf } from "#domain/topups/hold-top-ups.server.ts";
import { paidTopUp } from "#domain/topups/paid-top-up.server.ts";
import { receivePayment } from "#domain/topups/receive-payment.server.ts";
import { refundTopUp } from "#domain/topups/refund-top-up.server.ts";
import { sendVoucher } from "#domain/topups/send-voucher.server.ts";
import { lapseRefunds, settleRefund } from "#domain/topups/settle-refund.server.ts";
import type { TopUpMethod } from "#domain/topups/top-up.ts";
import { addDays } from "#platform/days.ts";
import type { FileStore } from "#platform/files.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import type { Gateway, PaymentWord } from "#platform/payments/gateway.ts";
import { openSandbox } from "#platform/payments/sandbox.ts";
import { aBuyer, type Buyer, buyerAt } from "./buyers.ts";
import { pdf } from "./hostile-files.ts";
import { minutePasses, person } from "./leads.ts";
import { NO_PACE } from "./pace.ts";
import { moved } from "./wallet.ts";

// Every command that moves money, or that locks rows which such a command waits for, as data: tests run each of them alone, against each
// other, during kills and on a full disk. `domain/wallet/money-commands.test.ts` reports commands that are missing here.

export type MoneyContext = Context & { files: FileStore };

/** Runs a prepared command. Another context has the same database, observed or opened in another way. */
export type Run = (ctx: MoneyContext) => Promise<unknown>;

interface MoneyCommand {
  /** The files with its transaction. */
  readonly files: readonly string[];
  /** Makes what the command works on, so that each run is a first one. */
  prepare(market: Market): Promise<Run>;
}

/** A center with money of its own, which pays for opened requests, with the acts of its people and ours. */
export interface Market extends Pick<Buyer, "center" | "member"> {
  readonly ctx: MoneyContext;
  offer(change?: Parameters<typeof person>[0]): Promise<{ id: string; lead_id: string }>;
  bought(): Promise<{ id: string; lead_id: string }>;
  topUp(method: TopUpMethod): Promise<string>;
  paidTopUp(): Promise<string>;
  place(): Promise<string>;
}

const LIA = `admin:${idOfPerson("lia")}` as const;
const evidence = { ip: "203.0.113.7", userAgent: "a test", pageUrl: "/" };
const patient = (ctx: MoneyContext) => ({ ...ctx, actor: "link:lead" as const });
const contactWords = (name: string) => ({ text: `Acepto que Cuna abra mi contacto a ${name}.`, version: "test-1" });
const withdrawalWords = {
  version: "test-1",
  withdrawn: (name: string) => `Retiro el permiso a ${name}.`,
  restored: (name: string) => `Deshago la retirada a ${name}.`,
};
const AUTOMATIC = {
  ...{ criteria: NO_CRITERIA, exclusivity: null, minQuality: 0, maxPriceCents: 100_000, stopsUnanswered: true },
  ...{ dailyCents: 100_000_000, monthlyCents: 100_000_000 },
};

/** Makes the settings that payments need: our account, the issuer, and ranges of numbers that no test uses up. */
export async function openMarkets(ctx: MoneyContext): Promise<void> {
  const set = (key: string, value: object) =>
    sql`insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb) on conflict (key) do update set value = excluded.value`.execute(
      ctx.db,
    );
  await set("bank_account", { bank: "Banco", holder: "Cuna", rnc: "999999992", kind: "Corriente", number: "1", currency: "US$" });
  await set("fiscal_issuer", { rnc: "999999992", name: "Cuna", address: "Santo Domingo" });
  await set("lead_limits", { ...NO_PACE, perAddress: 1_000_000, inAll: 1_000_000 });
  for (const type of ["E32", "E34"] as const)
    await addSequence(ctx, { type, first: 1_000_000, last: 1_900_000, expiresOn: null }, LIA, paidTopUp);
}

export async function openMarket(ctx: MoneyContext, cents = 50_000_00): Promise<Market> {
  const { center, member } = await aBuyer(ctx);
  // The free first requests of the new center are used up.
  for (let used = 0; used < 3; used++) await moved(ctx, center.id, 1, { kind: "welcome", own: "promotions" });
  await moved(ctx, center.id, cents);
  await saveAutomaticRule(ctx, member, AUTOMATIC, true);
  return marketAt(ctx, center, member);
}

/** Makes a person that no other process of the same test makes. */
function somebody() {
  const digits = String(2_000_000 + Math.floor(Math.random() * 7_999_999));
  return { email: `${randomUUID()}@correo.example`, telefono: `+1 809 ${digits.slice(0, 3)} ${digits.slice(3)}` };
}

/** Returns the market of a center that another process opened. */
export function marketAt(ctx: MoneyContext, center: Buyer["center"], member: Member): Market {
  const buyer = buyerAt(ctx, center, member);
  const offer: Market["offer"] = (change) => buyer.offer(person({ ...somebody(), ...change }));
  const bought: Market["bought"] = async () => {
    const made = await offer();
    await purchaseLead(ctx, member, made.id);
    return made;
  };
  const topUp: Market["topUp"] = async (method) => {
    const asked = await askTopUp({ ...ctx, gateway: openSandbox(ctx.keys) }, member, { netCents: 100_00, method });
    if (asked?.outcome !== "asked") throw new Error(`not asked: ${JSON.stringify(asked)}`);
    await makeRoom(ctx, asked.id);
    return asked.id;
  };
  const paidTopUp = async () => {
    const id = await topUp("bank");
    await confirmTopUp(ctx, id, LIA);
    return id;
  };
  let weeks = Math.floor(Math.random() * 32);
  const place = async () => {
    const possible = await possiblePlaces(ctx.db, center.id);
    const { place, kind } = possible[weeks % possible.length]!;
    const firstDay = addDays(dayInSantoDomingo(new Date()), 1 + 7 * (weeks++ % 8));
    await askPlace(ctx, member, { place, firstDay, weeks: 1, weekCents: (await placePrices(ctx.db))[kind] });
    const places = await placesOfCenter(ctx.db, center.id);
    // Somebody else may have decided it already.
    return places.find(({ state }) => state === "asked")?.id ?? randomUUID();
  };
  return { ctx, center, member, offer, bought, topUp, paidTopUp, place };
}

/** Makes a paid top-up that one person may pay back alone. */
async function smallTopUp(ctx: MoneyContext, topUp: Market["topUp"]): Promise<string> {
  const id = await topUp("bank");
  await ctx.db.updateTable("top_ups").set({ net_cents: 20_00, tax_cents: 3_60 }).where("id", "=", id).execute();
  await confirmTopUp(ctx, id, LIA);
  return id;
}

/** Makes a top-up so old that its center may ask for another one, since only a few may wait for payment. */
const makeRoom = (ctx: MoneyContext, id: string) =>
  sql`update top_ups set asked_at = now() - interval '40 days' where id = ${id}`.execute(ctx.db);

/** Makes a patient's question that its center has answered, so that the patient may open the contact data. */
async function answered({ ctx, center, member, offer }: Market) {
  const { id, lead_id: leadId } = await offer({ respuesta: "pregunta" });
  await ctx.db.deleteFrom("tries").execute();
  await writeMessage(ctx, centerOfOffer(member, id), { text: "Un ciclo cuesta US$ 5,200.", knowsMasked: false });
  const party = { side: "patient", leadId, providerId: center.id, userId: null } as const;
  return (within: MoneyContext) => acceptContact(within, party, { words: contactWords, evidence });
}

const TAKEN = "taken-";
const paidWord = (reference: string, amountCents: number, eventId: string): PaymentWord => ({
  ...{ reference, amountCents, eventId, outcome: "paid", currency: "usd", paymentReference: `pay-${reference}` },
});

/** Makes a gateway that stores what it charged in the name of the checkout, so that every process knows it, whatever was killed. */
export const gatewayThatTook = (ctx: MoneyContext): Gateway => ({
  ...openSandbox(ctx.keys),
  async payment({ reference, checkoutIds }) {
    const taken = checkoutIds.find((id) => id.startsWith(TAKEN));
    if (!taken) return { standing: "pending" };
    return { standing: "paid", word: paidWord(reference, Number(taken.slice(TAKEN.length)), `asked-${reference}`) };
  },
});

/** Makes a payment by card that the gateway charged and that we know nothing about yet. It is due to be asked about after this time. */
async function taken({ ctx, topUp }: Market, asked: string): Promise<PaymentWord> {
  const { rows } = await sql<{ reference: string; cents: number }>`
    update top_ups set checkout_ids = array[${TAKEN} || net_cents + tax_cents], checkout_at = now(), ask_gateway_at = now() + ${asked}::interval
    where id = ${await topUp("card")} returning reference, (net_cents + tax_cents)::int as cents`.execute(ctx.db);
  const { reference, cents } = rows[0]!;
  return paidWord(reference, cents, `told-${reference}`);
}

const HINT = { hint: true, outcome: "paid" } as const;
const referenceOf = async ({ db }: MoneyContext, id: string) =>
  (await db.selectFrom("top_ups").select("reference").where("id", "=", id).executeTakeFirstOrThrow()).reference;

/** Returns the payments that the gateway charged and that were not booked exactly once. */
export async function lostPayments(db: MoneyContext["db"]): Promise<unknown[]> {
  const { rows } = await sql`
    select t.id, t.status from top_ups t where t.checkout_ids[1] like ${`${TAKEN}%`} and (t.status not in ('paid', 'refunded')
      or (select count(*) from ledger_transfers l where l.subject_id = t.id::text and l.kind = 'top_up') <> 1)`.execute(db);
  return rows;
}

export const MONEY_COMMANDS = {
  "a purchase": {
    files: ["domain/offers/purchase-lead.server.ts"],
    async prepare({ offer, member }) {
      const { id } = await offer();
      return (ctx) => purchaseLead(ctx, member, id);
    },
  },
  "an automatic purchase": {
    files: ["domain/offers/buy-automatically.server.ts"],
    async prepare({ offer }) {
      const { id } = await offer();
      return (ctx) => buyAutomatically(ctx, id);
    },
  },
  "a patient who opens the contact data": {
    files: ["domain/threads/accept-contact.server.ts"],
    prepare: answered,
  },
  "a top-up that completes what a patient opened": {
    files: ["domain/threads/settle-waiting.server.ts"],
    async prepare(market) {
      const accept = await answered(market);
      const { ctx, center } = market;
      const { balance_cents: cents } = await ctx.db
        .selectFrom("ledger_accounts")
        .select("balance_cents")
        .where("provider_id", "=", center.id)
        .executeTakeFirstOrThrow();
      await moved(ctx, center.id, -cents!, { kind: "correction", own: "bank" });
      await accept(ctx);
      await moved(ctx, center.id, cents!, { kind: "correction", own: "bank" });
      return settleWaiting;
    },
  },
  "a return by a fact": {
    files: ["domain/offers/return-lead.server.ts"],
    async prepare({ ctx, bought, member }) {
      const { id, lead_id } = await bought();
      await sql`update mail_messages set status = 'refused', last_error = '550 5.1.1 no such user' where lead_id = ${lead_id} and recipient_digest is not null`.execute(
        ctx.db,
      );
      return (within) => returnLead(within, member, { offerId: id, reason: "unreachable" });
    },
  },
  "a return that our team grants": {
    files: ["domain/offers/decide-return.server.ts"],
    async prepare({ ctx, bought, member }) {
      const { id } = await bought();
      await returnLead(ctx, member, { offerId: id, reason: "wrong-phone" });
      const { id: returnId } = await ctx.db.selectFrom("lead_returns").select("id").where("offer_id", "=", id).executeTakeFirstOrThrow();
      return (within) => decideReturn({ ...within, actor: LIA }, { returnId, uphold: true, note: "No contesta." });
    },
  },
  "a consent that is withdrawn": {
    files: ["domain/offers/withdraw-consent.server.ts"],
    async prepare({ bought }) {
      const { lead_id: leadId } = await bought();
      return (ctx) => withdrawConsent(patient(ctx), { leadId, from: "all", words: withdrawalWords, evidence });
    },
  },
  "a request that its patient closes": {
    files: ["domain/offers/close-lead.server.ts"],
    async prepare({ offer }) {
      const { lead_id: leadId } = await offer();
      return (ctx) => closeLead(patient(ctx), { leadId, evidence });
    },
  },
  "an erasure": {
    files: ["domain/vault/erase-subject.server.ts"],
    async prepare({ bought }) {
      const { lead_id: leadId } = await bought();
      return (ctx) => eraseLead(patient(ctx), { leadId });
    },
  },
  "a withdrawal that is undone": {
    files: ["domain/offers/restore-consent.server.ts"],
    async prepare({ ctx, bought }) {
      const { id, lead_id: leadId } = await bought();
      const { provider_id: providerId } = await ctx.db
        .selectFrom("offers")
        .select("provider_id")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      await withdrawConsent(patient(ctx), { leadId, from: "all", words: withdrawalWords, evidence });
      return (within) => restoreConsent(patient(within), { leadId, providerId, words: withdrawalWords, evidence });
    },
  },
  "what a withdrawal gives back": {
    files: ["domain/offers/settle-withdrawn.server.ts"],
    async prepare({ ctx, bought }) {
      const { lead_id: leadId } = await bought();
      await withdrawConsent(patient(ctx), { leadId, from: "all", words: withdrawalWords, evidence });
      await minutePasses(ctx.db, leadId);
      return settleWithdrawn;
    },
  },
  "what an erasure gives back": {
    files: ["domain/offers/settle-withdrawn.server.ts"],
    async prepare({ ctx, bought }) {
      const { lead_id: leadId } = await bought();
      await eraseLead(patient(ctx), { leadId });
      return settleWithdrawn;
    },
  },
  "a payment by card": {
    files: ["domain/topups/receive-payment.server.ts"],
    async prepare(market) {
      const word = await taken(market, "1 hour");
      return (ctx) => receivePayment(ctx, "sandbox", word);
    },
  },
  "a payment by transfer": {
    files: ["domain/topups/decide-top-up.server.ts"],
    async prepare({ topUp }) {
      const id = await topUp("bank");
      return (ctx) => confirmTopUp(ctx, id, LIA);
    },
  },
  "a voucher that is refused": {
    files: ["domain/topups/decide-top-up.server.ts"],
    async prepare({ topUp }) {
      const id = await topUp("bank");
      return (ctx) => refuseTopUp(ctx, id, "No se ve.", LIA);
    },
  },
  "a voucher that is sent": {
    files: ["domain/topups/send-voucher.server.ts"],
    async prepare({ topUp, member }) {
      const id = await topUp("bank");
      return (ctx) => sendVoucher(ctx, member, id, { fileName: "a.pdf", bytes: pdf });
    },
  },
  "a checkout that begins": {
    files: ["domain/topups/begin-checkout.server.ts"],
    async prepare({ topUp, member }) {
      const id = await topUp("card");
      return (ctx) => beginCheckout({ ...ctx, gateway: openSandbox(ctx.keys) }, member, id);
    },
  },
  "a payment that its gateway is asked about": {
    files: ["domain/topups/ask-about-payments.server.ts"],
    async prepare(market) {
      await taken(market, "0");
      return (ctx) => askAboutPayments({ ...ctx, gateway: gatewayThatTook(ctx) });
    },
  },
  "a payment of which a browser tells, and its gateway too": {
    files: ["domain/topups/follow-hint.server.ts"],
    async prepare(market) {
      const { reference } = await taken(market, "1 hour");
      return (ctx) => followHint(ctx, gatewayThatTook(ctx), { ...HINT, reference, eventId: `hint-${reference}` });
    },
  },
  "a payment of which only a browser tells": {
    files: ["domain/topups/follow-hint.server.ts"],
    async prepare({ ctx, topUp }) {
      const reference = await referenceOf(ctx, await topUp("card"));
      return (within) => followHint(within, openSandbox(ctx.keys), { ...HINT, reference, eventId: `hint-${reference}` });
    },
  },
  "a payment that our team did not find": {
    files: ["domain/topups/decide-top-up.server.ts"],
    async prepare({ ctx, topUp }) {
      const id = await topUp("card");
      const reference = await referenceOf(ctx, id);
      await followHint(ctx, openSandbox(ctx.keys), { ...HINT, reference, eventId: `hint-${reference}` });
      return (within) => denyPayment(within, id, LIA);
    },
  },
  "a top-up that is asked for": {
    files: ["domain/topups/ask-top-up.server.ts"],
    prepare:
      async ({ member }) =>
      async (ctx) => {
        const asked = await askTopUp({ ...ctx, gateway: openSandbox(ctx.keys) }, member, { netCents: 20_00, method: "card" });
        if (asked?.outcome === "asked") await makeRoom(ctx, asked.id);
        return asked;
      },
  },
  "a top-up that is paid back": {
    files: ["domain/topups/refund-top-up.server.ts"],
    async prepare({ ctx, topUp }) {
      const topUpId = await smallTopUp(ctx, topUp);
      // What others paid back before no longer counts.
      await sql`update top_up_refunds set asked_at = asked_at - interval '40 days' where state = 'done'`.execute(ctx.db);
      return (within) => refundTopUp(within, { topUpId, reason: "Pagó dos veces.", by: idOfPerson("lia") });
    },
  },
  "a refund that a second person signs": {
    files: ["domain/topups/settle-refund.server.ts"],
    async prepare({ ctx, center, paidTopUp }) {
      const topUpId = await paidTopUp();
      const refund = { top_up_id: topUpId, provider_id: center.id, total_cents: 118_00, reason: "Pagó dos veces." };
      await ctx.db
        .insertInto("top_up_refunds")
        .values({ ...refund, state: "asked", asked_by: randomUUID() })
        .execute();
      return (within) => settleRefund(within, { topUpId, by: idOfPerson("lia"), signs: true, note: "" });
    },
  },
  "refunds that nobody signed": {
    files: ["domain/topups/settle-refund.server.ts"],
    async prepare({ ctx, center, paidTopUp }) {
      const refund = { top_up_id: await paidTopUp(), provider_id: center.id, total_cents: 118_00, reason: "Pagó dos veces." };
      await ctx.db
        .insertInto("top_up_refunds")
        .values({ ...refund, state: "asked", asked_by: randomUUID(), asked_at: sql`now() - interval '30 days'` })
        .execute();
      return lapseRefunds;
    },
  },
  "a paid place that is granted": {
    files: ["domain/featured/decide-place.server.ts"],
    async prepare({ place }) {
      const id = await place();
      return ({ db }) => decidePlace(db, id, { grant: true }, LIA);
    },
  },
  "a paid place that ends": {
    files: ["domain/featured/end-place.server.ts"],
    async prepare({ ctx, place }) {
      const id = await place();
      // The place begins today, so the profile is marked until it ends.
      await sql`update featured_places set first_day = (now() at time zone 'America/Santo_Domingo')::date where id = ${id}`.execute(ctx.db);
      await decidePlace(ctx.db, id, { grant: true }, LIA);
      return ({ db }) => endPlace(db, id, "El centro cerró.", LIA);
    },
  },
  "documents that waited": {
    files: ["domain/invoicing/issue-documents.server.ts"],
    async prepare({ ctx, topUp }) {
      const id = await topUp("bank");
      // The top-up looks like one that was paid while there was no number.
      await sql`update top_ups set status = 'paid', decided_at = now(), decided_by = 'cli' where id = ${id}`.execute(ctx.db);
      await sql`insert into fiscal_due (top_up_id, kind) values (${id}, 'invoice')`.execute(ctx.db);
      return (ctx) => issueDueDocuments(ctx, paidTopUp);
    },
  },
  "a range of numbers": {
    files: ["domain/invoicing/sequences.server.ts"],
    async prepare() {
      const first = 2_000_000 + Math.floor(Math.random() * 90_000_000) * 2;
      return (ctx) => addSequence(ctx, { type: "E32", first, last: first + 1, expiresOn: null }, LIA, paidTopUp);
    },
  },
  "the paid places of a day": {
    files: ["domain/featured/project-featured.server.ts"],
    prepare:
      async () =>
      ({ db }) =>
        projectFeatured(db),
  },
  "a credit by hand": {
    files: ["domain/credits/ask-credit.server.ts"],
    async prepare({ center }) {
      const asked = {
        providerId: center.id,
        amountCents: 1_00,
        motive: "ours",
        reason: "Una falla nuestra.",
        by: idOfPerson("lia"),
      } as const;
      const id = randomUUID();
      return (ctx) => askCredit(ctx, { ...asked, id });
    },
  },
  "a credit that a second person signs": {
    files: ["domain/credits/settle-credit.server.ts"],
    async prepare({ ctx, center }) {
      const id = randomUUID();
      const credit = { id, provider_id: center.id, amount_cents: 60_00, motive: "ours", reason: "Una falla nuestra." };
      // Another one of the same center may wait already, and is the one that is signed then.
      await ctx.db
        .insertInto("credits")
        .values({ ...credit, state: "asked", asked_by: randomUUID() })
        .onConflict((conflict) => conflict.column("provider_id").where("state", "=", "asked").doNothing())
        .execute();
      const waits = await ctx.db
        .selectFrom("credits")
        .select("id")
        .where("provider_id", "=", center.id)
        .where("state", "=", "asked")
        .execute();
      return (within) => settleCredit(within, { id: waits[0]?.id ?? id, by: idOfPerson("lia"), signs: true, note: "" });
    },
  },
  "credits that nobody signed": {
    files: ["domain/credits/settle-credit.server.ts"],
    async prepare({ ctx, center }) {
      const credit = { provider_id: center.id, amount_cents: 60_00, motive: "ours", reason: "Una falla nuestra.", asked_by: randomUUID() };
      await ctx.db
        .insertInto("credits")
        .values({ ...credit, id: randomUUID(), state: "asked", asked_at: sql`now() - interval '30 days'` })
        .onConflict((conflict) => conflict.column("provider_id").where("state", "=", "asked").doNothing())
        .execute();
      return lapseCredits;
    },
  },
  "an account that closes": {
    files: ["domain/identity/close-account.server.ts"],
    async prepare({ ctx, center, topUp }) {
      const id = randomUUID();
      await ctx.db
        .insertInto("users")
        .values({ id, name: "Nora", email: `${id}@correo.example`, email_verified: true })
        .execute();
      await ctx.db.insertInto("provider_accounts").values({ user_id: id, provider_id: center.id, role: "editor" }).execute();
      await ctx.db
        .updateTable("top_ups")
        .set({ asked_by: id })
        .where("id", "=", await topUp("bank"))
        .execute();
      return (within) => closeAccount({ ...within, actor: `provider:${id}` }, id, holdTopUpsOf);
    },
  },
  "a rule of automatic purchase": {
    files: ["domain/offers/automatic-rule.server.ts", "domain/team/as-member.server.ts"],
    prepare:
      async ({ member }) =>
      (ctx) =>
        saveAutomaticRule(ctx, member, AUTOMATIC, true),
  },
  "rules that stop themselves": {
    files: ["domain/offers/buy-automatically.server.ts"],
    prepare: async () => stopUnanswered,
  },
  "an offer that is declined": {
    files: ["domain/offers/decline-offer.server.ts"],
    async prepare({ offer, member }) {
      const { id } = await offer();
      return (ctx) => declineOffer(ctx, member, { offerId: id, reason: "no-room" });
    },
  },
  "offers that expire": {
    files: ["domain/offers/expire-offers.server.ts"],
    async prepare({ ctx, offer }) {
      const { id } = await offer();
      await sql`update offers set answer_by = now() - interval '1 hour' where id = ${id}`.execute(ctx.db);
      return expireOffers;
    },
  },
} as const satisfies Record<string, MoneyCommand>;

export type MoneyCommandName = keyof typeof MONEY_COMMANDS;
export const MONEY_COMMAND_NAMES = Object.keys(MONEY_COMMANDS) as MoneyCommandName[];
