import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { addProfile as insertProfile } from "#domain/providers/write-profile.server.ts";
import type { Tx } from "#platform/db/db.ts";
import { writeSection } from "./profile.server.ts";
import type { ProfileChange } from "./profile-sections.ts";
import { freeSlug, type NewProfile } from "./start-profile.server.ts";

// Our team maintains the profiles that nobody manages. A profile with managers is changed by them alone.

interface Correction {
  readonly providerId: string;
  /** The administrator. */
  readonly userId: string;
  /** The version of the profile when its editor was opened. */
  readonly version: string;
  readonly reason: string;
}

/** Corrects one section of a profile that nobody manages. */
export function correctProfile(
  { db }: Pick<Context, "db">,
  { providerId, userId, version, reason }: Correction,
  change: ProfileChange,
): Promise<"saved" | "managed" | "changed" | "gone"> {
  return db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom("provider_profiles")
      .select(sql<string>`updated_at::text`.as("version"))
      .where("id", "=", providerId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!found) return "gone";
    if (await isManaged(tx, providerId)) return "managed";
    if (found.version !== version) return "changed";
    await writeSection(tx, providerId, change, "team");
    await record(tx, {
      actor: `admin:${userId}`,
      action: "provider.corrected",
      subjectType: "provider",
      subjectId: providerId,
      detail: { fields: Object.keys(change), reason },
    });
    return "saved";
  });
}

/** Creates a profile that nobody manages, which is checked before it is public. Returns its id. */
export function addProfile(
  { db }: Pick<Context, "db">,
  userId: string,
  { type, name, city }: Pick<NewProfile, "type" | "name" | "city">,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const id = await insertProfile(tx, {
      slug: await freeSlug(tx, { type, name }),
      provider_type: type,
      ...(type === "clinic" ? { clinic_name: name } : { full_name: name }),
      city,
      services_offered: [],
      opening_hours: "{}",
      verification_status: "pending",
      claimed: false,
    });
    await record(tx, { actor: `admin:${userId}`, action: "provider.added", subjectType: "provider", subjectId: id, detail: { type } });
    return id;
  });
}

const isManaged = async (tx: Tx, providerId: string): Promise<boolean> =>
  (await tx.selectFrom("provider_accounts").select("user_id").where("provider_id", "=", providerId).limit(1).executeTakeFirst()) !==
  undefined;
