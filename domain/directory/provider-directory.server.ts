import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { galleryOf, logoOf, type StoredPhotos, storedPhotos } from "#domain/photos/gallery.server.ts";
import { type DirectoryQuestion, type DirectoryRow, MAX_DIRECTORY_ROWS } from "./provider-directory.ts";

export interface DirectoryPage {
  readonly rows: readonly DirectoryRow[];
  /** The cursor of the next page; null on the last one. */
  readonly next: string | null;
}

/** Returns the listed profiles ordered by id, so that pages stay the same while others are published. */
export async function providerDirectory(
  { db, publicUrl }: Pick<Context, "db" | "publicUrl">,
  { cursor, limit = MAX_DIRECTORY_ROWS }: DirectoryQuestion,
): Promise<DirectoryPage> {
  type Row = Omit<DirectoryRow, "image_gallery"> & { image_gallery: unknown; photos: StoredPhotos | null };
  const after = cursor === undefined ? sql`true` : sql`p.id > ${cursor}::uuid`;
  const { rows } = await sql<Row>`
    select p.id, p.slug, p.provider_type, p.clinic_name, p.full_name, p.honorific, p.specialty, p.years_experience, p.city,
      p.services_offered, p.languages_spoken, p.logo_url, p.image_gallery, ${storedPhotos} as photos, p.featured, p.verified,
      p.verification_status
    from provider_profiles p where p.listed and ${after} order by p.id limit ${limit + 1}`.execute(db);
  const page = rows.slice(0, limit);
  const absolute = (path: string) => new URL(path, publicUrl).href;
  return {
    rows: page.map(({ photos, logo_url, image_gallery, ...row }) => {
      const logo = logoOf(logo_url, photos);
      return {
        ...row,
        logo_url: logo && absolute(logo.url),
        image_gallery: galleryOf(image_gallery, photos).map(({ url, alt }) => ({ url: absolute(url), alt })),
      };
    }),
    next: rows.length > limit ? page.at(-1)!.id : null,
  };
}
