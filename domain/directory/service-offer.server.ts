import { sql } from "kysely";
import { oldestPrice } from "#domain/listing/price-days.server.ts";
import { galleryOf, type StoredPhotos, storedPhotos } from "#domain/photos/gallery.server.ts";
import type { GalleryImage } from "#domain/photos/gallery.ts";
import type { Db } from "#platform/db/db.ts";
import type { CardPrice } from "./center-card.ts";
import { cardPriceOf, medicationsFor, newestPrice, type StoredPrice, storedPrice } from "./center-cards.server.ts";
import { BY_SCORE } from "./ranking.server.ts";
import { mainLineOf } from "./treatment-prices.ts";

/** Counts the listed centers that offer each service, by its id. Services that nobody offers are missing. */
export async function centersByService(db: Db): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ service: string; centers: number }>`
    select service, count(*)::int as centers from provider_profiles p, unnest(p.services_offered) service
    where p.listed and p.provider_type = 'clinic' group by service`.execute(db);
  return Object.fromEntries(rows.map(({ service, centers }) => [service, centers]));
}

/** The maximum number of centers with a paid place on the same page. */
const PAID_AT_ONCE = 3;

/** A center that offers a treatment, in little space. */
export interface OfferingCenter {
  readonly slug: string;
  readonly name: string;
  readonly city: string | null;
  readonly photo: GalleryImage | null;
  /** True when it has a paid place on the page of the treatment. */
  readonly paid: boolean;
  /** Its price for the treatment's own line; null when missing or older than a year. */
  readonly price: CardPrice | null;
}

/**
 * Begins with the paid places of the treatment's page, which are marked as such. Then comes the center with the lowest price, so that
 * even a short list includes it; then those with a price by verification, score and name; then the others in the same order. The page
 * of a treatment states this rule. A paid place gives no advantage in this order.
 */
export async function centersOffering(db: Db, serviceId: string, most: number): Promise<OfferingCenter[]> {
  const line = mainLineOf(serviceId);
  const published = await medicationsFor(db, line);
  const { rows } = await sql<{
    slug: string;
    name: string;
    city: string | null;
    gallery: unknown;
    photos: StoredPhotos | null;
    paid: boolean;
    price: StoredPrice | null;
  }>`
    select ${`service:${serviceId}`} = any(p.featured_on) as paid, p.slug, p.name, p.city, p.image_gallery as gallery, ${storedPhotos} as photos, ${storedPrice(line)} as price
    from provider_profiles p
    left join lateral ${newestPrice(sql`${line}`)} price on price.informed_on >= ${oldestPrice}
    where p.listed and p.provider_type = 'clinic' and p.services_offered @> array[${serviceId}]
    order by paid desc, row_number() over (order by price.amount_cents nulls last, ${BY_SCORE}) > 1 or price.amount_cents is null,
      price.amount_cents is null, p.verification_status = 'verified' desc, ${BY_SCORE}
    limit ${most + PAID_AT_ONCE}`.execute(db);
  const paid = rows.filter((row) => row.paid);
  return rows.slice(0, most + paid.length).map(({ slug, name, city, gallery, photos, paid, price }) => ({
    slug,
    name,
    city,
    photo: galleryOf(gallery, photos)[0] ?? null,
    paid,
    price: cardPriceOf(price, line, published),
  }));
}
