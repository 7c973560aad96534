import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { leaveToOpen } from "#domain/leads/lead-access.ts";
import type { Member } from "#domain/team/as-member.server.ts";
import { keyOf } from "#domain/vault/subject-keys.server.ts";
import { isDay } from "#platform/days.ts";
import type { Tx } from "#platform/db/db.ts";
import { isDayAhead, openDayFrom } from "./callback.ts";
import { addStep } from "./change-state.server.ts";
import { heldOffer } from "./held-offer.server.ts";
import { houseOf } from "./house.server.ts";
import { sealCallback } from "./sealed-callbacks.server.ts";

/**
 * `day`: it is no day from today to a year ahead. `closed`: the center does not have the request, or nobody writes to this person.
 * `changed`: a colleague has chosen, moved or ended it since it was seen.
 */
export type SetCallbackOutcome = { outcome: "done" | "day" | "closed" | "changed" | "not-found" };

interface NewCallback {
  readonly offerId: string;
  readonly day: string;
  /** Empty keeps the note that is there. */
  readonly note: string;
  /** The version of the day that its person saw; null when there was none. */
  readonly seen: string | null;
}

/** Notes when a center writes again to somebody whose request it opened: on that day, or on the first one after it on which it is open. */
export function setCallback(
  { db, keys }: Pick<Context, "db" | "keys">,
  member: Member,
  { offerId, day, note, seen }: NewCallback,
): Promise<SetCallbackOutcome> {
  return db.transaction().execute(async (tx): Promise<SetCallbackOutcome> => {
    const offer = await heldOffer(tx, member, offerId);
    if (!offer) return { outcome: "not-found" };
    const leave = leaveToOpen({ kind: "center", providerIds: [member.providerId] }, offer.leadId, offer);
    const key = leave?.sight === "open" ? await keyOf(keys, tx, leave) : null;
    if (!key || offer.state === "lost" || offer.state === "started") return { outcome: "closed" };
    const before = await keptOf(tx, offerId);
    if ((before?.version ?? null) !== seen) return { outcome: "changed" };
    const { now, today, house } = await houseOf(tx, member.providerId);
    if (!isDay(day) || !isDayAhead(today, day)) return { outcome: "day" };
    const time = openDayFrom(day, house);
    const kept = {
      day: time.day,
      due_at: time.dueAt,
      tell_at: time.tellAt,
      // Who chooses a day that has begun needs no notice of it.
      told_at: time.tellAt <= now ? now : null,
      set_by: member.userId,
      version: sql<string>`gen_random_uuid()`,
      sealed: note === "" && before ? before.sealed : sealCallback(offer.leadId, key, offerId, note),
    };
    await tx
      .insertInto("followup_callbacks")
      .values({ offer_id: offerId, lead_id: offer.leadId, ...kept })
      .onConflict((conflict) => conflict.column("offer_id").doUpdateSet(kept))
      .execute();
    await addStep(tx, offer, "callback", `provider:${member.userId}`);
    await sql`select pg_notify('inbox_changed', ${member.providerId})`.execute(tx);
    return { outcome: "done" };
  });
}

/** Ends it: nobody has to write on that day. Who ends what a colleague ended has what they wanted; what a colleague moved stays. */
export function endCallback(
  { db }: Pick<Context, "db">,
  member: Member,
  { offerId, seen }: Pick<NewCallback, "offerId" | "seen">,
): Promise<{ outcome: "done" | "changed" | "not-found" }> {
  return db.transaction().execute(async (tx) => {
    const offer = await heldOffer(tx, member, offerId);
    if (!offer) return { outcome: "not-found" as const };
    const before = await keptOf(tx, offerId);
    if (!before) return { outcome: "done" as const };
    if (before.version !== seen) return { outcome: "changed" as const };
    await tx.deleteFrom("followup_callbacks").where("offer_id", "=", offerId).execute();
    await addStep(tx, offer, "callback-ended", `provider:${member.userId}`);
    await sql`select pg_notify('inbox_changed', ${member.providerId})`.execute(tx);
    return { outcome: "done" as const };
  });
}

/** Returns what is kept for an offer whose row is held. */
const keptOf = (tx: Tx, offerId: string) =>
  tx.selectFrom("followup_callbacks").select(["version", "sealed"]).where("offer_id", "=", offerId).executeTakeFirst();
