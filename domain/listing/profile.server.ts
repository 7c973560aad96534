import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { writeProfile } from "#domain/providers/write-profile.server.ts";
import { asMember, type Member } from "#domain/team/as-member.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { askForVerified } from "./ask-change.server.ts";
import type { ProfileChange } from "./profile-sections.ts";

/** Returns a center's own information, for its editor. */
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
    ])
    .executeTakeFirstOrThrow();
}

export type OwnProfile = Awaited<ReturnType<typeof ownProfileOf>>;

/**
 * Saves one section of the editor. For a public profile, changes to what our team verified become requests to our team, and the public
 * values stay until these are decided. Returns null when this person does not manage the center.
 */
export function changeProfile(ctx: Pick<Context, "db">, member: Member, change: ProfileChange): Promise<"saved" | null> {
  return asMember(ctx, member, async (tx) => {
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
