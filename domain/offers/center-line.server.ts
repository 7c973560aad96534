import { sql } from "kysely";
import { readTimeZone } from "#domain/routing/business-hours.ts";
import type { Routing } from "#domain/routing/routing.ts";
import { turnOf } from "#domain/routing/turn.ts";
import type { Tx } from "#platform/db/db.ts";
import type { Candidate } from "./routing-candidates.server.ts";

/** The present or future place of a lead in the queue of a center that has its requests for today. */
export interface PlaceInLine {
  providerId: string;
  waitsUntil: Date | null;
  waitingSince: Date | null;
  ahead: number;
}

export async function loadLine(tx: Tx, leadId: string): Promise<PlaceInLine[]> {
  const { rows } = await sql<PlaceInLine>`
    select r.provider_id as "providerId", r.waits_until as "waitsUntil", r.waiting_since as "waitingSince",
      (select count(*) from lead_receivers other where other.provider_id = r.provider_id and other.waits_until is not null
         and other.lead_id <> r.lead_id and (r.waiting_since is null or other.waiting_since < r.waiting_since)) as ahead
    from lead_receivers r where r.lead_id = ${leadId}`.execute(tx);
  return rows;
}

/**
 * Returns the days on which full centers have room. A full center takes the lead on the next day with room, unless its queue is too
 * long. A lead that already has a day keeps it.
 */
export function turnsOf(
  now: Date,
  candidates: readonly Candidate[],
  line: readonly PlaceInLine[],
  { candidates: routed }: Routing,
): Map<string, Date> {
  const turns = new Map<string, Date>();
  for (const { provider_id, reasons } of routed) {
    if (!reasons.includes("daily_cap_reached")) continue;
    const { dailyCap, timeZone } = candidates.find(({ id }) => id === provider_id)!;
    const { waitsUntil, waitingSince, ahead } = line.find(({ providerId }) => providerId === provider_id)!;
    const place = { cap: dailyCap!, ahead, waitingSince, now: now, timeZone: readTimeZone(timeZone) };
    const turn = waitsUntil && waitsUntil > now ? waitsUntil : turnOf(place);
    if (turn) turns.set(provider_id, turn);
  }
  return turns;
}
