import { type Kysely, sql } from "kysely";
import type { DB } from "#db/types.ts";
import { answerBy, closedDaysFrom } from "#domain/leads/answer-by.server.ts";
import { readWeek } from "#domain/providers/week.ts";
import { afterBusinessHours, readTimeZone } from "#domain/routing/business-hours.ts";
import { demoId } from "./demo-ids.ts";
import { idOfCenter } from "./provider-rows.ts";

type Queries = Kysely<DB>;

const CENTER = "Clínica Luna de Larimar";

/**
 * The open hours until the answer to each past request, the latest first; null where none came. They match the number and speed that
 * the center's card shows.
 */
const ANSWERED_AFTER = [
  5,
  2.5,
  9,
  0.8,
  13,
  3.2,
  6,
  null,
  1.4,
  4.2,
  27,
  5.5,
  2,
  8,
  11,
  0.6,
  4.8,
  17,
  3,
  7,
  1.1,
  22,
  5,
  3.6,
  10,
  0.4,
  6.5,
  2.2,
  38,
  4,
  8.5,
  1.8,
  14,
  null,
  5.2,
  2.8,
  12,
  1,
  4.5,
  7.5,
  3.4,
] as const;

/** The newest of these requests is older than the demo world's own requests. */
const FIRST_DAYS_AGO = 9;
const DAYS_APART = 1.9;
/** The time from the arrival of a request to its purchase. */
const OPENED_AFTER_MS = 20 * 60_000;

const SERVICES = ["fiv", "fiv", "ovodonacion", "fiv", "diagnostico", "fiv", "fiv", "fiv", "fiv", "fiv", "diagnostico"] as const;
const PRICE_CENTS = { fiv: 18_00, ovodonacion: 32_00, diagnostico: 7_00 } as const;
/** The center paid into its wallet once for this many requests. */
const TOP_UP_EVERY = 14;

const keyOf = (index: number) => `demo-answered-${index}`;
const madeAtOf = (index: number, now: Date) => new Date(now.getTime() - (FIRST_DAYS_AGO + index * DAYS_APART) * 86_400_000);
const serviceOf = (index: number) => SERVICES[index % SERVICES.length]!;
const openedAt = (madeAt: Date) => new Date(madeAt.getTime() + OPENED_AFTER_MS);

/** A purchase in the past, or the transfer that paid for it and the next ones. */
export interface PastMove {
  readonly id: string;
  readonly kind: "purchase" | "top_up";
  readonly cents: number;
  readonly at: Date;
}

/**
 * Returns what the center paid for the requests that it opened, and the transfers that paid for them, which leave a balance of
 * exactly zero.
 */
export function movesOfAnswered(now: Date): { center: string; moves: PastMove[] } {
  const purchases = ANSWERED_AFTER.flatMap((after, index): PastMove[] =>
    after === null
      ? []
      : [
          {
            id: demoId(`offer of ${keyOf(index)}`),
            kind: "purchase",
            cents: PRICE_CENTS[serviceOf(index)],
            at: openedAt(madeAtOf(index, now)),
          },
        ],
  ).toReversed();
  const moves = purchases.flatMap((purchase, place): PastMove[] => {
    if (place % TOP_UP_EVERY > 0) return [purchase];
    const cents = purchases.slice(place, place + TOP_UP_EVERY).reduce((sum, next) => sum + next.cents, 0);
    const at = new Date(purchase.at.getTime() - OPENED_AFTER_MS);
    return [{ id: demoId(`top-up before ${purchase.id}`), kind: "top_up", cents, at }, purchase];
  });
  return { center: CENTER, moves };
}

/**
 * Adds the requests that a center answered in the past. Their persons' data is erased, so only times are left. Also adds figures
 * about the center's conduct to which it may still object, those of another center that are public, and those of a third that our
 * team has to decide on.
 */
export async function seedAnswered(db: Queries): Promise<void> {
  const providerId = idOfCenter(CENTER);
  const center = await db
    .selectFrom("provider_profiles")
    .select(["opening_hours as openingHours", "time_zone as timeZone", sql<Date>`now()`.as("now")])
    .where("id", "=", providerId)
    .executeTakeFirst();
  const known = await db.selectFrom("leads").select("id").where("idempotency_key", "=", keyOf(0)).executeTakeFirst();
  if (!center || known) return;
  const hours = { ...center, otherDays: [] };
  const rows = ANSWERED_AFTER.map((after, index) => {
    const madeAt = madeAtOf(index, center.now);
    const isClosed = closedDaysFrom(madeAt, hours);
    const answeredAt =
      after === null ? null : afterBusinessHours(madeAt, after, readWeek(center.openingHours), readTimeZone(center.timeZone), isClosed);
    return {
      id: demoId(keyOf(index)),
      offerId: demoId(`offer of ${keyOf(index)}`),
      key: keyOf(index),
      service: serviceOf(index),
      cents: PRICE_CENTS[serviceOf(index)],
      madeAt,
      openedAt: openedAt(madeAt),
      answerBy: answerBy(madeAt, hours),
      answeredAt,
    };
  });
  await sql`
    with past as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as p(id uuid, "offerId" uuid, key text, service text, cents bigint, "madeAt" timestamptz, "openedAt" timestamptz, "answerBy" timestamptz,
          "answeredAt" timestamptz)
    ),
    sent as (
      insert into leads (id, number, status, kind, source, service_type_id, email_digest, phone_digest, body_digest, idempotency_key, created_at,
        routed_at)
      select id, 'CU-2026-' || lpad(nextval('lead_numbers')::text, 5, '0'), 'closed', 'center', 'page', service, uuid_send(gen_random_uuid()), uuid_send(gen_random_uuid()), uuid_send(gen_random_uuid()),
        key, "madeAt", "madeAt" from past
      returning id
    )
    insert into offers (id, lead_id, provider_id, status, exclusivity, price_cents, made_at, answer_by, opened_at, purchased_at, purchased_by,
      answered_at, withdrawn_at, withdrawn_by)
    select p."offerId", p.id, ${providerId}::uuid, case when p."answeredAt" is null then 'expired' else 'withdrawn' end, 'exclusive', p.cents,
      p."madeAt", p."answerBy", p."openedAt", case when p."answeredAt" is not null then p."openedAt" end,
      case when p."answeredAt" is not null then 'cli' end, p."answeredAt", case when p."answeredAt" is not null then now() end,
      case when p."answeredAt" is not null then 'erasure' end
    from past p join sent on sent.id = p.id`.execute(db);
  const answered = ANSWERED_AFTER.filter((after) => after !== null).length;
  await sql`
    insert into conduct_publications (id, provider_id, from_day, to_day, cases, answered, opened, returned, return_reasons, proposed_at, public_from)
    values (${demoId("conduct of luna")}, ${providerId}::uuid, current_date - 91, current_date - 2, ${ANSWERED_AFTER.length}, ${answered}, ${answered}, 0, '[]',
      now() - interval '2 days', now() + interval '5 days'),
      (${demoId("conduct of caracola")}, ${idOfCenter("Unidad Caracola")}, current_date - 104, current_date - 15, 23, 20, 14, 1,
      '[{"reason": "wrong-phone", "upheld": 1, "refused": 1}]', now() - interval '15 days', now() - interval '8 days')
    on conflict do nothing`.execute(db);
  await sql`
    insert into conduct_publications (id, provider_id, from_day, to_day, cases, answered, opened, returned, return_reasons, proposed_at, public_from,
      objection, objected_at)
    values (${demoId("conduct of manatí")}, ${idOfCenter("Centro Manatí")}, current_date - 93, current_date - 4, 11, 6, 5, 1,
      '[{"reason": "duplicate", "upheld": 1, "refused": 0}]', now() - interval '4 days', now() + interval '3 days',
      'Tres personas nos escribieron por WhatsApp el mismo día y les contestamos por ahí. Aquí aparecen sin contestar.', now() - interval '1 day')
    on conflict do nothing`.execute(db);
}

/** Removes the past requests. The figures about a center's conduct are deleted with its profile. */
export async function deleteAnswered(db: Queries): Promise<void> {
  await db.deleteFrom("leads").where("idempotency_key", "like", "demo-answered-%").execute();
}
