import { type Component, propertyNamed } from "./calendar-components.ts";
import { isTimeZone } from "./hours.ts";

/** What Outlook and Exchange call the zones of people who work or live between the Caribbean, the Americas and Europe. */
const OUTLOOK_ZONES: Readonly<Record<string, string>> = {
  "SA Western Standard Time": "America/Santo_Domingo",
  "SA Pacific Standard Time": "America/Bogota",
  "Eastern Standard Time": "America/New_York",
  "US Eastern Standard Time": "America/New_York",
  "Atlantic Standard Time": "America/Halifax",
  "Central Standard Time": "America/Chicago",
  "Mountain Standard Time": "America/Denver",
  "Pacific Standard Time": "America/Los_Angeles",
  "Central America Standard Time": "America/Guatemala",
  "Venezuela Standard Time": "America/Caracas",
  "E. South America Standard Time": "America/Sao_Paulo",
  "Argentina Standard Time": "America/Argentina/Buenos_Aires",
  "GMT Standard Time": "Europe/London",
  "Romance Standard Time": "Europe/Paris",
  "W. Europe Standard Time": "Europe/Berlin",
  "Central Europe Standard Time": "Europe/Budapest",
};

/**
 * Returns a function that says which zone a name in this calendar means: one that the machine knows, what Outlook calls it, or what the
 * calendar itself tells about it. Any other name means the zone of the agenda.
 */
export function zoneReader(components: readonly Component[], agendaZone: string): (name: string | undefined) => string {
  const told = new Map<string, string>();
  // The halves of a zone, standard and summer time, are read before the zone.
  let halves: Component[] = [];
  for (const component of components) {
    if (component.name === "STANDARD" || component.name === "DAYLIGHT") halves.push(component);
    if (component.name !== "VTIMEZONE") continue;
    const name = propertyNamed(component, "TZID")?.value.trim();
    const location = propertyNamed(component, "X-LIC-LOCATION")?.value.trim();
    const zone = location && isTimeZone(location) ? location : wholeHours(halves);
    if (name && zone) told.set(name, zone);
    halves = [];
  }
  return (name) => {
    // Some programs write a path before the name.
    const plain = name?.trim().replace(/^\/[^/]+\/(?:[^/]*\/)?(?=[A-Z][A-Za-z]+\/)/, "");
    if (!name || !plain) return agendaZone;
    if (isTimeZone(plain)) return plain;
    return OUTLOOK_ZONES[plain] ?? told.get(name.trim()) ?? (/^(?:UTC|GMT|Z)$/i.test(plain) ? "Etc/UTC" : agendaZone);
  };
}

/** Returns the zone of a place that has no summer time and is whole hours from Greenwich. */
function wholeHours(halves: readonly Component[]): string | null {
  const offsets = new Set(halves.map((half) => propertyNamed(half, "TZOFFSETTO")?.value.trim()));
  const [, sign, hours] = offsets.size === 1 ? (/^([+-])(\d\d)00$/.exec([...offsets][0] ?? "") ?? []) : [];
  // Names of this kind count westwards.
  return sign && hours ? `Etc/GMT${Number(hours) === 0 ? "" : `${sign === "-" ? "+" : "-"}${Number(hours)}`}` : null;
}
