import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { patientToken, receiversToken } from "#domain/leads/lead-tokens.ts";
import { eraseLead } from "#domain/offers/erase-lead.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addTwoManaged, person, routed } from "#tests/support/leads.ts";
import { beyondPrice, outcomesAsked } from "./beyond-price.server.ts";
import { openedRequest } from "./opened-requests.server.ts";
import { exportQuotes, quotesOfLink, quotesOfMailbox } from "./patient-quotes.server.ts";
import { type QuoteAnswer, totalOf } from "./quote.ts";
import { saveQuoteDraft } from "./quote-draft.server.ts";
import { quoteToMail } from "./quote-mail.server.ts";
import { sendQuote } from "./send-quote.server.ts";
import { markQuotesRead, unreadQuotes } from "./unread-quotes.server.ts";

const ctx = await testContext();
const amaranta = idOfPerson("amaranta");
const yadira = idOfPerson("yadira");

const price = (dollars: number): QuoteAnswer => ({ kind: "price", amountCents: dollars * 100, note: null });
const ours = {
  after: 0,
  answers: { "fiv-propios": price(4900), "estudio-pareja": price(310) },
  validUntil: "2027-02-26",
  message: "Secreto 7391",
  visits: 6,
};

const [center, other] = await addTwoManaged(ctx);

/** Makes a request to both centers that only the first has opened. */
async function opened() {
  const form = person();
  const { leadId } = await routed(ctx, {
    form,
    kind: "center",
    originSlug: center.slug,
    receiversToken: receiversToken(ctx.keys, { originId: center.id, receivers: [center, other] }, new Date()),
    ticked: [center.id, other.id],
  });
  await ctx.db
    .updateTable("offers")
    .set({ status: "purchased" })
    .where("lead_id", "=", leadId)
    .where("provider_id", "=", center.id)
    .execute();
  const offers = await ctx.db.selectFrom("offers").select(["id", "provider_id"]).where("lead_id", "=", leadId).execute();
  const offerOf = (id: string) => offers.find((offer) => offer.provider_id === id)!.id;
  return {
    leadId,
    requestId: offerOf(center.id),
    unopened: offerOf(other.id),
    mailbox: { email: form.email, confirmed: true, userId: "nobody" },
    form,
  };
}

const member = () => ({ userId: amaranta, providerId: center.id });

test("a center that opened a request sends a quote; its patient reads it line by line, and what is missing stays missing", async () => {
  const { requestId, mailbox, form, leadId } = await opened();
  expect(await openedRequest(ctx, center.id, requestId)).toMatchObject({ person: { form: { email: form.email } }, quoteVersion: 0 });
  expect(await quotesOfMailbox(ctx, mailbox)).toMatchObject([{ centers: [], awaited: [center.name] }]);
  expect(await sendQuote(ctx, member(), { ...ours, requestId })).toEqual({ outcome: "sent", version: 1 });
  const { answered_at } = await ctx.db.selectFrom("offers").select("answered_at").where("id", "=", requestId).executeTakeFirstOrThrow();
  expect(answered_at, "a quote stops the clock").not.toBeNull();
  const [group] = await quotesOfMailbox(ctx, mailbox);
  expect(group).toMatchObject({ service: { id: "fiv" }, awaited: [], centers: [{ name: center.name, previous: null }] });
  const { quote } = group!.centers[0]!;
  expect(quote).toMatchObject({ version: 1, validUntil: "2027-02-26", message: ours.message });
  expect(quote.lines.find(({ lineId }) => lineId === "medicacion-ciclo")).toMatchObject({ kind: "missing", amountCents: null });
  expect(totalOf(quote.lines)).toEqual({ cents: 521_000, isLeast: true });
  expect(await quotesOfMailbox(ctx, { ...mailbox, confirmed: false })).toEqual([]);
  expect(await quotesOfMailbox(ctx, { email: person().email, confirmed: true, userId: "nobody" })).toEqual([]);
  const { rows } = await sql<{ stored: string }>`select encode(sealed, 'escape') as stored from quotes where lead_id = ${leadId}`.execute(
    ctx.db,
  );
  expect(rows[0]!.stored).not.toContain("7391");
  expect(JSON.stringify(await exportQuotes(ctx, mailbox))).toContain("7391");
});

test("a request that is not opened, of another center, or withdrawn is not found, and takes no quote", async () => {
  const { leadId, requestId, unopened } = await opened();
  const strangers = { userId: yadira, providerId: other.id };
  expect(await openedRequest(ctx, other.id, unopened)).toBeNull();
  expect(await openedRequest(ctx, other.id, requestId)).toBeNull();
  expect(await openedRequest(ctx, center.id, "x")).toBeNull();
  for (const [who, id] of [
    [strangers, unopened],
    [strangers, requestId],
    [{ ...member(), userId: yadira }, requestId],
    [member(), unopened],
    [member(), randomUUID()],
  ] as const)
    expect(await sendQuote(ctx, who, { ...ours, requestId: id })).toEqual({ outcome: "not-found" });
  await ctx.db.updateTable("offers").set({ status: "withdrawn" }).where("lead_id", "=", leadId).execute();
  expect(await openedRequest(ctx, center.id, requestId)).toBeNull();
  expect(await sendQuote(ctx, member(), { ...ours, requestId })).toEqual({ outcome: "not-found" });
  expect(await ctx.db.selectFrom("quotes").select("id").where("lead_id", "=", leadId).execute()).toEqual([]);
});

test("of two versions sent at once, one holds and the other is told; the version before stays as it was", async () => {
  const { leadId, requestId, mailbox } = await opened();
  const both = await Promise.all(
    [1, 2].map((times) => sendQuote(ctx, member(), { ...ours, requestId, answers: { "fiv-propios": price(4000 * times) } })),
  );
  expect(both.map(({ outcome }) => outcome).sort()).toEqual(["changed", "sent"]);
  const before = (await quotesOfMailbox(ctx, mailbox))[0]!.centers[0]!.quote;
  expect(await sendQuote(ctx, member(), { ...ours, requestId, after: 1 })).toEqual({ outcome: "sent", version: 2 });
  const [now] = (await quotesOfMailbox(ctx, mailbox))[0]!.centers;
  expect(now!.quote.version).toBe(2);
  expect(now!.previous).toEqual({ ...before, providerId: center.id });
  await expect(ctx.db.updateTable("quotes").set({ version: 9 }).where("lead_id", "=", leadId).execute()).rejects.toThrow(
    "permission denied",
  );
  const mails = await ctx.db
    .selectFrom("mail_messages")
    .select("id")
    .where("lead_id", "=", leadId)
    .where("template", "=", "quote")
    .execute();
  expect(mails).toHaveLength(2);
  expect(await quoteToMail(ctx, requestId)).toMatchObject({ center: center.name, version: 2 });
});

test("erasing the request erases its quotes", async () => {
  const { leadId, requestId, mailbox } = await opened();
  await sendQuote(ctx, member(), { ...ours, requestId });
  await eraseLead(ctx, { leadId });
  expect(await ctx.db.selectFrom("quotes").select("id").where("lead_id", "=", leadId).execute()).toEqual([]);
  expect(await quotesOfMailbox(ctx, mailbox)).toEqual([]);
  expect(await quoteToMail(ctx, requestId)).toBeNull();
  expect(await sendQuote(ctx, member(), { ...ours, requestId, after: 1 })).toEqual({ outcome: "not-found" });
});

test("a draft is its center's alone, is sealed, and goes with the quote that is sent or the person who is erased", async () => {
  const { leadId, requestId, unopened } = await opened();
  const member = { userId: amaranta, providerId: center.id };
  const typed = { mensaje: "Secreto 5512", "importe-fiv-propios": "49o0" };
  expect(await saveQuoteDraft(ctx, { userId: yadira, providerId: other.id }, unopened, typed)).toBe("not-found");
  expect(await saveQuoteDraft(ctx, { userId: yadira, providerId: center.id }, requestId, typed)).toBe("not-found");
  expect(await saveQuoteDraft(ctx, { userId: yadira, providerId: other.id }, requestId, typed)).toBe("not-found");
  await saveQuoteDraft(ctx, member, requestId, { mensaje: "antes" });
  expect(await saveQuoteDraft(ctx, member, requestId, typed)).toBe("saved");
  expect((await openedRequest(ctx, center.id, requestId))?.draft?.typed).toEqual(typed);
  const { rows } = await sql<{ text: string }>`select encode(sealed, 'escape') as text from quote_drafts where lead_id = ${leadId}`.execute(
    ctx.db,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]!.text).not.toContain("5512");
  await sendQuote(ctx, member, { requestId, ...ours });
  expect((await openedRequest(ctx, center.id, requestId))?.draft).toBeNull();
  await saveQuoteDraft(ctx, member, requestId, typed);
  await eraseLead(ctx, { leadId });
  expect((await sql`select from quote_drafts where lead_id = ${leadId}`.execute(ctx.db)).rows).toEqual([]);
});

test("two centers that opened one request have a quote each, with versions of their own; the mail and the link show them to their patient", async () => {
  const { leadId, requestId, unopened, form } = await opened();
  await ctx.db.updateTable("offers").set({ status: "purchased" }).where("id", "=", unopened).execute();
  await ctx.db.updateTable("leads").set({ language: "en" }).where("id", "=", leadId).execute();
  const theirs = { userId: yadira, providerId: other.id };
  const strange = { ...ours.answers, "no-such-line": price(1), toString: price(2) };
  await sendQuote(ctx, member(), { ...ours, requestId });
  await saveQuoteDraft(ctx, member(), requestId, { mensaje: "nuestro" });
  expect(await sendQuote(ctx, theirs, { ...ours, requestId: unopened, answers: strange })).toEqual({ outcome: "sent", version: 1 });
  expect(await sendQuote(ctx, theirs, { ...ours, requestId: unopened, after: 1 })).toEqual({ outcome: "sent", version: 2 });
  // What one center sends takes nothing from the other.
  expect((await openedRequest(ctx, center.id, requestId))!).toMatchObject({
    quoteVersion: 1,
    quote: { version: 1 },
    draft: { typed: { mensaje: "nuestro" } },
  });

  const { created_at, number } = await ctx.db
    .selectFrom("leads")
    .select(["created_at", "number"])
    .where("id", "=", leadId)
    .executeTakeFirstOrThrow();
  const token = patientToken(ctx.keys, leadId, created_at);
  const [group, ...more] = (await quotesOfLink(ctx, token))!;
  expect(more).toEqual([]);
  expect(group!.centers.map(({ name, quote, hasContact }) => [name, quote.version, hasContact])).toEqual([
    [center.name, 1, true],
    [other.name, 2, true],
  ]);
  expect(group!.centers[1]!.previous!.lines.map(({ lineId }) => lineId)).not.toContain("no-such-line");
  expect(await quotesOfLink(ctx, "made.up")).toBeNull();
  const { lines: told, medication: _, validUntil: __, ...mail } = (await quoteToMail(ctx, unopened))!;
  expect(told.find(({ kind }) => kind === "price")).toMatchObject({ amountCents: expect.any(Number) });
  // Nothing else of the request or its person is in the mail.
  expect(mail).toEqual({
    to: form.email,
    language: "en",
    firstName: form.nombre,
    number,
    center: other.name,
    version: 2,
    token,
  });
  const log = ctx.db
    .selectFrom("audit_log")
    .select(["actor", "action"])
    .where("subject_type", "=", "quote")
    .where("actor", "=", `provider:${yadira}`);
  expect((await log.orderBy("id").execute()).map(({ action }) => action)).toEqual(["quote.sent", "quote.replaced"]);

  await ctx.db.updateTable("offers").set({ status: "returned" }).where("id", "=", unopened).execute();
  expect((await quotesOfLink(ctx, token))![0]!.centers.map(({ hasContact }) => hasContact)).toEqual([true, false]);
});

test("beside the prices stands what a center published for people of that age, with the eggs of that treatment, and nothing else", async () => {
  const { leadId, requestId } = await opened();
  await sendQuote(ctx, member(), { ...ours, requestId });
  const lines = (await openedRequest(ctx, center.id, requestId))!.quote!.lines;
  const asked = await outcomesAsked(ctx, leadId, lines);
  expect(asked).toEqual({ ageBand: expect.any(String), eggSource: "own" });
  expect(await outcomesAsked(ctx, leadId, [])).toBeNull();
  expect(await outcomesAsked(ctx, randomUUID(), lines)).toBeNull();
  expect(await beyondPrice(ctx.db, center.slug, asked)).toEqual({ payments: [], phone: null, births: null });
  expect(await beyondPrice(ctx.db, "no-such-center", asked)).toEqual({ payments: [], phone: null, births: null });
  const { rows } = await sql<{ slug: string; year: number; band: string; eggs: "own" | "donor" }>`
    select p.slug, max(o.year) as year, min(o.age_band) as band, o.egg_source as eggs from provider_outcomes o join provider_profiles p on p.id = o.provider_id
    where o.checked_on is not null and p.listed and p.provider_type = 'clinic' and cardinality(p.payment_methods) > 0 group by p.slug, o.egg_source limit 1`.execute(
    ctx.db,
  );
  const [published] = rows;
  const shown = await beyondPrice(ctx.db, published!.slug, { ageBand: published!.band as "35-37", eggSource: published!.eggs });
  expect(shown.payments.length).toBeGreaterThan(0);
  expect(shown.births).toMatchObject({ year: published!.year, band: { ageBand: published!.band } });
  expect((await beyondPrice(ctx.db, published!.slug, null)).births).toBeNull();
});

test("a quote waits to be read until its patient opens it, and a new version waits again", async () => {
  const { requestId, leadId } = await opened();
  const waiting = () => unreadQuotes(ctx.db, [leadId]);
  expect(await waiting()).toEqual([]);
  await sendQuote(ctx, member(), { ...ours, requestId });
  expect(await waiting()).toEqual([{ leadId, providerId: center.id }]);
  expect(await unreadQuotes(ctx.db, [])).toEqual([]);
  await markQuotesRead(ctx.db, [leadId]);
  expect(await waiting()).toEqual([]);
  await sendQuote(ctx, member(), { ...ours, requestId, after: 1 });
  expect(await waiting()).toEqual([{ leadId, providerId: center.id }]);
});
