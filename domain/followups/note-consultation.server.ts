import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import type { Context } from "#domain/context.ts";
import { markAnswered } from "#domain/offers/mark-answered.server.ts";
import { mailboxDigest } from "#domain/submissions/same-person.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { addStep, moveTo } from "./change-state.server.ts";
import { type HeldOffer, lockedOffer } from "./held-offer.server.ts";

/**
 * Notes that a request has its consultation: the one definition of «Con consulta». Its center agreed to a time with the person, whoever
 * asked for it: somebody of the center wrote it down, or one of both confirmed what the other asked. That answers the person.
 */
export async function noteConsultation(tx: Tx, offer: HeldOffer, actor: Actor): Promise<void> {
  await markAnswered(tx, { offerId: offer.id, actor });
  if (offer.state === "consultation" || offer.state === "started") return;
  await moveTo(tx, offer, "consultation");
  await addStep(tx, offer, "consultation", actor);
}

/** Returns the newest request of an account that a center has opened, by the account's confirmed mailbox; null when there is none. */
export async function openedOfAccount(
  { keys }: Pick<Context, "keys">,
  db: Db | Tx,
  { providerId, userId }: { providerId: string; userId: string },
): Promise<string | null> {
  const user = await db.selectFrom("users").select("email").where("id", "=", userId).where("email_verified", "=", true).executeTakeFirst();
  if (!user) return null;
  const { rows } = await sql<{ id: string }>`
    select o.id from offers o join leads l on l.id = o.lead_id
    where o.provider_id = ${providerId}::uuid and o.status = 'purchased' and l.email_digest = ${mailboxDigest(keys, user.email)}
    order by o.purchased_at desc, o.id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** Notes the consultation of an appointment that both sides agreed on, where its person has a request that the center opened. */
export async function noteAgreed(
  ctx: Pick<Context, "keys">,
  tx: Tx,
  agreed: { offerId: string | null; providerId: string; patientId: string | null },
  actor: Actor,
): Promise<void> {
  const { providerId, patientId } = agreed;
  const id = agreed.offerId ?? (patientId && (await openedOfAccount(ctx, tx, { providerId, userId: patientId })));
  const offer = id ? await lockedOffer(tx, providerId, id) : null;
  if (offer?.status === "purchased") await noteConsultation(tx, offer, actor);
}
