import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { countEach, every, type ListPage, listPage } from "#platform/db/list-page.ts";
import {
  type AskedObjections,
  type Conduct,
  type ListedObjection,
  OBJECTIONS_PAGE,
  type ObjectionView,
  type ProposedConduct,
} from "./conduct.ts";

const facts = sql`k.id, k.from_day::text as from, k.to_day::text as to, k.cases, k.answered, k.opened, k.returned, k.return_reasons as reasons`;
const isPublic = sql<boolean>`k.public_from <= now() and (k.objection is null or coalesce(k.decision = 'dismissed', false))`;

/** Returns the newest public figures of a center, or null when there are none. */
export async function publicConduct(db: Db, providerId: string): Promise<Conduct | null> {
  const { rows } = await sql<Conduct>`
    select ${facts} from conduct_publications k
    where k.provider_id = ${providerId}::uuid and ${isPublic} order by k.to_day desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Returns the newest figures of a center, public or not, for its own people. */
export async function newestConduct(db: Db, providerId: string): Promise<ProposedConduct | null> {
  const { rows } = await sql<ProposedConduct>`
    select ${facts}, k.public_from as "publicFrom", k.objection, k.decision_reason as "decisionReason",
      case when ${isPublic} then 'public' when k.decision = 'upheld' then 'kept-back'
        when k.objection is not null and k.decision is null then 'objected' else 'proposed' end as state
    from conduct_publications k where k.provider_id = ${providerId}::uuid order by k.to_day desc limit 1`.execute(db);
  return rows[0] ?? null;
}

const OBJECTIONS: Readonly<Record<ObjectionView, RawBuilder<unknown>>> = {
  esperan: sql`select id, objected_at as at from conduct_publications where objection is not null and decision is null`,
  decididas: sql`select id, decided_at as at from conduct_publications where decision is not null`,
};

/** Returns a page of the objections of centers to their figures. */
export function objectionsPage(db: Db, asked: AskedObjections, size = OBJECTIONS_PAGE): Promise<ListPage<ListedObjection>> {
  const { view, search, sort, descending, decision } = asked;
  const where = every(
    search !== null && sql`position(norm(${search}) in p.name_norm) > 0`,
    decision !== null && sql`k.decision = ${decision}`,
  );
  const list = {
    columns: sql`f.id`,
    // The planner leaves out joins that a query does not use, since left joins remove no row.
    from: sql`from (${OBJECTIONS[view]}) f left join conduct_publications k on k.id = f.id left join provider_profiles p on p.id = k.provider_id
      where ${where}`,
    orders: { turno: sql`f.at`, centro: sql`p.name_norm` },
    key: sql`f.id`,
    shown: {
      columns: sql`${facts}, p.name as center, p.id as "providerId", k.objection, k.objected_at as "objectedAt", k.decision,
        k.decision_reason as "decisionReason", k.decided_at as "decidedAt",
        nullif(trim(concat(a.first_name, ' ', a.last_name)), '') as "decidedBy"`,
      from: sql`from page join conduct_publications k using (id) join provider_profiles p on p.id = k.provider_id
        left join profiles a on a.user_id = split_part(k.decided_by, ':', 2)`,
    },
  };
  const falls = sort === "turno" && view === "decididas" ? !descending : descending;
  return listPage(db, list, { ...asked, descending: falls }, size);
}

/** Counts the objections of each view. */
export const objectionCounts = (db: Db): Promise<Record<ObjectionView, number>> => countEach(db, OBJECTIONS);
