import type { Insertable } from "kysely";
import type { ProviderProfile } from "#db/types.ts";
import { centerSlug, specialistSlug } from "#domain/providers/slug.ts";
import type { DemoCenter } from "./data/center.ts";
import { centersOfTheEast } from "./data/centers-east.ts";
import { centersOfTheNorth } from "./data/centers-north.ts";
import { centersNotPublic } from "./data/centers-not-public.ts";
import { centersOfSantiago } from "./data/centers-santiago.ts";
import { centersOfSantoDomingo } from "./data/centers-santo-domingo.ts";
import type { DemoSpecialist } from "./data/specialist.ts";
import { specialistsOfTheCapital } from "./data/specialists-capital.ts";
import { specialistsOfTheRegions } from "./data/specialists-regions.ts";
import { dayAfter, demoId, noonOf } from "./demo-ids.ts";

type ProviderRow = Insertable<ProviderProfile> & { id: string; slug: string };

const centers: readonly DemoCenter[] = [
  ...centersOfSantoDomingo,
  ...centersOfSantiago,
  ...centersOfTheEast,
  ...centersOfTheNorth,
  ...centersNotPublic,
];
const specialists: readonly DemoSpecialist[] = [...specialistsOfTheCapital, ...specialistsOfTheRegions];

export const idOfCenter = (name: string): string => demoId(`provider ${centerSlug(name)}`);
export const idOfSpecialist = (name: string): string => demoId(`provider ${specialistSlug(name)}`);

export function centerRows(): ProviderRow[] {
  return centers.map((center, index) => {
    const slug = centerSlug(center.name);
    const joined = noonOf(dayAfter("2025-01-13", index * 17));
    return {
      id: idOfCenter(center.name),
      slug,
      provider_type: "clinic",
      clinic_name: center.name,
      short_description: center.short,
      bio: center.bio ?? null,
      city: center.city,
      neighborhood: center.neighborhood,
      address: center.address,
      latitude: center.at[0],
      longitude: center.at[1],
      services_offered: [...center.services],
      languages_spoken: [...center.languages],
      payment_methods: [...center.payments],
      countries_served: center.countries ? [...center.countries] : null,
      ...patientColumns(center),
      donor_facts: JSON.stringify(center.donors ?? {}),
      phone: center.phone,
      whatsapp: center.unclaimed ? null : center.phone,
      email: center.withoutMail ? null : `solicitudes@${slug}.example`,
      image_gallery: JSON.stringify(center.gallery ?? []),
      opening_hours: JSON.stringify(center.hours),
      featured: center.featured ?? false,
      verified: center.status === "verified",
      verification_status: center.status,
      verified_on: center.verifiedOn ?? null,
      returned_reason: center.status === "returned" ? center.short : null,
      claimed: !center.unclaimed,
      daily_lead_cap: center.cap ?? null,
      // These figures come from no requests. The job that measures replies leaves them alone until there are some.
      reply_median_hours: center.replies?.[0] ?? null,
      reply_within_24h: center.replies?.[1] ?? null,
      reply_cases: center.replies?.[2] ?? 0,
      demo: true,
      created_at: joined,
      updated_at: joined,
    };
  });
}

function patientColumns({ patients }: DemoCenter) {
  if (!patients) return {};
  return {
    patients_treated: [...patients.treated],
    patients_not_treated: [...(patients.notTreated ?? [])],
    own_eggs_min_age: patients.ownEggs?.[0] ?? null,
    own_eggs_max_age: patients.ownEggs?.[1] ?? null,
    donor_eggs_min_age: patients.donorEggs?.[0] ?? null,
    donor_eggs_max_age: patients.donorEggs?.[1] ?? null,
    patients_source: "el centro, al completar su perfil",
    patients_informed_on: patients.on,
  };
}

export function specialistRows(): ProviderRow[] {
  return specialists.map((person, index) => {
    const slug = specialistSlug(person.name);
    const joined = noonOf(dayAfter("2025-02-03", index * 9));
    const independent = person.centers.length === 0;
    const verified = person.status === "verified";
    return {
      id: idOfSpecialist(person.name),
      slug,
      provider_type: person.type,
      full_name: person.name,
      honorific: person.honorific,
      specialty: person.specialty,
      years_experience: person.years,
      bio: person.bio,
      city: person.city ?? centers.find(({ name }) => name === person.centers[0])?.city ?? null,
      services_offered: [...person.services],
      languages_spoken: [...person.languages],
      // Only people without a center get requests. The others are reached through their centers.
      phone: independent ? `+1809555${String(700 + index).padStart(4, "0")}` : null,
      email: independent ? `consulta@${slug}.example` : null,
      daily_lead_cap: independent ? 3 : null,
      featured: person.featured,
      verified,
      verification_status: person.status,
      verified_on: verified ? dayAfter("2025-12-01", index * 5) : null,
      claimed: verified || independent,
      demo: true,
      created_at: joined,
      updated_at: joined,
    };
  });
}

/** Returns the memberships. A person's main center comes first, and within a center people are in the order of the lists. */
export function memberRows() {
  return specialists.flatMap((person, index) =>
    person.centers.map((center, rank) => ({
      center_id: idOfCenter(center),
      specialist_id: idOfSpecialist(person.name),
      display_order: rank * 100 + index,
    })),
  );
}

export function badgeRows() {
  return centers.flatMap((center) =>
    (center.badges ?? []).map((badge) => ({ provider_id: idOfCenter(center.name), badge_id: badge, awarded_on: "2026-11-01" })),
  );
}
