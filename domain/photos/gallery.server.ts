import { type RawBuilder, sql } from "kysely";
import type { GalleryImage } from "./gallery.ts";
import { PHOTO_LIMITS, photoSources, type StoredPhoto } from "./photo.ts";

/** Photos of other sites that we have copied, by the address in a profile. */
export type StoredPhotos = Readonly<Record<string, StoredPhoto>>;

/** Selects our copies of the photos that the profile `p` of a query names; null when there are none. */
export const storedPhotos: RawBuilder<StoredPhotos | null> = sql`(
  select jsonb_object_agg(f.source_url, jsonb_build_object('digest', f.digest, 'widths', f.widths))
  from provider_photos f where f.provider_id = p.id and f.state = 'stored')`;

/**
 * Returns the photos that we can show. Providers and imports write galleries, so only valid entries count, and among photos from other
 * sites only those that were fetched.
 */
export function galleryOf(named: unknown, stored: StoredPhotos | null): GalleryImage[] {
  if (!Array.isArray(named)) return [];
  return named.flatMap((entry: unknown) => {
    if (typeof entry !== "object" || entry === null || !("url" in entry) || typeof entry.url !== "string") return [];
    const alt = "alt" in entry && typeof entry.alt === "string" ? entry.alt : "";
    // A gallery draws photos large, and a small one would be a blur.
    if (stored && Object.hasOwn(stored, entry.url) && (stored[entry.url]!.widths.at(-1) ?? 0) < PHOTO_LIMITS.minSide) return [];
    const sources = sourcesOf(entry.url, stored);
    return sources ? [{ ...sources, alt }] : [];
  });
}

export function logoOf(url: string | null, stored: StoredPhotos | null): GalleryImage | null {
  const sources = url === null ? null : sourcesOf(url, stored);
  return sources && { ...sources, alt: "" };
}

function sourcesOf(url: string, stored: StoredPhotos | null): Pick<GalleryImage, "url" | "srcSet"> | null {
  if (/^\/(?!\/)/.test(url)) return { url };
  return stored && Object.hasOwn(stored, url) ? photoSources(stored[url]!) : null;
}
