import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { writeProfile } from "#domain/providers/write-profile.server.ts";
import { asMember, type Member } from "#domain/team/as-member.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { askForVerified } from "./ask-change.server.ts";
import { saidAnew, type Teller, toldFacts } from "./donors.ts";
import { today } from "./price-days.server.ts";
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
      "donor_facts",
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
  return asMember(ctx, member, "profile.keep", async (tx) => {
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
    await writeSection(tx, member.providerId, now, "center");
    return { act: { action: "provider.profile_changed", detail: { fields } }, result: "saved" as const };
  });
}

type Writer = Extract<Teller, "center" | "team">;

/** How a profile says who told us which patients a center treats. */
const SOURCES: Readonly<Record<Writer, string>> = { center: "el centro, en su perfil", team: "nuestro equipo, de una fuente pública" };

/** Writes one section; the caller holds the profile's row. `writer` is who says what it holds. */
export async function writeSection(tx: Tx, providerId: string, change: ProfileChange, writer: Writer): Promise<void> {
  const { name, hours, patients, donors, ...columns } = change;
  await writeProfile(tx, providerId, {
    ...columns,
    ...(name !== undefined && {
      clinic_name: sql<string | null>`case when provider_type = 'clinic' then ${name} else clinic_name end`,
      full_name: sql<string | null>`case when provider_type = 'clinic' then full_name else ${name} end`,
    }),
    ...(hours && { opening_hours: JSON.stringify(hours) }),
    ...(patients && {
      ...patients,
      patients_source: SOURCES[writer],
      patients_informed_on: sql<string>`${today}`,
    }),
    ...(donors && { donor_facts: JSON.stringify(await donorFactsWith(tx, providerId, donors, writer)) }),
  });
}

async function donorFactsWith(tx: Tx, providerId: string, { facts, again }: NonNullable<ProfileChange["donors"]>, writer: Writer) {
  const stored = await tx
    .selectFrom("provider_profiles")
    .select(["donor_facts", sql<string>`${today}::text`.as("today")])
    .where("id", "=", providerId)
    .executeTakeFirstOrThrow();
  return saidAnew(toldFacts(stored.donor_facts), facts, writer, stored.today, again);
}

/** Returns the countries whose patients a profile may name. */
export function activeCountries(db: Db): Promise<{ code: string; name: string }[]> {
  return db.selectFrom("countries").where("active", "=", true).orderBy("display_order").orderBy("name").select(["code", "name"]).execute();
}
