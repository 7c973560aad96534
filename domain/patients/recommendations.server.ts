import { sql } from "kysely";
import type { CenterCard } from "#domain/directory/center-card.ts";
import { centerCards } from "#domain/directory/center-cards.server.ts";
import type { SpecialistCard } from "#domain/directory/specialist-card.ts";
import { specialistCards } from "#domain/directory/specialist-cards.server.ts";
import type { Vocabulary } from "#domain/directory/vocabulary.ts";
import { takesAge } from "#domain/leads/age-limits.server.ts";
import { leaveOfPatient } from "#domain/leads/lead-access.ts";
import type { Reader } from "#domain/leads/lead-summaries.server.ts";
import { leadToRoute } from "#domain/leads/lead-to-route.server.ts";
import type { AskedAge } from "#domain/routing/age-limits.ts";
import { lookupText } from "#domain/submissions/lookup-text.ts";
import type { Db } from "#platform/db/db.ts";

/** What we know about a patient's preferences. */
export interface Taste {
  /** Ids of services: those that they asked about, or else those that they named as of interest. */
  services: readonly string[];
  /** True when they asked a center about these services. */
  asked: boolean;
  /** The city where they would like to be treated. */
  city: string | null;
  /** The patients that their latest request was for. */
  patientGroup: string | null;
  /** The age that their latest request says. */
  age: AskedAge | null;
  /** Ids of the centers that they wrote to. */
  writtenTo: readonly string[];
}

/** The reason for a recommendation, as something that the patient did. */
export type RecommendationReason =
  | { code: "asked-in-city"; serviceId: string; city: string }
  | { code: "asked"; serviceId: string }
  | { code: "interest"; serviceId: string }
  | { code: "works-there"; center: string };

export type Recommendation =
  | { kind: "center"; center: CenterCard; reason: RecommendationReason }
  | { kind: "specialist"; specialist: SpecialistCard; reason: RecommendationReason };

/**
 * Returns a center and a specialist that match what the patient asked for, and that they have neither written to, saved nor refused.
 * Nobody pays for it: a paid place gives no advantage here. Nothing is recommended to somebody about whom we know nothing.
 */
export async function recommendationsFor(db: Db, vocabulary: Vocabulary, userId: string, taste: Taste): Promise<Recommendation[]> {
  const services = [...taste.services];
  const writtenTo = [...taste.writtenTo];
  const group = sql`${[taste.patientGroup ?? "nobody"]}::text[]`;
  const unknown = sql`p.listed and p.id <> all (${writtenTo}::uuid[])
    and not exists (select from patient_refusals where user_id = ${userId} and provider_id = p.id)
    and not exists (select from patient_saved where user_id = ${userId} and provider_id = p.id)`;
  const [centers, specialists] = await Promise.all([
    services.length === 0
      ? []
      : centerCards(
          db,
          vocabulary,
          sql`select p.id, 1 as position from provider_profiles p
            where p.provider_type = 'clinic' and p.services_offered && ${services}::text[] and ${unknown}
              and not p.patients_not_treated @> ${group} and ${takesAge(taste.age)}
            order by p.patients_treated @> ${group} desc, (p.city is not distinct from ${taste.city}) desc, p.verified desc, p.score desc nulls last, p.name_norm, p.id limit 1`,
          services[0],
        ),
    writtenTo.length === 0
      ? []
      : specialistCards(
          db,
          sql`select p.id, 1 as position from provider_profiles p
            join provider_members m on m.specialist_id = p.id and m.center_id = any (${writtenTo}::uuid[])
            where p.provider_type <> 'clinic' and ${unknown}
              and not exists (select from provider_profiles c where c.id = m.center_id and c.patients_not_treated @> ${group})
            order by p.verified desc, p.score desc nulls last, p.name_norm, p.id limit 1`,
        ),
  ]);
  return [
    ...centers.map((center): Recommendation => ({ kind: "center", center, reason: reasonFor(center, taste) })),
    ...specialists.flatMap((specialist): Recommendation[] =>
      specialist.center ? [{ kind: "specialist", specialist, reason: { code: "works-there", center: specialist.center.name } }] : [],
    ),
  ];
}

/** Returns the age that a request says, as far as it says it for sure. */
export async function ageAskedIn(ctx: Reader, leadId: string | undefined): Promise<AskedAge | null> {
  const lead = leadId === undefined ? null : await leadToRoute(ctx, leaveOfPatient(leadId));
  return lead?.age ?? null;
}

function reasonFor(center: CenterCard, { services, asked, city }: Taste): RecommendationReason {
  const serviceId = services.find((id) => center.services.some((offered) => offered.id === id)) ?? services[0]!;
  if (!asked) return { code: "interest", serviceId };
  return city !== null && center.city === city ? { code: "asked-in-city", serviceId, city } : { code: "asked", serviceId };
}

/** Stores a «No mostrarme», after which the profile is not recommended again. */
export async function refuseRecommendation(db: Db, userId: string, slug: string): Promise<void> {
  const known = lookupText(slug);
  if (known === null) return;
  await sql`
    insert into patient_refusals (user_id, provider_id) select ${userId}, id from provider_profiles where slug = ${known} and listed
    on conflict do nothing`.execute(db);
}
