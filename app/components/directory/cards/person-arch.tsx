import clsx from "clsx";
import { Portrait } from "#app/components/illustration/portrait.tsx";
import type { GalleryImage } from "#domain/photos/gallery.ts";
import { Photo } from "./photo.tsx";

interface PersonArchProps {
  person: { slug: string; name: string; photo: GalleryImage | null };
  className?: string;
}

/** A photo or initials in an arch. The name is beside it, so it has no accessible name. */
export function PersonArch({ person: { slug, name, photo }, className }: PersonArchProps) {
  if (photo) return <Photo photo={photo} alt="" sizes="12rem" className={clsx("rounded-arch object-cover", className)} />;
  return <Portrait initials={initialsOf(name)} slug={slug} alt="" className={className} />;
}

/** Returns the initials without the title: «Dra. Amaranta Solís» is AS. */
export function initialsOf(name: string): string {
  const words = name.replace(/^(dra?|lic|licda)\.?\s+/i, "").split(/\s+/);
  const last = words.length > 1 ? words.at(-1)! : "";
  return [words[0] ?? "", last].map((word) => word.charAt(0).toUpperCase()).join("");
}
