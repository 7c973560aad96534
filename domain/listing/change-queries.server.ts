import { type RawBuilder, sql } from "kysely";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { AskedChange } from "./profile-change.ts";

/** The number of days in which a center can read why we refused its request. */
const REFUSAL_DAYS = 30;

/** Selects a row for each profile that waits for our decision on a change, with the moment `at` since when. */
export const CHANGES_TO_DECIDE = sql`
  select min(waits_since) as at from profile_changes where state = 'waiting' group by provider_id`;

/** What a profile says now about the part of a change. */
export const FACTS_NOW: Readonly<Record<"name" | "place", RawBuilder<unknown>>> = {
  name: sql`jsonb_build_object('name', p.name, 'honorific', p.honorific, 'specialty', p.specialty)`,
  place: sql`jsonb_build_object('city', p.city, 'neighborhood', p.neighborhood, 'address', p.address, 'latitude', p.latitude,
    'longitude', p.longitude)`,
};
const now = sql`case c.part when 'name' then ${FACTS_NOW.name} when 'place' then ${FACTS_NOW.place} else jsonb_build_object('doctor', null) end`;

const changes = sql`
  select c.id, c.part, c.state, c.provider_id, c.asked, ${now} as "isPublic", s.slug as "doctorSlug", c.asked_at as "askedAt",
    c.waits_since as "waitsSince", c.decided_at as "decidedAt", c.reason, c.specialist_id, md5(jsonb_build_array(c.id, ${now})::text) as version
  from profile_changes c join provider_profiles p on p.id = c.provider_id left join provider_profiles s on s.id = c.specialist_id`;

/** Returns the waiting changes of a profile, the oldest first. */
export async function waitingChanges(db: Db | Tx, providerId: string): Promise<AskedChange[]> {
  const { rows } = await sql<AskedChange>`
    select * from (${changes}) c where c.provider_id = ${providerId}::uuid and c.state = 'waiting' order by c."waitsSince", c.id`.execute(
    db,
  );
  return rows;
}

/** Returns the changes that a center should read about: those that wait, and for each part the last one if we refused it recently. */
export async function ownChanges(db: Db, providerId: string): Promise<AskedChange[]> {
  const { rows } = await sql<AskedChange>`
    select * from (
      select distinct on (c.part, c.specialist_id) c.* from (${changes}) c where c.provider_id = ${providerId}::uuid
      order by c.part, c.specialist_id, c."askedAt" desc, c.id) newest
    where state = 'waiting' or (state = 'refused' and "decidedAt" > now() - make_interval(days => ${REFUSAL_DAYS}::int))
    order by "askedAt"`.execute(db);
  return rows;
}

/** Locks the profile and returns a waiting change of it, so that it is decided once. */
export async function changeToDecide(
  tx: Tx,
  id: string,
): Promise<(AskedChange & { providerId: string; specialistId: string | null }) | null> {
  if (!isRowId(id)) return null;
  await sql`select from provider_profiles where id = (select provider_id from profile_changes where id = ${id}::uuid) for no key update`.execute(
    tx,
  );
  const { rows } = await sql<AskedChange & { providerId: string; specialistId: string | null }>`
    select c.*, c.provider_id as "providerId", c.specialist_id as "specialistId" from (${changes}) c where c.id = ${id}::uuid`.execute(tx);
  return rows[0] ?? null;
}
