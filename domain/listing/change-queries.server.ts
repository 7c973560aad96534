import { type RawBuilder, sql } from "kysely";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { AskedChange } from "./profile-change.ts";

/** For so many days a center reads why we refused what it asked. */
const REFUSAL_DAYS = 30;

/** A row for each profile that waits for our look at a change, with the moment `at` since when. */
export const CHANGES_TO_DECIDE = sql`
  select min(waits_since) as at from profile_changes where state = 'waiting' group by provider_id`;

/** What a profile says now of the part that a change is about. */
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

/** Returns what waits of a profile, the oldest first. */
export async function waitingChanges(db: Db | Tx, providerId: string): Promise<AskedChange[]> {
  const { rows } = await sql<AskedChange>`
    select * from (${changes}) c where c.provider_id = ${providerId}::uuid and c.state = 'waiting' order by c."waitsSince", c.id`.execute(
    db,
  );
  return rows;
}

/** Returns what a center should read of its changes: those that wait, and of each part the last one if we refused it a short while ago. */
export async function ownChanges(db: Db, providerId: string): Promise<AskedChange[]> {
  const { rows } = await sql<AskedChange>`
    select * from (
      select distinct on (c.part, c.specialist_id) c.* from (${changes}) c where c.provider_id = ${providerId}::uuid
      order by c.part, c.specialist_id, c."askedAt" desc, c.id) newest
    where state = 'waiting' or (state = 'refused' and "decidedAt" > now() - make_interval(days => ${REFUSAL_DAYS}::int))
    order by "askedAt"`.execute(db);
  return rows;
}

/** Returns a change that waits, under the lock of its profile, so that it is decided once. */
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
