import { sql } from "kysely";
import { MEASURED_DAYS } from "#domain/routing/measured.ts";
import type { Db } from "#platform/db/db.ts";
import { type RequestPath, STEP_DAYS, type Steps, sumOf } from "./path.ts";

const PARTS = MEASURED_DAYS / STEP_DAYS;

interface Row {
  parts: Steps[];
  reasons: RequestPath["reasons"];
  toOpen: number;
  answeredToday: number;
  lastAt: Date | null;
}

/**
 * Counts how far the requests came that a center was offered in the last days, and in as many days before. It is one query, so that
 * the figures of all screens agree. `midnight` begins the center's own day, where a screen says what was done in it.
 */
export async function requestPath(db: Db, providerId: string, midnight: Date | null): Promise<RequestPath> {
  const { rows } = await sql<Row>`
    with mine as (
      select floor(extract(epoch from now() - o.made_at) / 86400 / ${STEP_DAYS}::int)::int as part, o.status, o.answered_at, o.answer_by,
        o.purchased_at is not null and o.status <> 'returned' as opened, f.consulted_at, f.state, f.lost_reason
      from offers o left join followups f on f.offer_id = o.id
      where o.provider_id = ${providerId}::uuid and o.made_at > now() - make_interval(days => ${2 * MEASURED_DAYS}::int)
    ),
    counted as (
      select part, count(*) filter (where status <> 'withdrawn' or answered_at is not null or opened) as arrived,
        count(*) filter (where opened) as opened, count(*) filter (where opened and consulted_at is not null) as consulted,
        count(*) filter (where opened and state = 'started') as started, count(*) filter (where opened and lost_reason is not null) as lost,
        count(*) filter (where answered_at is not null
          or (status in ('open', 'purchased', 'expired', 'declined') and answer_by < now())) as cases,
        count(answered_at) as answered
      from mine group by part
    )
    select
      (select json_agg(json_build_object('arrived', coalesce(arrived, 0), 'opened', coalesce(opened, 0), 'consulted', coalesce(consulted, 0),
        'started', coalesce(started, 0), 'lost', coalesce(lost, 0), 'cases', coalesce(cases, 0), 'answered', coalesce(answered, 0))
        order by all_parts.part desc)
        from generate_series(0, ${2 * PARTS - 1}::int) all_parts(part) left join counted using (part)) as parts,
      (select coalesce(json_agg(json_build_object('reason', lost_reason, 'count', number) order by number desc, lost_reason), '[]') from (
        select lost_reason, count(*)::int as number from mine where opened and lost_reason is not null and part < ${PARTS}::int group by 1) r) as reasons,
      (select count(*) from mine where status = 'open' and answered_at is null and answer_by >= now()) as "toOpen",
      (select count(*) from mine where answered_at >= ${midnight}::timestamptz) as "answeredToday", (select max(answered_at) from mine) as "lastAt"`.execute(
    db,
  );
  const { parts, reasons, toOpen, answeredToday, lastAt } = rows[0]!;
  const recent = parts.slice(PARTS);
  return {
    ...sumOf(recent),
    parts: recent,
    before: sumOf(parts.slice(0, PARTS)),
    ...{ reasons, toOpen },
    today: { answered: answeredToday, lastAt: answeredToday > 0 ? lastAt : null },
  };
}
