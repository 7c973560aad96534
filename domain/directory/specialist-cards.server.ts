import { type RawBuilder, sql } from "kysely";
import { galleryOf, logoOf, type StoredPhotos, storedPhotos } from "#domain/photos/gallery.server.ts";
import { displayName } from "#domain/providers/display-name.ts";
import type { Db } from "#platform/db/db.ts";
import type { SpecialistCard } from "./specialist-card.ts";

interface CardRow {
  id: string;
  slug: string;
  name: string;
  honorific: string | null;
  provider_type: "doctor" | "specialist";
  specialty: string | null;
  years_experience: number | null;
  languages: string[];
  image_gallery: unknown;
  logo_url: string | null;
  photos: StoredPhotos | null;
  verified: boolean;
  featured: boolean;
  score: number | null;
  total_reviews: number;
  city: string | null;
  center_slug: string | null;
  center_name: string | null;
  center_count: number;
}

/** The city that a list is about, and perhaps a service. */
interface PracticePlace {
  city: string;
  serviceId?: string;
}

/**
 * Returns the cards of the specialists that `chosen` selects (columns id and position; listed ones only), with all facts in one
 * query. A list about one city shows each person at the center where they practise in that city, even if it is not their first one.
 */
export async function specialistCards(db: Db, chosen: RawBuilder<unknown>, place?: PracticePlace): Promise<SpecialistCard[]> {
  const city = place ? sql<string>`${place.city}::text` : sql<string | null>`coalesce(p.city, center.city)`;
  const inCity = place ? sql`(c.city = ${place.city}) desc,` : sql``;
  const forService = place?.serviceId === undefined ? sql`` : sql`(c.services_offered @> array[${place.serviceId}]) desc,`;
  const { rows } = await sql<CardRow>`
    with chosen as materialized (${chosen})
    select p.id, p.slug, p.name, p.honorific, p.provider_type, p.specialty, p.years_experience, p.image_gallery, p.logo_url, ${storedPhotos} as photos,
      p.verified and p.verification_status = 'verified' as verified, p.featured, p.score, p.total_reviews, ${city} as city,
      center.slug as center_slug, center.name as center_name, coalesce(center.centers, 0)::int as center_count,
      array(select code from languages where code = any (p.languages_spoken) order by display_order) as languages
    from chosen
    join provider_profiles p on p.id = chosen.id and p.listed
    left join lateral (
      select c.slug, c.name, c.city, count(*) over () as centers
      from provider_members m join provider_profiles c on c.id = m.center_id and c.listed
      where m.specialist_id = p.id order by ${inCity} ${forService} m.display_order, c.name_norm, c.id limit 1
    ) center on true
    order by chosen.position`.execute(db);
  return rows.map(toCard);
}

function toCard(row: CardRow): SpecialistCard {
  const photo = galleryOf(row.image_gallery, row.photos)[0] ?? logoOf(row.logo_url, row.photos);
  return {
    id: row.id,
    slug: row.slug,
    // No profile is stored without a name.
    name: displayName(row, { center: row.slug, specialist: row.slug }),
    specialty: row.specialty,
    center: row.center_slug !== null && row.center_name !== null ? { slug: row.center_slug, name: row.center_name } : null,
    centerCount: row.center_count,
    years: row.years_experience,
    languages: row.languages,
    photo,
    type: row.provider_type,
    verified: row.verified,
    featured: row.featured,
    rating: row.score,
    reviews: row.total_reviews,
    city: row.city,
  };
}
