import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import type { Context } from "#domain/context.ts";
import { reopenAnswered } from "#domain/offers/mark-answered.server.ts";
import type { Member } from "#domain/team/as-member.server.ts";
import { addStep } from "./change-state.server.ts";
import { CONTACT_WAYS, UNDO_SECONDS } from "./followup.ts";
import { heldOffer } from "./held-offer.server.ts";

/** The time that a click takes to reach us, so that nobody who clicks in time is refused. */
const ON_THE_WAY_SECONDS = 5;

/**
 * Takes back a contact that stopped the reply clock, within seconds and by the person who noted it: they did not call or write after all.
 * The clock runs on as before, and both steps stay in the history. `late`: the time is over, or something else came after.
 */
export function undoContact({ db }: Pick<Context, "db">, member: Member, offerId: string): Promise<"undone" | "late" | "not-found"> {
  return db.transaction().execute(async (tx) => {
    const offer = await heldOffer(tx, member, offerId);
    if (!offer) return "not-found";
    const actor: Actor = `provider:${member.userId}`;
    const { rows } = await sql<{ at: string }>`
      select at::text from (select * from followup_steps where offer_id = ${offer.id}::uuid order by id desc limit 1) last
      where actor = ${actor} and step = any(${[...CONTACT_WAYS]}::text[])
        and at > now() - make_interval(secs => ${UNDO_SECONDS + ON_THE_WAY_SECONDS})`.execute(tx);
    const [contact] = rows;
    if (!contact || !(await reopenAnswered(tx, { offerId: offer.id, at: contact.at }))) return "late";
    await tx
      .updateTable("followups")
      .set({ state: "new", updated_at: sql`now()` })
      .where("offer_id", "=", offer.id)
      .where("state", "=", "contacted")
      .where("updated_at", "=", sql<Date>`${contact.at}::timestamptz`)
      .execute();
    await addStep(tx, offer, "undone", actor);
    return "undone";
  });
}
