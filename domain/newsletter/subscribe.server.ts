import * as z from "zod";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { mailboxDigest } from "#domain/submissions/same-person.ts";
import { countTries, EVERYBODYS_KEY } from "#domain/submissions/tries.server.ts";
import { lockingDigests } from "#domain/vault/digest-lock.server.ts";
import { storeKey } from "#domain/vault/insert-subject.server.ts";
import { CONTENT } from "#domain/vault/subject.ts";
import { newSubject, seal } from "#domain/vault/subject-keys.server.ts";
import { keyedDigest } from "#platform/keys.ts";
import type { SealedSubscriber } from "./sealed-subscriber.server.ts";

const HOUR = 3_600;
const email = z.email().max(254);

export interface SubscribeInput {
  email: string;
  ip: string | null;
  /** Only robots fill it in. */
  trap: string;
  granted: boolean;
  /** The text beside the box, as the page showed it. */
  consent: { text: string; version: string };
}

export type SubscribeErrors = Partial<Record<"email" | "consent", true>>;

export type SubscribeResult =
  /** The same outcome for an address that was there before, so that nobody learns who reads the newsletter. */
  { outcome: "asked" } | { outcome: "invalid"; errors: SubscribeErrors } | { outcome: "limited"; retryAfterSeconds: number };

/** Stores an address that wants the newsletter, and mails it the link to confirm. It gets nothing else until then. */
export async function subscribe(ctx: Context, input: SubscribeInput): Promise<SubscribeResult> {
  const address = input.email.trim();
  const errors: SubscribeErrors = {
    ...(!email.safeParse(address).success && { email: true }),
    ...(!input.granted && { consent: true }),
  };
  if (Object.keys(errors).length > 0) return { outcome: "invalid", errors };
  const mailbox = mailboxDigest(ctx.keys, address);
  const wait = await countTries(ctx.db, [
    { scope: "newsletter-mailbox", key: mailbox, max: 3, seconds: 24 * HOUR },
    ...(input.ip ? [{ scope: "newsletter-ip", key: keyedDigest(ctx.keys, "newsletter-ip", input.ip), max: 10, seconds: HOUR }] : []),
    { scope: "newsletter-all", key: EVERYBODYS_KEY, max: 600, seconds: HOUR },
  ]);
  if (wait !== null) return { outcome: "limited", retryAfterSeconds: wait };
  if (input.trap !== "") return { outcome: "asked" };
  await ctx.db.transaction().execute(async (tx) => {
    await lockingDigests([mailbox]).execute(tx);
    const known = await tx.selectFrom("newsletter_subscribers").select("id").where("mailbox_digest", "=", mailbox).executeTakeFirst();
    // The link is on its way, or was used. A second first mail is not sent before the owner has confirmed something.
    if (known) return;
    const subject = newSubject(ctx.keys, "subscriber");
    await tx
      .insertInto("newsletter_subscribers")
      .values({
        id: subject.id,
        sealed: seal(subject, CONTENT, { email: address } satisfies SealedSubscriber),
        mailbox_digest: mailbox,
        consent_text: input.consent.text,
        consent_version: input.consent.version,
      })
      .execute();
    await storeKey(tx, subject);
    await record(tx, {
      actor: ctx.actor,
      action: "newsletter.asked",
      subjectType: "subscriber",
      subjectId: subject.id,
      detail: { consent: input.consent.version },
    });
    await queueMail(ctx, tx, {
      effectKey: `newsletter-confirmation:${subject.id}`,
      template: "newsletter-confirmation",
      newsletterSubscriberId: subject.id,
      person: mailbox,
    });
  });
  return { outcome: "asked" };
}
