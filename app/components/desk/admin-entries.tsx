import Award from "lucide-react/icons/award";
import BadgeCheck from "lucide-react/icons/badge-check";
import BookOpen from "lucide-react/icons/book-open";
import Building2 from "lucide-react/icons/building-2";
import Coins from "lucide-react/icons/coins";
import FileText from "lucide-react/icons/file-text";
import FileUp from "lucide-react/icons/file-up";
import History from "lucide-react/icons/history";
import House from "lucide-react/icons/house";
import Inbox from "lucide-react/icons/inbox";
import ListChecks from "lucide-react/icons/list-checks";
import ListTree from "lucide-react/icons/list-tree";
import Menu from "lucide-react/icons/menu";
import Newspaper from "lucide-react/icons/newspaper";
import Route from "lucide-react/icons/route";
import Scale from "lucide-react/icons/scale";
import Search from "lucide-react/icons/search";
import SearchX from "lucide-react/icons/search-x";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import Star from "lucide-react/icons/star";
import Users from "lucide-react/icons/users";
import Wallet from "lucide-react/icons/wallet";
import { mayAt } from "#app/admin-areas.ts";
import type { Entry, EntryGroup } from "#app/components/dashboard/entries.ts";
import type { WaitingCounts } from "#domain/desk/waiting.ts";
import type { TeamRole } from "#domain/identity/team-roles.ts";
import { m } from "#messages/m.ts";
import { ADMIN_ROOT, waitingAt } from "./waiting-screens.ts";

const at = (path: string) => `${ADMIN_ROOT}/${path}`;

/** A screen behind an entry of the menu. */
interface Screen {
  readonly to: string;
  readonly label: string;
}

/** What the code declares: the entry's own screen, and further ones that are tabs beside it. */
interface Declared extends Entry {
  /** The tab of its own screen, where the entry is called after all of them. */
  readonly tab?: string;
  readonly more?: readonly Screen[];
}

/** Returns the groups: what waits today, then the directory, its contents, the money and the system. */
const groups = (): { heading?: string; entries: Declared[] }[] => [
  {
    entries: [
      { to: ADMIN_ROOT, label: m.desk_home(), icon: <House />, onPhone: true },
      {
        to: at("solicitudes"),
        label: m.desk_requests(),
        short: m.desk_requests_short(),
        icon: <Route />,
        onPhone: true,
        more: [{ to: at("llamadas"), label: m.desk_calls() }],
      },
      {
        to: at("verificacion"),
        label: m.verification_title(),
        icon: <BadgeCheck />,
        onPhone: true,
        more: [
          { to: at("reclamos"), label: m.verification_claims() },
          { to: at("evidencias"), label: m.verification_evidence() },
          { to: at("conducta"), label: m.desk_conduct() },
        ],
      },
      { to: at("resenas"), label: m.moderation_title(), icon: <Star /> },
      { to: at("mensajes"), label: m.inbox_title(), icon: <Inbox /> },
      { to: at("buscar"), label: m.find_nav(), icon: <Search /> },
    ],
  },
  {
    heading: m.desk_directory(),
    entries: [
      {
        to: at("centros"),
        label: m.desk_menu_profiles(),
        tab: m.providers_centers(),
        icon: <Building2 />,
        more: [{ to: at("especialistas"), label: m.providers_specialists() }],
      },
      { to: "/admin/badges", label: m.badges_title(), icon: <Award /> },
      { to: at("listas/ciudades"), label: m.catalog_title(), icon: <ListTree /> },
      { to: at("busquedas"), label: m.searches_nav(), icon: <SearchX /> },
      {
        to: at("importar"),
        label: m.desk_menu_files(),
        tab: m.imports_nav(),
        icon: <FileUp />,
        more: [{ to: at("exportar"), label: m.exports_title() }],
      },
    ],
  },
  {
    heading: m.editions_title(),
    entries: [
      {
        to: "/admin/treatments",
        label: m.editions_treatments(),
        icon: <BookOpen />,
        more: [{ to: "/admin/generate-treatments", label: m.drafts_nav() }],
      },
      {
        to: at("contenido"),
        label: m.editions_texts(),
        icon: <FileText />,
        more: [
          { to: at("contenido/imagenes"), label: m.pictures_title() },
          { to: at("fuentes"), label: m.references_title() },
          { to: at("promesas"), label: m.statements_nav() },
          { to: at("revisores"), label: m.reviewers_nav() },
        ],
      },
      { to: at("boletin"), label: m.newsletter_title(), icon: <Newspaper /> },
      { to: at("menus"), label: m.menus_title(), icon: <Menu /> },
    ],
  },
  {
    heading: m.desk_money(),
    entries: [
      {
        to: at("recargas"),
        label: m.desk_menu_topups(),
        tab: m.desk_topups(),
        icon: <Wallet />,
        more: [
          { to: at("devoluciones"), label: m.desk_returns() },
          { to: at("creditos"), label: m.credits_title() },
          { to: at("recargas/secuencias"), label: m.desk_sequences() },
        ],
      },
      {
        to: at("precios"),
        label: m.desk_menu_prices(),
        tab: m.desk_prices(),
        icon: <Coins />,
        more: [{ to: at("destacados"), label: m.featured_title() }],
      },
      { to: at("politica"), label: m.desk_policy(), icon: <Scale />, onPhone: true },
    ],
  },
  {
    heading: m.operations_system(),
    entries: [
      {
        to: at("usuarios"),
        label: m.people_title(),
        icon: <Users />,
        more: [{ to: at("equipo"), label: m.roles_title() }],
      },
      {
        to: at("alertas"),
        label: m.alerts_menu(),
        tab: m.alerts_title(),
        icon: <ListChecks />,
        more: [
          { to: at("trabajos"), label: m.operations_jobs() },
          { to: at("correo"), label: m.operations_mails() },
          { to: at("copias"), label: m.operations_backups() },
        ],
      },
      { to: at("ajustes"), label: m.settings_title(), icon: <SlidersHorizontal /> },
      { to: at("registro"), label: m.audit_title(), icon: <History /> },
    ],
  },
];

/** An entry with its screens that a role sees, each with the number of things that wait there. Several are tabs of each other. */
export interface AdminEntry extends Entry {
  readonly screens: readonly (Screen & { readonly waiting: number })[];
}

export interface AdminEntryGroup extends EntryGroup {
  readonly entries: readonly AdminEntry[];
}

/**
 * Returns the entries of administration that a role sees. One whose own screen it may not see leads to the first of the others, and what
 * waits is counted where the role may do it.
 */
export const adminEntries = (role: TeamRole | null, counts: WaitingCounts | null): AdminEntryGroup[] =>
  groups()
    .map(({ entries, ...group }) => ({
      ...group,
      entries: entries.flatMap(({ tab, more = [], ...entry }): AdminEntry[] => {
        const screens = [{ to: entry.to, label: tab ?? entry.label }, ...more]
          .filter(({ to }) => mayAt(role, "see", to))
          .map((screen) => ({ ...screen, waiting: counts && mayAt(role, "act", screen.to) ? waitingAt(screen.to, counts) : 0 }));
        const [first, ...others] = screens;
        if (!first) return [];
        const number = screens.reduce((sum, { waiting }) => sum + waiting, 0);
        const waiting = number > 0 ? { number, label: m.desk_waiting_label() } : undefined;
        return [{ ...entry, to: first.to, holds: others.map(({ to }) => to), screens, waiting }];
      }),
    }))
    .filter(({ entries }) => entries.length > 0);

/** Returns the screens that are tabs of the one at this address: none where it stands alone, and below a screen. */
export function tabsAt(entries: readonly AdminEntryGroup[], pathname: string): AdminEntry["screens"] {
  const screens = entries.flatMap(({ entries: some }) => some).find((entry) => entry.screens.some(({ to }) => to === pathname))?.screens;
  return screens && screens.length > 1 ? screens : [];
}
