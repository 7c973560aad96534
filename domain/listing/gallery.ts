/** A photo as its profile names it. Imports may have written anything, so each entry is validated. */
export interface GalleryEntry {
  readonly url: string;
  readonly alt: string;
}

/** `maxDrawnADay` limits the photos, logos and crops of one center, so that no center fills the disk. */
export const GALLERY_LIMITS = { maxPhotos: 12, maxAlt: 140, maxDrawnADay: 100 } as const;

export function readGallery(stored: unknown): GalleryEntry[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown) => {
    if (typeof entry !== "object" || entry === null || !("url" in entry) || typeof entry.url !== "string") return [];
    return [{ url: entry.url, alt: "alt" in entry && typeof entry.alt === "string" ? entry.alt : "" }];
  });
}

export type Move = "before" | "after" | "first";

/** Returns the gallery with one photo moved. The first one is the cover. */
export function moved(gallery: readonly GalleryEntry[], url: string, to: Move | number): GalleryEntry[] {
  const from = gallery.findIndex((entry) => entry.url === url);
  if (from < 0) return [...gallery];
  const wanted = to === "before" ? from - 1 : to === "after" ? from + 1 : to === "first" ? 0 : to;
  const others = gallery.toSpliced(from, 1);
  return others.toSpliced(Math.min(Math.max(wanted, 0), others.length), 0, gallery[from]!);
}
