import { DEFAULT_ROUTING_POLICY, type RoutingPolicy } from "#domain/routing/policy.ts";
import type { Db, Tx } from "#platform/db/db.ts";

export interface PolicyVersion {
  version: number;
  policy: Pick<RoutingPolicy, "weights" | "maxReceivers" | "thresholds">;
  reason: string;
  /** Null for the first version of the site, and for an account that no longer exists. */
  author: string | null;
  since: Date;
  /** Null while it is in force. */
  until: Date | null;
}

/** Returns the version in force, which has the highest number. */
export async function loadRoutingPolicy(db: Db | Tx): Promise<RoutingPolicy> {
  const row = await db.selectFrom("routing_policies").selectAll().orderBy("version", "desc").limit(1).executeTakeFirst();
  if (!row) return DEFAULT_ROUTING_POLICY;
  const { city, language, verification, reply, rotation } = row;
  return {
    version: String(row.version),
    maxReceivers: row.max_receivers,
    weights: { city, language, verification, reply, rotation },
    thresholds: { routed: row.routed_from, held: row.held_from },
    slowReplyHours: row.slow_reply_hours,
    adminQueueServices: row.admin_queue_services,
  };
}

/** Returns every version, the current one first. */
export async function policyVersions(db: Db): Promise<PolicyVersion[]> {
  const rows = await db
    .selectFrom("routing_policies as r")
    .leftJoin("profiles as p", "p.user_id", "r.author")
    .selectAll("r")
    .select("p.first_name as author_name")
    .orderBy("version", "desc")
    .execute();
  return rows.map(({ city, language, verification, reply, rotation, ...row }, index) => ({
    version: row.version,
    policy: {
      weights: { city, language, verification, reply, rotation },
      maxReceivers: row.max_receivers,
      thresholds: { routed: row.routed_from, held: row.held_from },
    },
    reason: row.reason,
    author: row.author_name,
    since: row.since,
    until: rows[index - 1]?.since ?? null,
  }));
}

/** Returns what visitors read about the version in force. */
export async function publishedPolicy(db: Db): Promise<{ version: number; since: Date; reason: string } | null> {
  const row = await db
    .selectFrom("routing_policies")
    .select(["version", "since", "reason"])
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
