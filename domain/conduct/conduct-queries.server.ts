import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import type { Conduct, ProposedConduct } from "./conduct.ts";

const facts = sql`k.id, k.from_day::text as from, k.to_day::text as to, k.cases, k.answered, k.opened, k.returned, k.return_reasons as reasons`;
const isPublic = sql<boolean>`k.public_from <= now() and (k.objection is null or coalesce(k.decision = 'dismissed', false))`;

/** Returns the newest figures that patients may read of a center, or null when there are none. */
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

export interface WaitingObjection extends Conduct {
  readonly center: string;
  readonly objection: string;
  readonly objectedAt: Date;
}

/** Returns the objections that our team has to decide, the oldest first. */
export async function objectionsToDecide(db: Db): Promise<WaitingObjection[]> {
  const { rows } = await sql<WaitingObjection>`
    select ${facts}, p.name as center, k.objection, k.objected_at as "objectedAt"
    from conduct_publications k join provider_profiles p on p.id = k.provider_id
    where k.objection is not null and k.decision is null order by k.objected_at, k.id limit 100`.execute(db);
  return rows;
}
