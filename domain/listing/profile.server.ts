import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { writeProfile } from "#domain/providers/write-profile.server.ts";
import { asMember, type Member } from "#domain/team/as-member.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { askForVerified } from "./ask-change.server.ts";
import type { ProfileChange } from "./profile-sections.ts";

/** Names what a profile says at a moment. */
const profileVersion = sql<string>`updated_at::text`;

/** Returns what a center has written about itself, for its editor. */
export function ownProfileOf(db: Db, providerId: string) {
  return db
    .selectFrom("provider_profiles")
    .where("id", "=", providerId)
    .select([
      "provider_type",
      "name",
      "honorific",
      "specialty",
      "years_experience",
      "short_description",
      "bio",
      "city",
      "neighborhood",
      "address",
      "latitude",
      "longitude",
      "services_offered",
      "languages_spoken",
      "payment_methods",
      "countries_served",
      "phone",
      "whatsapp",
      "email",
      "website",
      "logo_url",
      "opening_hours",
      "patients_treated",
      "patients_not_treated",
      "own_eggs_min_age",
      "own_eggs_max_age",
      "donor_eggs_min_age",
      "donor_eggs_max_age",
      profileVersion.as("version"),
    ])
    .executeTakeFirstOrThrow();
}

export type OwnProfile = Awaited<ReturnType<typeof ownProfileOf>>;

/**
 * Saves what somebody changed in the editor. What our team verified of a public profile is asked of our team, and stays as it is until
 * then. `version` is that of the profile which the change was put together with; `changed`: it says something else by now. Null: the
 * center is none of this person's.
 */
export function changeProfile(
  ctx: Pick<Context, "db">,
  member: Member,
  change: ProfileChange,
  version?: string,
): Promise<"saved" | "changed" | null> {
  return asMember(ctx, member, async (tx) => {
    const found = await tx
      .selectFrom("provider_profiles")
      .select(profileVersion.as("version"))
      .where("id", "=", member.providerId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (version !== undefined && found.version !== version) return { act: null, result: "changed" as const };
    const now = await askForVerified(tx, member.providerId, change, `provider:${member.userId}`);
    const fields = Object.keys(now);
    if (fields.length === 0) return { act: null, result: "saved" as const };
    await writeSection(tx, member.providerId, now, "el centro, en su perfil");
    return { act: { action: "provider.profile_changed", detail: { fields } }, result: "saved" as const };
  });
}

/** Writes one section. `source` says who told us which patients a center treats. */
export async function writeSection(tx: Tx, providerId: string, change: ProfileChange, source: string): Promise<void> {
  const { name, hours, patients, ...columns } = change;
  await writeProfile(tx, providerId, {
    ...columns,
    ...(name !== undefined && {
      clinic_name: sql<string | null>`case when provider_type = 'clinic' then ${name} else clinic_name end`,
      full_name: sql<string | null>`case when provider_type = 'clinic' then full_name else ${name} end`,
    }),
    ...(hours && { opening_hours: JSON.stringify(hours) }),
    ...(patients && {
      ...patients,
      patients_source: source,
      patients_informed_on: sql<string>`(now() at time zone 'America/Santo_Domingo')::date`,
    }),
  });
}

/** Returns the countries whose patients a profile may name. */
export function activeCountries(db: Db): Promise<{ code: string; name: string }[]> {
  return db.selectFrom("countries").where("active", "=", true).orderBy("display_order").orderBy("name").select(["code", "name"]).execute();
}
