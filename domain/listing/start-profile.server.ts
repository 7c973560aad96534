import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { centerSlug, MAX_SLUG_LENGTH, specialistSlug } from "#domain/providers/slug.ts";
import { addProfile } from "#domain/providers/write-profile.server.ts";
import { ownProfile } from "#domain/team/own-profile.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";

export interface NewProfile {
  readonly type: "clinic" | "doctor" | "specialist";
  readonly name: string;
  readonly city: string | null;
  readonly services: readonly string[];
  readonly email: string;
}

/** The maximum number of profiles that one person may begin. */
const MAX_PROFILES = 20;

/** Returns what somebody said about their profile when they registered; null when they said nothing. */
export async function registeredAs(db: Db, userId: string): Promise<Omit<NewProfile, "email"> | null> {
  const row = await db
    .selectFrom("provider_registrations")
    .where("user_id", "=", userId)
    .select(["provider_type as type", "name", "city", "services_offered as services"])
    .executeTakeFirst();
  return (row as Omit<NewProfile, "email"> | undefined) ?? null;
}

/** Creates a profile as a draft that nobody finds, and makes the person its owner. */
export function startProfile({ db }: Pick<Context, "db">, userId: string, given: NewProfile): Promise<"started" | "too-many"> {
  return db.transaction().execute(async (tx) => ((await insertDraft(tx, userId, given)) === null ? "too-many" : "started"));
}

/** Does the same in the transaction of the act that follows from it. Returns the id; null when this person began too many. */
export async function insertDraft(tx: Tx, userId: string, given: NewProfile): Promise<string | null> {
  const { type, name, city, services, email } = given;
  // Requests run one after the other, so that two clicks do not exceed the limit together.
  await sql`select from users where id = ${userId} for no key update`.execute(tx);
  const { owned } = await tx
    .selectFrom("provider_accounts")
    .select(sql<number>`count(*)::int`.as("owned"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  if (owned >= MAX_PROFILES) return null;
  const id = await addProfile(tx, {
    slug: await freeSlug(tx, { type, name }),
    provider_type: type,
    ...(type === "clinic" ? { clinic_name: name } : { full_name: name }),
    city,
    services_offered: [...services],
    email,
    opening_hours: "{}",
    verification_status: "draft",
    claimed: true,
  });
  await ownProfile(tx, userId, id);
  await record(tx, { actor: `provider:${userId}`, action: "provider.started", subjectType: "provider", subjectId: id, detail: { type } });
  return id;
}

/** Returns a free slug. Requests at the same time wait, so that no two get the same. */
export async function freeSlug(tx: Tx, { type, name }: Pick<NewProfile, "type" | "name">): Promise<string> {
  const wanted = type === "clinic" ? centerSlug(name) : specialistSlug(name);
  await sql`select pg_advisory_xact_lock(hashtextextended('slug of a profile', 0))`.execute(tx);
  const taken = await tx.selectFrom("provider_profiles").select("slug").where("slug", "like", `${wanted}%`).execute();
  const isFree = (slug: string) => !taken.some((row) => row.slug === slug);
  if (isFree(wanted)) return wanted;
  const base = wanted.slice(0, MAX_SLUG_LENGTH - 6);
  for (let number = 2; ; number++) if (isFree(`${base}-${number}`)) return `${base}-${number}`;
}
