import { createHash, randomBytes } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Db } from "#platform/db/db.ts";

/** A company whose program sends requests in its patients' names, and vouches for what it says about their consent. */
export interface Partner {
  id: string;
  name: string;
}

const KEY = /^cuna_[A-Za-z0-9_-]{43}$/;
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} .,&'-]{0,79}$/u;

/** Digests a key without a secret: it has 256 random bits, so its digest reveals nothing. */
const digestOf = (key: string) => createHash("sha256").update(key).digest();

export type CreatePartnerResult = { outcome: "created"; partner: Partner; key: string } | { outcome: "taken" | "bad-name" };

/** Makes a partner with a key of its own. The key is in this result and nowhere else. */
export function createPartner(db: Db, name: string): Promise<CreatePartnerResult> {
  if (!NAME.test(name)) return Promise.resolve({ outcome: "bad-name" });
  const key = `cuna_${randomBytes(32).toString("base64url")}`;
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto("partners")
      .values({ name, key_digest: digestOf(key) })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!row) return { outcome: "taken" };
    await record(tx, { actor: "cli", action: "partner.created", subjectType: "partner", subjectId: row.id, detail: { name } });
    return { outcome: "created", partner: { id: row.id, name }, key };
  });
}

/** Revokes the key of a partner at once. Earlier requests stay as they are. */
export function revokePartner(db: Db, name: string): Promise<{ outcome: "revoked" | "revoked-before" | "unknown" }> {
  return db.transaction().execute(async (tx) => {
    const row = await tx.selectFrom("partners").select(["id", "revoked_at"]).where("name", "=", name).forUpdate().executeTakeFirst();
    if (!row) return { outcome: "unknown" };
    if (row.revoked_at) return { outcome: "revoked-before" };
    await tx
      .updateTable("partners")
      .set(({ fn }) => ({ revoked_at: fn<Date>("now") }))
      .where("id", "=", row.id)
      .execute();
    await record(tx, { actor: "cli", action: "partner.revoked", subjectType: "partner", subjectId: row.id });
    return { outcome: "revoked" };
  });
}

export interface ListedPartner extends Partner {
  createdAt: Date;
  revokedAt: Date | null;
  leads: number;
}

export function listPartners(db: Db): Promise<ListedPartner[]> {
  return db
    .selectFrom("partners as p")
    .select([
      "p.id",
      "p.name",
      "p.created_at as createdAt",
      "p.revoked_at as revokedAt",
      sql<number>`(select count(*) from leads where partner_id = p.id)`.as("leads"),
    ])
    .orderBy("p.name")
    .execute();
}

/** Selects the owner of a key as a JSON column of another query; null for an unknown or revoked key. */
export function partnerColumn(key: string | undefined): RawBuilder<Partner | null> {
  const digest = key !== undefined && KEY.test(key) ? digestOf(key) : null;
  return sql`(select json_build_object('id', id, 'name', name) from partners where key_digest = ${digest}::bytea and revoked_at is null)`;
}
