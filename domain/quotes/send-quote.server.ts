import { randomUUID } from "node:crypto";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { markAnswered } from "#domain/offers/mark-answered.server.ts";
import { type Member, mayIn } from "#domain/team/as-member.server.ts";
import { keyOf } from "#domain/vault/subject-keys.server.ts";
import type { Tx } from "#platform/db/db.ts";
import { leaveOfCenter } from "./leave-of-center.ts";
import { lockedOffer } from "./locked-offer.server.ts";
import { MISSING, type QuoteAnswer, type QuoteContent, templateOf } from "./quote.ts";
import { sealQuote } from "./sealed-quote.server.ts";

export interface SendQuoteInput {
  /** The offer through which the center opened the request. */
  readonly requestId: string;
  /** The last version that the sender saw; 0 when there was none. */
  readonly after: number;
  /** By the id of its line. Lines outside this treatment's template are left out. */
  readonly answers: Readonly<Record<string, QuoteAnswer>>;
  readonly validUntil: string | null;
  readonly message: string;
  readonly visits: number | null;
}

/** `changed`: somebody of the center sent another version in the meantime. */
export type SendQuoteOutcome = { outcome: "sent"; version: number } | { outcome: "changed" } | { outcome: "not-found" };

/**
 * Sends a quote, which answers the request. It replaces the version before without changing it. Only a center that opened the request may send one. The patient
 * gets a mail about each version, if they have a mailbox.
 */
export function sendQuote(ctx: Context, { userId, providerId }: Member, input: SendQuoteInput): Promise<SendQuoteOutcome> {
  return ctx.db.transaction().execute(async (tx): Promise<SendQuoteOutcome> => {
    const offer = await lockedOffer(tx, input.requestId);
    if (!offer || !(await mayIn(tx, { userId, providerId }, "requests.answer"))) return { outcome: "not-found" };
    const leave = leaveOfCenter(providerId, offer);
    const key = leave && (await keyOf(ctx.keys, tx, leave));
    if (!leave || !key) return { outcome: "not-found" };
    // Members of one center send one after the other, since checking their role locks its row.
    const version = 1 + (await newestVersion(tx, leave.id, providerId));
    if (version !== input.after + 1) return { outcome: "changed" };
    const id = randomUUID();
    const sealed = sealQuote(leave.id, key, id, await contentOf(tx, offer.serviceId, input));
    await tx.insertInto("quotes").values({ id, lead_id: leave.id, provider_id: providerId, version, sealed }).execute();
    await tx.deleteFrom("quote_drafts").where("lead_id", "=", leave.id).where("provider_id", "=", providerId).execute();
    await record(tx, {
      actor: `provider:${userId}`,
      action: version === 1 ? "quote.sent" : "quote.replaced",
      subjectType: "quote",
      subjectId: id,
      detail: { lead: leave.id, provider: providerId, version },
    });
    await markAnswered(tx, { offerId: offer.id, actor: `provider:${userId}` });
    const mail = { effectKey: `quote:${id}`, template: "quote", leadId: leave.id, offerId: offer.id } as const;
    if (offer.person) await queueMail(ctx, tx, { ...mail, person: offer.person });
    return { outcome: "sent", version };
  });
}

async function newestVersion(tx: Tx, leadId: string, providerId: string): Promise<number> {
  const row = await tx
    .selectFrom("quotes")
    .select("version")
    .where("lead_id", "=", leadId)
    .where("provider_id", "=", providerId)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? 0;
}

async function contentOf(
  tx: Tx,
  serviceId: string | null,
  { answers, validUntil, message, visits }: SendQuoteInput,
): Promise<QuoteContent> {
  const lines = await tx.selectFrom("price_lines").select(["id as lineId", "label"]).orderBy("display_order").execute();
  const answered = templateOf(serviceId, lines).map((line) => ({
    ...line,
    ...(Object.hasOwn(answers, line.lineId) ? answers[line.lineId]! : MISSING),
  }));
  return { lines: answered, validUntil, message, visits };
}
