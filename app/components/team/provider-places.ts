import type { Place } from "#domain/team/place.ts";
import { type Power, roleMay } from "#domain/team/powers.ts";
import { m } from "#messages/m.ts";
import { plain, plainWords } from "#platform/plain-text.ts";
import { PROVIDER_ROOT, providerEntries } from "./provider-entries.tsx";

/** A screen or an act to which a center's search leads. */
export interface FoundPlace {
  readonly to: string;
  readonly name: string;
}

const at = (path: string) => `${PROVIDER_ROOT}/${path}`;

/** Acts, and screens that are in no menu, each with the power that it takes. */
const acts = (): readonly (FoundPlace & { takes: Power | null })[] => [
  { to: at("agenda/nueva"), name: m.team_find_note(), takes: "agenda.keep" },
  { to: at("agenda/horario"), name: m.team_find_hours(), takes: "agenda.keep" },
  { to: at("billetera/recargar"), name: m.team_find_top_up(), takes: "wallet.keep" },
  { to: at("billetera/datos-fiscales"), name: m.team_find_fiscal(), takes: "wallet.keep" },
  { to: at("billetera/automatica"), name: m.team_find_automatic(), takes: "automatic.keep" },
  { to: at("solicitudes/plantillas"), name: m.threads_templates(), takes: "requests.answer" },
  { to: at("solicitudes/preferencias"), name: m.offers_preferences(), takes: "automatic.keep" },
  { to: at("destacado"), name: m.team_find_featured(), takes: "featured.ask" },
  { to: at("webhooks"), name: m.webhooks_title(), takes: "webhooks.keep" },
  { to: at("equipo"), name: m.team_find_invite(), takes: "team.keep" },
  { to: at("avisos"), name: m.notices_title(), takes: null },
  { to: "/seguridad#contrasena", name: m.team_find_password(), takes: null },
  { to: "/claims", name: m.claims_title(), takes: null },
];

/** Returns the screens and acts that the role opens and whose names have every typed word; all of them when nothing is typed. */
export function placesNamed(place: Place, typed: string): FoundPlace[] {
  const words = plainWords(typed);
  const screens = providerEntries(place, 0, undefined)
    .flatMap(({ entries }) => entries)
    .map(({ to, label }) => ({ to, name: label }));
  const possible = [...screens, ...acts().flatMap(({ takes, ...act }) => (takes === null || roleMay(place.role, takes) ? [act] : []))];
  return possible.filter(({ name }) => words.every((word) => plain(name).includes(word)));
}
