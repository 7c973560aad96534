import { type Kysely, sql } from "kysely";
import type { DB } from "#db/types.ts";

/**
 * Leaves notices of the demo world's consultations, as the commands that request and confirm them do. Nobody is mailed about them,
 * and a notice that somebody has seen stays seen.
 */
export async function seedNotices(tx: Kysely<DB>): Promise<void> {
  await sql`
    insert into notices (user_id, kind, effect_key, provider_id, facts, path, created_at, told_at)
    select who.user_id, 'consultation', 'consultation:' || c.id || ':0', c.provider_id,
      jsonb_build_object('event', who.event, 'zone', who.zone, 'startsAt', to_char(c.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')),
      who.place || c.id, c.asked_at, c.asked_at
    from consultations c join provider_profiles p on p.id = c.provider_id
    cross join lateral (
      select a.user_id, case when c.moves is null then 'asked' else 'move-asked' end as event, p.time_zone as zone,
        '/dashboard/provider/agenda/consulta/' as place
      from provider_accounts a where a.provider_id = p.id and c.status = 'requested' and c.asked_by = 'patient'
      union all
      select c.patient_id, 'confirmed', coalesce(c.patient_zone, p.time_zone), '/dashboard/user/consultas/'
      where c.patient_id is not null and c.status = 'confirmed' and c.starts_at > now()
    ) who
    where p.demo
    on conflict do nothing`.execute(tx);
}
