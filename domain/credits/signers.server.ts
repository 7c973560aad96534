import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { rolesIn } from "#domain/identity/team-roles.ts";
import { tellOfSignature } from "#domain/identity/tell-of-signature.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";

const SHOWN = 5;

/** Selects those who may sign what this person asks for. */
const signersBesides = (db: Db | Tx, by: string) =>
  db
    .selectFrom("user_roles as r")
    .innerJoin("profiles as p", "p.user_id", "r.user_id")
    .where("r.role", "in", rolesIn("money", "act"))
    .where("r.user_id", "!=", by)
    .where("p.suspended_at", "is", null);

/** Returns the names of those who may sign a credit or a refund that this person asks for. */
export async function otherSigners(db: Db | Tx, by: string): Promise<string[]> {
  const rows = await signersBesides(db, by)
    .select(sql<string>`coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), p.email)`.as("name"))
    .orderBy("name")
    .limit(SHOWN)
    .execute();
  return rows.map(({ name }) => name);
}

/** Mails all of them, once each, that it waits. */
export async function tellSigners(
  ctx: Pick<Context, "jobs" | "publicUrl">,
  tx: Tx,
  { template, id, by }: { template: "credit-waits" | "refund-waits"; id: string; by: string },
): Promise<void> {
  const rows = await signersBesides(tx, by).select("r.user_id as id").execute();
  await tellOfSignature(ctx, tx, { template, id, to: rows.map((one) => one.id) });
}
