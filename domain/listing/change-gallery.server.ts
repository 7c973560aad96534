import type { Context } from "#domain/context.ts";
import { type KeptCopies, keepCopies } from "#domain/photos/keep-copies.server.ts";
import { addOwnPhoto, removeOwnPhoto, replaceOwnPhoto } from "#domain/photos/own-photos.server.ts";
import { PHOTO_LIMITS, type StoredPhoto, storeName } from "#domain/photos/photo.ts";
import { writeProfile } from "#domain/providers/write-profile.server.ts";
import { asMember, type Member, mayDo } from "#domain/team/as-member.server.ts";
import type { Tx } from "#platform/db/db.ts";
import type { FileStore } from "#platform/files.ts";
import type { Crop } from "#platform/images.ts";
import { GALLERY_LIMITS, type GalleryEntry, type Move, moved, readGallery } from "./gallery.ts";
import { mayDraw } from "./may-draw.server.ts";

type Galleries = Pick<Context, "db"> & { readonly files: FileStore };

export type PhotoRefusal =
  | { readonly reason: "not-an-image" | "damaged" | "too-large" | "empty" | "too-many" | "too-many-today" }
  | { readonly reason: "too-small"; readonly width: number; readonly height: number }
  | { readonly reason: "too-many-pixels"; readonly width: number; readonly height: number };

/** Adds a photo at the end. Returns null when this person does not manage the center; then the photo was not decoded. */
export async function addPhoto(ctx: Galleries, member: Member, bytes: Uint8Array): Promise<PhotoRefusal | "added" | null> {
  const kept = await keptIfTheirs(ctx, member, bytes, PHOTO_LIMITS.minSide);
  if (kept === null || "reason" in kept) return kept;
  return asMember(ctx, member, "profile.keep", async (tx) => {
    const gallery = await galleryIn(tx, member.providerId);
    if (gallery.length >= GALLERY_LIMITS.maxPhotos) return { act: null, result: { reason: "too-many" } };
    const url = await addOwnPhoto(tx, member.providerId, kept);
    await writeGallery(tx, member.providerId, [...gallery, { url, alt: "" }]);
    return { act: { action: "provider.photo_added", detail: { photo: url } }, result: "added" };
  });
}

/** Replaces the logo. */
export async function changeLogo(ctx: Galleries, member: Member, bytes: Uint8Array): Promise<PhotoRefusal | "changed" | null> {
  const kept = await keptIfTheirs(ctx, member, bytes);
  if (kept === null || "reason" in kept) return kept;
  return asMember(ctx, member, "profile.keep", async (tx) => {
    const { logo_url: former } = await tx
      .selectFrom("provider_profiles")
      .select("logo_url")
      .where("id", "=", member.providerId)
      .executeTakeFirstOrThrow();
    if (former) await removeOwnPhoto(tx, member.providerId, former);
    const url = await addOwnPhoto(tx, member.providerId, kept);
    await writeProfile(tx, member.providerId, { logo_url: url });
    return { act: { action: "provider.logo_changed" }, result: "changed" as const };
  });
}

/** Changes one photo of the gallery. «unknown»: the gallery no longer contains it. */
export function changePhoto(
  ctx: Galleries,
  member: Member,
  url: string,
  change: { alt?: string; to?: Move | number; crop?: Crop; remove?: true },
): Promise<"changed" | "unknown" | PhotoRefusal | null> {
  return asMember(ctx, member, "profile.keep", async (tx) => {
    const gallery = await galleryIn(tx, member.providerId);
    if (!gallery.some((entry) => entry.url === url)) return { act: null, result: "unknown" };
    const { alt, to, crop, remove } = change;
    if (crop && !(await mayDraw(tx, member.providerId))) return { act: null, result: { reason: "too-many-today" } };
    if (crop) await cropPhoto(ctx, tx, member.providerId, url, crop);
    if (remove) await removeOwnPhoto(tx, member.providerId, url);
    const described = gallery.map((entry) =>
      entry.url === url && alt !== undefined ? { ...entry, alt: alt.slice(0, GALLERY_LIMITS.maxAlt) } : entry,
    );
    const placed = to === undefined ? described : moved(described, url, to);
    await writeGallery(tx, member.providerId, remove ? placed.filter((entry) => entry.url !== url) : placed);
    const action = remove ? "provider.photo_removed" : crop ? "provider.photo_cropped" : "provider.photo_changed";
    return { act: { action, detail: { photo: url } }, result: "changed" };
  });
}

/** Checks membership before it reads the bytes, because re-encoding a photo is the most expensive form action. */
async function keptIfTheirs(
  { db, files }: Galleries,
  member: Member,
  bytes: Uint8Array,
  minSide = 0,
): Promise<StoredPhoto | PhotoRefusal | null> {
  if (!(await mayDo(db, member, "profile.keep"))) return null;
  if (bytes.length === 0) return { reason: "empty" };
  if (bytes.length > PHOTO_LIMITS.maxBytes) return { reason: "too-large" };
  if (!(await mayDraw(db, member.providerId))) return { reason: "too-many-today" };
  const kept: KeptCopies = await keepCopies(files, bytes);
  if (kept.ok && Math.min(kept.size.width, kept.size.height) < minSide) return { reason: "too-small", ...kept.size };
  if (kept.ok) return kept.photo;
  return kept.reason === "too-many-pixels" ? { reason: kept.reason, ...kept.size } : { reason: kept.reason };
}

/** Crops the photo from its own widest copy, so that cropping again starts from what is visible. */
async function cropPhoto({ files }: Galleries, tx: Tx, providerId: string, url: string, crop: Crop): Promise<void> {
  const photo = await tx
    .selectFrom("provider_photos")
    .select(["digest", "widths"])
    .where("provider_id", "=", providerId)
    .where("source_url", "=", url)
    .where("state", "=", "stored")
    .executeTakeFirst();
  const bytes = photo && (await files.read(storeName(photo.digest!, photo.widths.at(-1)!)));
  const kept = bytes && (await keepCopies(files, bytes, crop));
  if (kept?.ok) await replaceOwnPhoto(tx, providerId, url, kept.photo);
}

async function galleryIn(tx: Tx, providerId: string): Promise<GalleryEntry[]> {
  const row = await tx.selectFrom("provider_profiles").select("image_gallery").where("id", "=", providerId).executeTakeFirstOrThrow();
  return readGallery(row.image_gallery);
}

async function writeGallery(tx: Tx, providerId: string, gallery: readonly GalleryEntry[]): Promise<void> {
  await writeProfile(tx, providerId, { image_gallery: JSON.stringify(gallery) });
}
