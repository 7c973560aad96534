import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import type { GalleryImage } from "./center-card.ts";
import { oldestPrice } from "./center-cards.server.ts";
import { galleryOf, type StoredPhotos, storedPhotos } from "./gallery.server.ts";
import { mainLineOf } from "./treatment-prices.ts";

/** Listed centers that offer each service, by its id; a service nobody offers is missing. */
export async function centersByService(db: Db): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ service: string; centers: number }>`
    select service, count(*)::int as centers from provider_profiles p, unnest(p.services_offered) service
    where p.listed and p.provider_type = 'clinic' group by service`.execute(db);
  return Object.fromEntries(rows.map(({ service, centers }) => [service, centers]));
}

/** A center that offers a treatment, in little room. */
export interface OfferingCenter {
  readonly slug: string;
  readonly name: string;
  readonly city: string | null;
  readonly photo: GalleryImage | null;
  /** What it asks for the treatment's own line, unless that is missing or older than a year. */
  readonly price: { readonly amountCents: number; readonly informedOn: string } | null;
}

/** Orders centers with a price first, then by verification, score and name. A paid place gives no advantage here. */
export async function centersOffering(db: Db, serviceId: string, most: number): Promise<OfferingCenter[]> {
  const { rows } = await sql<{
    slug: string;
    name: string;
    city: string | null;
    gallery: unknown;
    photos: StoredPhotos | null;
    cents: number | null;
    day: string | null;
  }>`
    select p.slug, p.name, p.city, p.image_gallery as gallery, ${storedPhotos} as photos, price.amount_cents as cents, price.informed_on as day
    from provider_profiles p
    left join lateral (
      select amount_cents, informed_on from provider_prices
      where provider_id = p.id and price_line_id = ${mainLineOf(serviceId)} order by informed_on desc limit 1
    ) price on price.informed_on >= ${oldestPrice}
    where p.listed and p.provider_type = 'clinic' and p.services_offered @> array[${serviceId}]
    order by price.amount_cents is null, p.verification_status = 'verified' desc, p.score desc nulls last, p.name_norm, p.id
    limit ${most}`.execute(db);
  return rows.map(({ slug, name, city, gallery, photos, cents, day }) => ({
    slug,
    name,
    city,
    photo: galleryOf(gallery, photos)[0] ?? null,
    price: cents !== null && day !== null ? { amountCents: cents, informedOn: day } : null,
  }));
}
