import Award from "lucide-react/icons/award";
import BadgeCheck from "lucide-react/icons/badge-check";
import BookOpen from "lucide-react/icons/book-open";
import Building2 from "lucide-react/icons/building-2";
import ChartNoAxesColumn from "lucide-react/icons/chart-no-axes-column";
import Coins from "lucide-react/icons/coins";
import FileCheck from "lucide-react/icons/file-check";
import FileDown from "lucide-react/icons/file-down";
import FileText from "lucide-react/icons/file-text";
import FileUp from "lucide-react/icons/file-up";
import Flag from "lucide-react/icons/flag";
import History from "lucide-react/icons/history";
import House from "lucide-react/icons/house";
import Images from "lucide-react/icons/images";
import Inbox from "lucide-react/icons/inbox";
import Library from "lucide-react/icons/library";
import ListChecks from "lucide-react/icons/list-checks";
import ListOrdered from "lucide-react/icons/list-ordered";
import ListTree from "lucide-react/icons/list-tree";
import Mail from "lucide-react/icons/mail";
import Megaphone from "lucide-react/icons/megaphone";
import Menu from "lucide-react/icons/menu";
import Newspaper from "lucide-react/icons/newspaper";
import PenLine from "lucide-react/icons/pen-line";
import PhoneCall from "lucide-react/icons/phone-call";
import Route from "lucide-react/icons/route";
import Scale from "lucide-react/icons/scale";
import Search from "lucide-react/icons/search";
import SearchX from "lucide-react/icons/search-x";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import Sparkle from "lucide-react/icons/sparkle";
import Sparkles from "lucide-react/icons/sparkles";
import Star from "lucide-react/icons/star";
import Stethoscope from "lucide-react/icons/stethoscope";
import Undo2 from "lucide-react/icons/undo-2";
import UserCog from "lucide-react/icons/user-cog";
import Users from "lucide-react/icons/users";
import Wallet from "lucide-react/icons/wallet";
import { seesAt } from "#app/admin-areas.ts";
import type { EntryGroup } from "#app/components/dashboard/entries.ts";
import { securityEntry } from "#app/components/dashboard/security-entry.tsx";
import type { WaitingCounts } from "#domain/desk/waiting.ts";
import type { TeamRole } from "#domain/identity/team-roles.ts";
import { m } from "#messages/m.ts";
import { ADMIN_ROOT, waitingAt } from "./waiting-screens.ts";

const at = (path: string) => `${ADMIN_ROOT}/${path}`;

/** Returns the groups: what waits today, then the directory, its contents, the money and the system. */
const groups = (): EntryGroup[] => [
  {
    entries: [
      { to: ADMIN_ROOT, label: m.desk_home(), icon: <House />, onPhone: true },
      {
        to: at("solicitudes"),
        label: m.desk_requests(),
        short: m.desk_requests_short(),
        icon: <Route />,
        onPhone: true,
      },
      { to: at("verificacion"), label: m.verification_title(), icon: <BadgeCheck />, onPhone: true },
      { to: at("reclamos"), label: m.verification_claims(), icon: <Flag /> },
      { to: at("resenas"), label: m.moderation_title(), icon: <Star /> },
      { to: at("evidencias"), label: m.verification_evidence(), icon: <FileCheck /> },
      { to: at("llamadas"), label: m.desk_calls(), icon: <PhoneCall /> },
      { to: at("mensajes"), label: m.inbox_title(), icon: <Inbox /> },
      { to: at("buscar"), label: m.find_nav(), icon: <Search /> },
    ],
  },
  {
    heading: m.desk_directory(),
    entries: [
      { to: at("centros"), label: m.providers_centers(), icon: <Building2 /> },
      { to: at("especialistas"), label: m.providers_specialists(), icon: <Stethoscope /> },
      { to: at("conducta"), label: m.desk_conduct(), icon: <ChartNoAxesColumn /> },
      { to: "/admin/badges", label: m.badges_title(), icon: <Award /> },
      { to: at("listas/ciudades"), label: m.catalog_title(), icon: <ListTree /> },
      { to: at("busquedas"), label: m.searches_nav(), icon: <SearchX /> },
      { to: at("importar"), label: m.imports_nav(), icon: <FileUp /> },
      { to: at("exportar"), label: m.exports_title(), icon: <FileDown /> },
    ],
  },
  {
    heading: m.editions_title(),
    entries: [
      { to: "/admin/treatments", label: m.editions_treatments(), icon: <BookOpen /> },
      { to: "/admin/generate-treatments", label: m.drafts_nav(), icon: <Sparkles /> },
      { to: at("contenido"), label: m.editions_texts(), icon: <FileText /> },
      { to: at("contenido/imagenes"), label: m.pictures_title(), icon: <Images /> },
      { to: at("fuentes"), label: m.references_title(), icon: <Library /> },
      { to: at("promesas"), label: m.statements_nav(), icon: <Megaphone /> },
      { to: at("revisores"), label: m.reviewers_nav(), icon: <PenLine /> },
      { to: at("boletin"), label: m.newsletter_title(), icon: <Newspaper /> },
      { to: at("menus"), label: m.menus_title(), icon: <Menu /> },
    ],
  },
  {
    heading: m.desk_money(),
    entries: [
      { to: at("recargas"), label: m.desk_topups(), icon: <Wallet /> },
      { to: at("recargas/secuencias"), label: m.desk_sequences(), icon: <ListOrdered /> },
      { to: at("devoluciones"), label: m.desk_returns(), icon: <Undo2 /> },
      { to: at("destacados"), label: m.featured_title(), icon: <Sparkle /> },
      { to: at("precios"), label: m.desk_prices(), icon: <Coins /> },
      { to: at("politica"), label: m.desk_policy(), icon: <Scale />, onPhone: true },
    ],
  },
  {
    heading: m.operations_system(),
    entries: [
      { to: at("usuarios"), label: m.people_title(), icon: <Users /> },
      { to: at("equipo"), label: m.roles_title(), icon: <UserCog /> },
      { to: at("trabajos"), label: m.operations_jobs(), icon: <ListChecks /> },
      { to: at("correo"), label: m.operations_mails(), icon: <Mail /> },
      { to: at("ajustes"), label: m.settings_title(), icon: <SlidersHorizontal /> },
      { to: at("registro"), label: m.audit_title(), icon: <History /> },
      securityEntry(),
    ],
  },
];

/** Returns the screens of administration that a role sees, each with the number of things that wait there. */
export const adminEntries = (role: TeamRole | null, counts: WaitingCounts | null): EntryGroup[] =>
  groups()
    .map(({ entries, ...group }) => ({
      ...group,
      entries: entries
        .filter(({ to }) => seesAt(role, to))
        .map((entry) => {
          const number = counts ? waitingAt(entry.to, counts) : 0;
          return number > 0 ? { ...entry, waiting: { number, label: m.desk_waiting_label() } } : entry;
        }),
    }))
    .filter(({ entries }) => entries.length > 0);
