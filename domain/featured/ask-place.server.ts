import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { asMember, type Member } from "#domain/team/as-member.server.ts";
import { addDays } from "#platform/days.ts";
import { MAX_AHEAD_DAYS, MAX_WEEKS } from "./place.ts";
import { placePrices } from "./place-prices.server.ts";
import { possiblePlaces } from "./place-queries.server.ts";

/**
 * `not-public`: only public profiles have places. `nowhere`: it cannot have this place. `waiting`: it has asked for it already.
 * `price`: the price is no longer the one that was shown.
 */
export type AskOutcome = "asked" | "not-public" | "nowhere" | "waiting" | "wrong-days" | "price";

export interface AskedPlace {
  readonly place: string;
  readonly firstDay: string;
  readonly weeks: number;
  /** The weekly price that the form showed. The place keeps this price. */
  readonly weekCents: number;
}

/**
 * Asks for one of the paid places that the center can have, and mails our team. Nothing is paid yet. Returns null when this person
 * does not manage the center.
 */
export function askPlace(
  ctx: Pick<Context, "db" | "jobs" | "publicUrl">,
  member: Member,
  { place, firstDay, weeks, weekCents }: AskedPlace,
): Promise<AskOutcome | null> {
  return asMember(ctx, member, "featured.ask", async (tx) => {
    const { rows } = await sql<{ listed: boolean; waiting: boolean; today: string }>`
      select p.listed, (now() at time zone 'America/Santo_Domingo')::date as today,
        exists (select from featured_places f where f.provider_id = p.id and f.place = ${place} and f.state = 'asked') as waiting
      from provider_profiles p where p.id = ${member.providerId}::uuid`.execute(tx);
    const { listed, waiting, today } = rows[0]!;
    if (!listed) return { act: null, result: "not-public" };
    const possible = (await possiblePlaces(tx, member.providerId)).find((one) => one.place === place);
    if (!possible) return { act: null, result: "nowhere" };
    if (waiting) return { act: null, result: "waiting" };
    const isPossible = Number.isInteger(weeks) && weeks >= 1 && weeks <= MAX_WEEKS && firstDay > today;
    if (!isPossible || firstDay > addDays(today, MAX_AHEAD_DAYS)) return { act: null, result: "wrong-days" };
    if ((await placePrices(tx))[possible.kind] !== weekCents) return { act: null, result: "price" };
    const cents = weeks * weekCents;
    const { id } = await tx
      .insertInto("featured_places")
      .values({
        provider_id: member.providerId,
        place,
        first_day: firstDay,
        last_day: addDays(firstDay, weeks * 7 - 1),
        price_cents: cents,
        asked_by: member.userId,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await queueMail(ctx, tx, { effectKey: `place-asked:${id}`, template: "place-asked" });
    return { act: { action: "featured.asked", detail: { place: id, where: place, firstDay, weeks, cents } }, result: "asked" };
  });
}
