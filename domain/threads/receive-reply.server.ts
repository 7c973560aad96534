import type { Context } from "#domain/context.ts";
import { movedMailbox } from "#domain/receivers/former-mailboxes.server.ts";
import { mailboxDigest, normalizedEmail } from "#domain/submissions/same-person.ts";
import { keyedDigest } from "#platform/keys.ts";
import type { Party } from "./party.server.ts";
import { mayWrite, type ThreadState } from "./thread.ts";
import { readThreadAddress, type ThreadEnd } from "./thread-tokens.ts";
import { type WriteOutcome, writeMessage } from "./write-message.server.ts";

export interface Reply {
  /** The sender's address, as in «From». */
  readonly from: string;
  /** Null when the mail has none; a repeated mail is then recognised by its bytes. */
  readonly messageId: string | null;
  readonly raw: Buffer;
  /** The text without quoted parts. */
  readonly text: string;
}

export type ReplyOutcome = Exclude<WriteOutcome["outcome"], "masked" | "dearer"> | "not-a-party";

/**
 * Returns the party whose replies arrive at an address, or null when no mail is taken there: we did not make the address, or the thread
 * is closed.
 */
export async function openEnd(ctx: Context, address: string, domain: string): Promise<ThreadEnd | null> {
  const end = readThreadAddress(ctx.keys, address, domain);
  const found = end && (await threadOf(ctx, end));
  return end && found && mayWrite(found) ? end : null;
}

/** Adds a mail to its thread. Its sender must be that party, and not somebody to whom the mail was forwarded. */
export async function receiveReply(ctx: Context, end: ThreadEnd, { from, messageId, raw, text }: Reply): Promise<ReplyOutcome> {
  const party = await partyOf(ctx, end, from);
  if (!party) return "not-a-party";
  const source = keyedDigest(ctx.keys, "thread-source", `${end.offerId} ${messageId ?? raw.toString("latin1")}`);
  const { outcome } = await writeMessage(ctx, party, { text, knowsMasked: true, source, byMail: true });
  return outcome === "masked" || outcome === "dearer" ? "sent" : outcome;
}

type Found = ThreadState & { leadId: string; providerId: string; person: Buffer | null; email: string | null };

const threadOf = ({ db }: Pick<Context, "db">, { offerId }: ThreadEnd): Promise<Found | undefined> =>
  db
    .selectFrom("offers as o")
    .innerJoin("leads as l", "l.id", "o.lead_id")
    .innerJoin("provider_profiles as p", "p.id", "o.provider_id")
    .select(["l.id as leadId", "p.id as providerId", "l.email_digest as person", "p.email", "o.status", "l.ask_first as askFirst"])
    .where("o.id", "=", offerId)
    .where("l.sealed", "is not", null)
    .executeTakeFirst() as Promise<Found | undefined>;

async function partyOf(ctx: Context, end: ThreadEnd, from: string): Promise<Party | null> {
  const found = await threadOf(ctx, end);
  if (!found || !from.includes("@")) return null;
  const { leadId, providerId, person, email } = found;
  if (end.side === "patient") {
    const moved = await movedMailbox(ctx.db, leadId);
    const own = moved ? mailboxDigest(ctx.keys, moved.email) : person;
    return own?.equals(mailboxDigest(ctx.keys, from)) ? { side: "patient", leadId, providerId, userId: null } : null;
  }
  const members = await ctx.db
    .selectFrom("provider_accounts as a")
    .innerJoin("users as u", "u.id", "a.user_id")
    .select(["u.id", "u.email"])
    .where("a.provider_id", "=", providerId)
    .where("u.email_verified", "=", true)
    .execute();
  const sender = normalizedEmail(from);
  const member = members.find((one) => normalizedEmail(one.email) === sender);
  const isCenter = member !== undefined || (email !== null && normalizedEmail(email) === sender);
  return isCenter ? { side: "center", offerId: end.offerId, providerId, userId: member?.id ?? null } : null;
}
