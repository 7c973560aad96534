import { sql } from "kysely";
import { type CenterHours, closedDaysFrom } from "#domain/leads/answer-by.server.ts";
import { readWeek } from "#domain/providers/week.ts";
import { readTimeZone } from "#domain/routing/business-hours.ts";
import type { Routing } from "#domain/routing/routing.ts";
import { readingDay, turnOf } from "#domain/routing/turn.ts";
import type { Db, Tx } from "#platform/db/db.ts";
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

/** Returns the day on which a center reads a request that reaches it at that moment. */
export const readOn = (turn: Date, center: CenterHours): string =>
  readingDay(turn, readWeek(center.openingHours), readTimeZone(center.timeZone), closedDaysFrom(turn, center));

/**
 * Returns the day on which each of these centers that has its requests for today would read one more, by id. One whose queue is too long
 * is missing, and so is one with room.
 */
export async function turnsToCome(db: Db | Tx, now: Date, candidates: readonly Candidate[]): Promise<Map<string, string>> {
  const full = candidates.filter(({ dailyCap, offersToday }) => dailyCap !== null && offersToday >= dailyCap);
  if (full.length === 0) return new Map();
  const { rows } = await sql<{ id: string; ahead: number }>`
    select provider_id as id, count(*)::int as ahead from lead_receivers
    where provider_id = any(${full.map(({ id }) => id)}::uuid[]) and waits_until is not null group by provider_id`.execute(db);
  return new Map(
    full.flatMap((center): [string, string][] => {
      const ahead = rows.find(({ id }) => id === center.id)?.ahead ?? 0;
      const turn = turnOf({ cap: center.dailyCap!, ahead, waitingSince: null, now, timeZone: readTimeZone(center.timeZone) });
      return turn ? [[center.id, readOn(turn, center)]] : [];
    }),
  );
}
