import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import {
  type AskedObjections,
  type Conduct,
  type ListedObjection,
  OBJECTION_VIEWS,
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
export async function objectionsPage(
  db: Db,
  asked: AskedObjections,
  size = OBJECTIONS_PAGE,
): Promise<{ rows: ListedObjection[]; total: number }> {
  const { view, search, sort, descending, page, decision } = asked;
  const falls = sort === "turno" && view === "decididas" ? !descending : descending;
  const order = sql`order by ${sort === "turno" ? sql`f.at` : sql`p.name_norm`} ${falls ? sql`desc` : sql`asc`}, f.id`;
  // The planner leaves out joins that a query does not use, since left joins remove no row.
  const found = sql`
    (${OBJECTIONS[view]}) f left join conduct_publications k on k.id = f.id left join provider_profiles p on p.id = k.provider_id
    where ${search === null ? sql`true` : sql`position(norm(${search}) in p.name_norm) > 0`}
      ${decision === null ? sql`` : sql`and k.decision = ${decision}`}`;
  const [{ rows }, count] = await Promise.all([
    sql<ListedObjection>`
      select ${facts}, p.name as center, p.id as "providerId", k.objection, k.objected_at as "objectedAt", k.decision,
        k.decision_reason as "decisionReason", k.decided_at as "decidedAt",
        nullif(trim(concat(a.first_name, ' ', a.last_name)), '') as "decidedBy"
      from (select f.id, f.at from ${found} ${order} limit ${size} offset ${(page - 1) * size}) f
        join conduct_publications k on k.id = f.id join provider_profiles p on p.id = k.provider_id
        left join profiles a on a.user_id = split_part(k.decided_by, ':', 2)
      ${order}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${found}`.execute(db),
  ]);
  return { rows, total: count.rows[0]!.total };
}

/** Counts the objections of each view. */
export async function objectionCounts(db: Db): Promise<Record<ObjectionView, number>> {
  const columns = OBJECTION_VIEWS.map((view) => sql`(select count(*)::int from (${OBJECTIONS[view]}) q) as ${sql.ref(view)}`);
  const { rows } = await sql<Record<ObjectionView, number>>`select ${sql.join(columns)}`.execute(db);
  return rows[0]!;
}
