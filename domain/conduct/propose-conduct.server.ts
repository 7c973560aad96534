import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import { MEASURED_DAYS, MIN_REPLY_CASES } from "#domain/routing/measured.ts";
import { OBJECTION_DAYS } from "./conduct.ts";

/** The number of days after which figures are counted again. Any objection is decided before then. */
const AGAIN_DAYS = 30;

interface Proposed {
  id: string;
  providerId: string;
  publicFrom: string;
}

/**
 * Counts the conduct of each public center that somebody manages and that has five cases, and tells its people, who have seven days
 * to object. Proposes nothing new while an objection waits.
 */
export async function proposeConduct({ db }: Pick<Context, "db">): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // When two workers run at once, the second waits and finds what the first one proposed.
    await sql`select pg_advisory_xact_lock(hashtext('propose-conduct'))`.execute(tx);
    const { rows } = await sql<Proposed>`
      with counted as (
        select o.provider_id,
          count(*) filter (where o.answered_at is not null or (o.status in ('open', 'purchased', 'expired', 'declined') and o.answer_by < now()))::int as cases,
          count(o.answered_at)::int as answered, count(o.purchased_at)::int as opened, count(o.returned_at)::int as returned
        from offers o where o.made_at > now() - make_interval(days => ${MEASURED_DAYS}) group by o.provider_id
      ),
      reasons as (
        select x.provider_id, jsonb_agg(jsonb_build_object('reason', x.reason, 'upheld', x.upheld, 'refused', x.refused) order by x.reason) as counted
        from (
          select o.provider_id, r.reason, count(*) filter (where r.state = 'upheld') as upheld, count(*) filter (where r.state = 'refused') as refused
          from lead_returns r join offers o on o.id = r.offer_id
          where r.state <> 'asked' and o.made_at > now() - make_interval(days => ${MEASURED_DAYS}) group by o.provider_id, r.reason
        ) x group by x.provider_id
      )
      insert into conduct_publications (provider_id, from_day, to_day, cases, answered, opened, returned, return_reasons, public_from)
      select c.provider_id, (now() at time zone 'America/Santo_Domingo')::date - ${MEASURED_DAYS}::int + 1,
        (now() at time zone 'America/Santo_Domingo')::date, c.cases, c.answered, c.opened, c.returned, coalesce(r.counted, '[]'), now() + make_interval(days => ${OBJECTION_DAYS})
      from counted c join provider_profiles p on p.id = c.provider_id and p.listed left join reasons r on r.provider_id = c.provider_id
      where c.cases >= ${MIN_REPLY_CASES}
        and exists (select from provider_accounts a where a.provider_id = p.id)
        and not exists (select from conduct_publications k where k.provider_id = p.id
          and (k.proposed_at > now() - make_interval(days => ${AGAIN_DAYS}) or (k.objection is not null and k.decision is null)))
      order by c.provider_id
      returning id, provider_id as "providerId", (public_from at time zone 'America/Santo_Domingo')::date::text as "publicFrom"`.execute(
      tx,
    );
    for (const { id, providerId, publicFrom } of rows) {
      await record(tx, {
        actor: "worker",
        action: "conduct.proposed",
        subjectType: "provider",
        subjectId: providerId,
        detail: { conduct: id },
      });
      const about = { effectKey: `conduct-proposed:${id}`, providerId, path: "/dashboard/provider/estadisticas" };
      await leaveNotice(tx, { team: providerId }, { kind: "conduct-proposed", facts: { from: publicFrom }, ...about });
    }
  });
}
