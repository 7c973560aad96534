import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { transferId } from "#domain/wallet/ledger.ts";
import { transfer } from "#domain/wallet/transfer.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { holdCenter } from "./hold-center.server.ts";
import { PLACES_AT_ONCE } from "./place.ts";
import { projectFeatured } from "./project-featured.server.ts";

/**
 * `full`: all places are taken on one of these days. `insufficient`: the wallet does not hold the price. `late`: its first day is
 * over.
 */
export type DecidePlaceOutcome = "done" | "full" | "insufficient" | "late" | "not-found";
export type PlaceDecision = { readonly grant: true } | { readonly grant: false; readonly reason: string };

/** Grants a place, which is paid at once, or refuses it with a reason. If two centers ask for the last place, one gets it and pays. */
export async function decidePlace(db: Db, placeId: string, decision: PlaceDecision, actor: Actor): Promise<DecidePlaceOutcome> {
  if (!isRowId(placeId)) return "not-found";
  return db.transaction().execute((tx) => decide(tx, placeId, decision, actor));
}

/**
 * Lets one place of a list be granted at a time. With the exclusion constraint alone, two grants at the same moment would wait for
 * each other.
 */
async function holdList(tx: Tx, placeId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('featured place ' || place, 0)) from featured_places where id = ${placeId}::uuid`.execute(
    tx,
  );
}

async function decide(tx: Tx, placeId: string, decision: PlaceDecision, actor: Actor): Promise<DecidePlaceOutcome> {
  await holdCenter(tx, placeId);
  if (decision.grant) await holdList(tx, placeId);
  const { rows } = await sql<{ provider_id: string; place: string; price_cents: number; late: boolean; free: number | null }>`
    select f.provider_id, f.place, f.price_cents, f.first_day < (now() at time zone 'America/Santo_Domingo')::date as late,
      (select min(n) from generate_series(1, ${PLACES_AT_ONCE}::int) n where not exists (
        select from featured_places o where o.place = f.place and o.position = n and o.state in ('granted', 'ended')
          and o.first_day <= f.last_day and coalesce(o.ended_on - 1, o.last_day) >= f.first_day)) as free
    from featured_places f where f.id = ${placeId}::uuid and f.state = 'asked' for no key update of f`.execute(tx);
  const place = rows[0];
  if (!place) return "not-found";
  const { provider_id: providerId, price_cents: amountCents } = place;
  if (decision.grant) {
    if (place.late) return "late";
    if (place.free === null) return "full";
    const { outcome } = await transfer(tx, {
      id: transferId("featured", placeId),
      kind: "featured",
      from: { provider: providerId },
      to: "revenue",
      amountCents,
      subject: { type: "featured_place", id: placeId },
      actor,
    });
    if (outcome === "insufficient") return "insufficient";
  }
  const state = decision.grant ? "granted" : "refused";
  await tx
    .updateTable("featured_places")
    .set({
      state,
      position: decision.grant ? place.free : null,
      reason: decision.grant ? null : decision.reason,
      decided_by: actor,
      decided_at: sql`now()`,
    })
    .where("id", "=", placeId)
    .execute();
  const detail = { before: "asked", after: state, provider: providerId, cents: decision.grant ? amountCents : 0 };
  await record(tx, { actor, action: `featured.${state}`, subjectType: "featured_place", subjectId: placeId, detail });
  await leaveNotice(
    tx,
    { team: providerId },
    {
      kind: "featured-decided",
      facts: { granted: decision.grant, reason: decision.grant ? null : decision.reason },
      effectKey: `featured:${placeId}`,
      providerId,
      path: "/dashboard/provider/destacado",
    },
  );
  if (decision.grant) await projectFeatured(tx, providerId);
  return "done";
}
