import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Db } from "#platform/db/db.ts";
import { setStatus } from "./set-status.server.ts";

export type PublishOutcome =
  | { readonly outcome: "published"; readonly name: string; readonly was: string; readonly type: "clinic" | "doctor" | "specialist" }
  | { readonly outcome: "already-listed"; readonly name: string }
  /** The profile was returned with a reason and has to be submitted again first. */
  | { readonly outcome: "returned"; readonly name: string }
  | { readonly outcome: "unknown"; readonly nearest: string | null };

/** Makes a pending or draft profile public. When two people do it at once, only one succeeds. */
export async function publishProvider(db: Db, slug: string, actor: Actor): Promise<PublishOutcome> {
  return db.transaction().execute(async (tx) => {
    const provider = await tx
      .selectFrom("provider_profiles")
      .select(["id", "name", "provider_type", "verification_status"])
      .where("slug", "=", slug)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!provider) return { outcome: "unknown", nearest: await nearestSlug(tx, slug) };
    const { id, name, verification_status: was } = provider;
    if (was === "published" || was === "verified") return { outcome: "already-listed", name };
    if (was === "returned") return { outcome: "returned", name };
    await setStatus(tx, id, { status: "published" });
    await record(tx, { actor, action: "provider.published", subjectType: "provider", subjectId: id, detail: { was } });
    return { outcome: "published", name, was, type: provider.provider_type as "clinic" | "doctor" | "specialist" };
  });
}

async function nearestSlug(db: Db, slug: string): Promise<string | null> {
  const { rows } = await sql<{ slug: string }>`
    select slug from provider_profiles where similarity(slug, ${slug}) > 0.3 order by similarity(slug, ${slug}) desc, slug limit 1`.execute(
    db,
  );
  return rows[0]?.slug ?? null;
}
