import { mayAt } from "#app/admin-areas.ts";
import type { TeamRole } from "#domain/identity/team-roles.ts";
import { m } from "#messages/m.ts";
import { plain, plainWords } from "#platform/plain-text.ts";
import { adminEntries } from "./admin-entries.tsx";
import { ADMIN_ROOT } from "./waiting-screens.ts";

/** A screen or an act to which the search of administration leads. */
export interface AdminPlace {
  readonly to: string;
  readonly name: string;
}

const at = (path: string) => `${ADMIN_ROOT}/${path}`;

/** What one does somewhere, under the words with which one looks for it. Who may act there sees it. */
const acts = (): readonly AdminPlace[] => [
  { to: at("solicitudes/nueva"), name: m.find_act_call() },
  { to: at("usuarios/invitar"), name: m.find_act_invite() },
  { to: at("centros/nuevo"), name: m.find_act_center() },
  { to: at("equipo#cambiar"), name: m.find_act_role() },
  { to: at("creditos"), name: m.find_act_sign() },
  { to: at("recargas?vista=sent"), name: m.find_act_top_up() },
  { to: at("importar"), name: m.find_act_import() },
  { to: at("exportar"), name: m.find_act_export() },
  { to: at("alertas"), name: m.find_act_silence() },
  { to: "/seguridad#contrasena", name: m.team_find_password() },
];

/** Returns the screens and acts that the role opens and whose names have every typed word. */
export function adminPlaces(role: TeamRole | null, typed: string): AdminPlace[] {
  const words = plainWords(typed);
  if (words.length === 0) return [];
  const screens = adminEntries(role, null)
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => entry.screens)
    .map(({ to, label }) => ({ to, name: label }));
  const possible = [...screens, ...acts().filter(({ to }) => mayAt(role, "act", to.split("#")[0]!))];
  return possible.filter(({ name }) => words.every((word) => plain(name).includes(word)));
}
