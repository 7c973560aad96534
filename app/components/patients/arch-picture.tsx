import { CityScene } from "#app/components/illustration/illustration.tsx";

/** A center in an arch: the drawing of its city, never a photo. */
export function ArchPicture({ city, slug, className }: { city: string | null; slug: string; className: string }) {
  return (
    <span className={`block flex-none overflow-hidden rounded-[999px_999px_10px_10px] ${className}`}>
      <CityScene city={city ?? ""} slug={slug} alt="" />
    </span>
  );
}
