import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { asMember, type Member } from "#domain/team/as-member.server.ts";
import { addDays } from "#platform/days.ts";
import { MAX_AHEAD_DAYS, MAX_WEEKS, priceOf } from "./place.ts";

/** `not-public`: only public profiles in a city have places. `waiting`: a request of theirs waits already. */
export type AskOutcome = "asked" | "not-public" | "waiting" | "wrong-days";

/** Asks for a paid place in the lists of the center's city. Nothing is paid yet. Null: the center is none of this person's. */
export function askPlace(
  ctx: Pick<Context, "db">,
  member: Member,
  { firstDay, weeks }: { firstDay: string; weeks: number },
): Promise<AskOutcome | null> {
  return asMember<AskOutcome>(ctx, member, async (tx) => {
    const { rows } = await sql<{ place: string | null; listed: boolean; waiting: boolean; today: string }>`
      select 'city:' || c.id as place, p.listed, (now() at time zone 'America/Santo_Domingo')::date as today,
        exists (select from featured_places f where f.provider_id = p.id and f.state = 'asked') as waiting
      from provider_profiles p left join cities c on c.name = p.city where p.id = ${member.providerId}::uuid`.execute(tx);
    const { place, listed, waiting, today } = rows[0]!;
    if (!listed || place === null) return { act: null, result: "not-public" };
    if (waiting) return { act: null, result: "waiting" };
    const isPossible = Number.isInteger(weeks) && weeks >= 1 && weeks <= MAX_WEEKS && firstDay > today;
    if (!isPossible || firstDay > addDays(today, MAX_AHEAD_DAYS)) return { act: null, result: "wrong-days" };
    const { id } = await tx
      .insertInto("featured_places")
      .values({
        provider_id: member.providerId,
        place,
        first_day: firstDay,
        last_day: addDays(firstDay, weeks * 7 - 1),
        price_cents: priceOf(weeks),
        asked_by: member.userId,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { act: { action: "featured.asked", detail: { place: id, firstDay, weeks, cents: priceOf(weeks) } }, result: "asked" };
  });
}
