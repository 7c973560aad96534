import { type RawBuilder, sql } from "kysely";
import { EXPIRING_DAYS } from "#domain/listing/documents.ts";
import { today } from "#domain/listing/price-days.server.ts";
import type { Db } from "#platform/db/db.ts";
import { countEach, every, type ListPage, listPage } from "#platform/db/list-page.ts";
import { OPEN_MINUTES, PAGE_SIZE, type QueuedProfile, type QueueFilters, type QueueQuestion, type View } from "./queue.ts";

const isPublic = sql`p.verification_status in ('published', 'verified')`;

const toCheck = sql`d.state = 'received' and d.kind <> 'precios'`;
const ending = sql`d.state = 'accepted' and d.expires_on < ${today} + ${sql.lit(EXPIRING_DAYS)}::int`;

/** Selects a row for each public profile that sent papers which nobody has checked, with the moment `at` since when. */
export const PAPERS_TO_CHECK = sql`
  select min(d.uploaded_at) as at from provider_documents d join provider_profiles p on p.id = d.provider_id where ${toCheck} and ${isPublic}
  group by p.id`;
/** Selects a row for each public profile with a paper that expires soon, or has expired. */
export const ENDING_LICENCES = sql`
  select ((min(d.expires_on) - ${sql.lit(EXPIRING_DAYS)}::int)::timestamp at time zone 'America/Santo_Domingo') as at
  from provider_documents d join provider_profiles p on p.id = d.provider_id where ${ending} and ${isPublic} group by p.id`;

const IN_VIEW: Readonly<Record<View, RawBuilder<unknown>>> = {
  pending: sql`p.verification_status = 'pending' and p.submitted_at is not null`,
  imported: sql`p.verification_status = 'pending' and p.submitted_at is null`,
  changes: sql`p.id in (select c.provider_id from profile_changes c where c.state = 'waiting')`,
  papers: sql`${isPublic} and p.id in (select d.provider_id from provider_documents d where ${toCheck})`,
  expiring: sql`${isPublic} and p.id in (select d.provider_id from provider_documents d where ${ending})`,
  published: sql`p.verification_status = 'published'`,
  verified: sql`p.verification_status = 'verified'`,
  returned: sql`p.verification_status = 'returned'`,
};

const LISTED = Object.fromEntries(
  Object.entries(IN_VIEW).map(([view, condition]) => [view, sql`select from provider_profiles p where ${condition}`]),
) as Record<View, RawBuilder<unknown>>;

const sent = sql`coalesce(p.submitted_at, p.created_at)`;
const oldestChange = sql`(select min(c.waits_since) from profile_changes c where c.provider_id = p.id and c.state = 'waiting')`;
/** Selects the moment since when a profile waits, or was created. */
const sinceIn = (view: View) => (view === "changes" ? oldestChange : sent);

const asked = ({ view, search, type, city }: QueueFilters) =>
  every(
    IN_VIEW[view],
    search !== null && sql`p.name_norm like '%' || norm(${search}) || '%'`,
    type !== null && sql`p.provider_type = ${type}`,
    city !== null && sql`p.city = ${city}`,
  );

const ordersIn = (view: View) => ({ waiting: sinceIn(view), name: sql`p.name_norm` });

/** Returns a page of profiles; `viewer` does not count as somebody else. */
export function queuedProfiles(db: Db, question: QueueQuestion, viewer: string, size = PAGE_SIZE): Promise<ListPage<QueuedProfile>> {
  const list = {
    columns: sql`p.id, p.name, p.provider_type as type, p.city, p.verification_status as status, ${sinceIn(question.view)} as since,
      (select count(*)::int from profile_changes c where c.provider_id = p.id and c.state = 'waiting') as changes,
      p.verification_status = 'pending' and exists (
        select from audit_log a where a.subject_type = 'provider' and a.subject_id = p.id::text
          and a.action in ('provider.published', 'provider.verified')) as again,
      (select count(*)::int from provider_documents d where d.provider_id = p.id and ${toCheck}) as received,
      (select min(d.expires_on) from provider_documents d where d.provider_id = p.id and d.state = 'accepted'
        and d.kind in ('habilitacion', 'exequatur')) as "licenceUntil",
      (select coalesce(nullif(trim(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '')), ''), u.email) from profile_openings o
        join profiles u on u.user_id = o.user_id
        where o.provider_id = p.id and o.user_id <> ${viewer} and o.opened_at > now() - make_interval(mins => ${OPEN_MINUTES}::int)
        order by o.opened_at desc limit 1) as "openBy"`,
    from: sql`from provider_profiles p where ${asked(question)}`,
    orders: ordersIn(question.view),
    key: sql`p.id`,
  };
  return listPage(db, list, question, size);
}

/** The position of a profile in the list from which somebody came. */
export interface QueuePlace {
  /** Counted from 1; null when it is not, or no longer, in the list. */
  readonly place: number | null;
  readonly total: number;
  readonly previous: string | null;
  /** The profile after it, or the first of all when it is not in the list itself. */
  readonly next: string | null;
}

export async function queuePlace(db: Db, id: string, filters: QueueFilters): Promise<QueuePlace> {
  const { rows } = await sql<QueuePlace>`
    with queue as (
      select p.id, row_number() over waiting as place, lag(p.id) over waiting as previous, lead(p.id) over waiting as next
      from provider_profiles p where ${asked(filters)} window waiting as (order by ${ordersIn(filters.view)[filters.sort]} ${filters.descending ? sql`desc` : sql`asc`}, p.id))
    select q.place::int, (select count(*)::int from queue) as total, q.previous,
      case when q.id is null then (select id from queue where place = 1) else q.next end as next
    from (select) as one left join queue q on q.id = ${id}`.execute(db);
  return rows[0]!;
}

/** Returns the number of profiles in each view. */
export const viewCounts = (db: Db): Promise<Record<View, number>> => countEach(db, LISTED);
