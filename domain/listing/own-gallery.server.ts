import { sql } from "kysely";
import { galleryOf, logoOf, type StoredPhotos, storedPhotos } from "#domain/photos/gallery.server.ts";
import type { GalleryImage } from "#domain/photos/gallery.ts";
import type { Db } from "#platform/db/db.ts";
import { readGallery } from "./gallery.ts";

/** A photo with the name that its profile uses. */
export interface OwnPhoto extends GalleryImage {
  readonly named: string;
}

/** Returns the visible photos in their order, and the logo. */
export async function ownGallery(db: Db, providerId: string): Promise<{ photos: OwnPhoto[]; logo: GalleryImage | null }> {
  const { rows } = await sql<{ image_gallery: unknown; logo_url: string | null; photos: StoredPhotos | null }>`
    select p.image_gallery, p.logo_url, ${storedPhotos} as photos from provider_profiles p where p.id = ${providerId}::uuid`.execute(db);
  const { image_gallery, logo_url, photos } = rows[0]!;
  return {
    photos: readGallery(image_gallery).flatMap((entry) => galleryOf([entry], photos).map((image) => ({ ...image, named: entry.url }))),
    logo: logoOf(logo_url, photos),
  };
}
