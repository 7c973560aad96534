import { m } from "#messages/m.ts";

/** The credit to OpenStreetMap, which its licence requires beside every map. */
export function MapCredit({ className }: { className?: string }) {
  return (
    <p className={`text-xs text-ink-3 ${className ?? ""}`}>
      {m.map_credit_shore()}{" "}
      <a href="https://www.openstreetmap.org/copyright" rel="noopener" className="link text-inherit!">
        {m.map_credit_osm()}
      </a>{" "}
      {m.map_credit_provinces()}
    </p>
  );
}
