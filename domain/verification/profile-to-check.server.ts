import { sql } from "kysely";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { ProviderType } from "./checklist.ts";
import { HISTORY_ACTS, type HistoryAct } from "./history.ts";
import { checksOf, type ProfileChecks } from "./profile-checks.server.ts";
import { OPEN_MINUTES, type QueuedProfile } from "./queue.ts";

export interface ProfileToCheck extends ProfileChecks {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly type: ProviderType;
  readonly status: QueuedProfile["status"];
  readonly city: string | null;
  readonly address: string | null;
  readonly phone: string | null;
  readonly website: string | null;
  readonly services: readonly string[];
  /** The people of a center, or the centers of a specialist. */
  readonly team: readonly string[];
  readonly since: Date;
  readonly verifiedOn: string | null;
  readonly returnedReason: string | null;
  /** The number of unchecked outcomes. */
  readonly uncheckedOutcomes: number;
  /** A decision has to name this version. */
  readonly version: string;
}

/** Returns a profile for its check, or null. */
export async function profileToCheck(db: Db | Tx, id: string): Promise<ProfileToCheck | null> {
  if (!isRowId(id)) return null;
  const { rows } = await sql<Omit<ProfileToCheck, keyof ProfileChecks>>`
    select p.id, p.slug, p.name, p.provider_type as type, p.verification_status as status, p.city, p.address, p.phone, p.website,
      coalesce(p.submitted_at, p.created_at) as since, p.verified_on as "verifiedOn", p.returned_reason as "returnedReason",
      p.updated_at::text as version,
      array(select s.name from service_types s where s.id = any(p.services_offered) order by s.display_order, s.name) as services,
      array(select o.name from provider_members m join provider_profiles o
        on o.id = case when m.center_id = p.id then m.specialist_id else m.center_id end
        where p.id in (m.center_id, m.specialist_id) order by m.display_order, o.name) as team,
      (select count(*)::int from provider_outcomes o where o.provider_id = p.id and o.checked_on is null) as "uncheckedOutcomes"
    from provider_profiles p where p.id = ${id}::uuid`.execute(db);
  const profile = rows[0];
  return profile ? { ...profile, ...(await checksOf(db, id, profile.type)) } : null;
}

/** Stores that somebody has a profile open, and returns the others who opened it recently. */
export async function openProfile(db: Db, providerId: string, userId: string): Promise<string[]> {
  await sql`insert into profile_openings (provider_id, user_id) values (${providerId}::uuid, ${userId})
    on conflict (provider_id, user_id) do update set opened_at = now()`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select coalesce(nullif(trim(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '')), ''), u.email) as name
    from profile_openings o join profiles u on u.user_id = o.user_id
    where o.provider_id = ${providerId}::uuid and o.user_id <> ${userId}
      and o.opened_at > now() - make_interval(mins => ${OPEN_MINUTES}::int) order by o.opened_at desc`.execute(db);
  return rows.map(({ name }) => name);
}

/** One line in the history of a profile. */
export interface HistoryLine {
  readonly at: Date;
  readonly action: HistoryAct;
  /** The name of a person; null for a program or the machine. */
  readonly who: string | null;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly reason: string | null;
}

const MAX_LINES = 40;
/** Returns the history of a profile, the newest first. */
export async function historyOf(db: Db, providerId: string): Promise<HistoryLine[]> {
  const { rows } = await sql<HistoryLine>`
    select a.at, a.action, a.detail, coalesce(d.reason, c.reason) as reason, nullif(trim(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '')), '') as who
    from audit_log a left join profiles u on u.user_id = split_part(a.actor, ':', 2)
    left join profile_decisions d on d.id = (case when a.detail ->> 'decision' ~ '^[0-9]{1,18}$' then a.detail ->> 'decision' end)::bigint
    left join profile_changes c on c.id::text = a.detail ->> 'change' and a.action = 'provider.change_refused'
    where a.subject_type = 'provider' and a.subject_id = ${providerId} and a.action = any(${HISTORY_ACTS})
    order by a.at desc limit ${MAX_LINES}`.execute(db);
  return rows;
}
