import ChartNoAxesColumn from "lucide-react/icons/chart-no-axes-column";
import Coins from "lucide-react/icons/coins";
import History from "lucide-react/icons/history";
import House from "lucide-react/icons/house";
import ListOrdered from "lucide-react/icons/list-ordered";
import PhoneCall from "lucide-react/icons/phone-call";
import Route from "lucide-react/icons/route";
import Scale from "lucide-react/icons/scale";
import ShieldCheck from "lucide-react/icons/shield-check";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import Undo2 from "lucide-react/icons/undo-2";
import Users from "lucide-react/icons/users";
import Wallet from "lucide-react/icons/wallet";
import type { ReactNode } from "react";
import { DashboardShell } from "#app/components/dashboard/dashboard-shell.tsx";
import type { EntryGroup } from "#app/components/dashboard/entries.ts";
import { type Person, PersonMenu } from "#app/components/dashboard/person-menu.tsx";
import { m } from "#app/paraglide/messages.js";
import { Badge } from "#app/ui/badge.tsx";
import { AdminSearch } from "./admin-search.tsx";

/** The root of administration. */
const ADMIN_ROOT = "/dashboard/admin";

export interface AdminCounts {
  requests: number;
  calls: number;
  returns: number;
  /** Objections to what a center's figures say. */
  objections: number;
  /** Transfers with a voucher that nobody has decided. */
  vouchers: number;
}

const NOTHING_WAITS: AdminCounts = { requests: 0, calls: 0, returns: 0, objections: 0, vouchers: 0 };

const waiting = (number: number) => (number > 0 ? { number, label: m.desk_waiting_label() } : undefined);

const groups = ({ requests, calls, returns, objections, vouchers }: AdminCounts): EntryGroup[] => [
  {
    entries: [
      { to: ADMIN_ROOT, label: m.desk_home(), icon: <House />, onPhone: true },
      {
        to: `${ADMIN_ROOT}/solicitudes`,
        label: m.desk_requests(),
        short: m.desk_requests_short(),
        icon: <Route />,
        onPhone: true,
        waiting: waiting(requests),
      },
      {
        to: `${ADMIN_ROOT}/llamadas`,
        label: m.desk_calls(),
        short: m.desk_calls_short(),
        icon: <PhoneCall />,
        onPhone: true,
        waiting: waiting(calls),
      },
    ],
  },
  {
    heading: m.desk_money(),
    entries: [
      { to: `${ADMIN_ROOT}/recargas`, label: m.desk_topups(), icon: <Wallet />, waiting: waiting(vouchers) },
      { to: `${ADMIN_ROOT}/recargas/secuencias`, label: m.desk_sequences(), icon: <ListOrdered /> },
      { to: `${ADMIN_ROOT}/devoluciones`, label: m.desk_returns(), icon: <Undo2 />, waiting: waiting(returns) },
      { to: `${ADMIN_ROOT}/precios`, label: m.desk_prices(), icon: <Coins /> },
    ],
  },
  {
    heading: m.desk_fairness(),
    entries: [
      { to: `${ADMIN_ROOT}/politica`, label: m.desk_policy(), icon: <Scale />, onPhone: true },
      { to: `${ADMIN_ROOT}/conducta`, label: m.desk_conduct(), icon: <ChartNoAxesColumn />, waiting: waiting(objections) },
    ],
  },
  {
    heading: m.audit_system(),
    entries: [
      { to: `${ADMIN_ROOT}/usuarios`, label: m.people_title(), icon: <Users /> },
      { to: `${ADMIN_ROOT}/ajustes`, label: m.settings_title(), icon: <SlidersHorizontal /> },
      { to: `${ADMIN_ROOT}/registro`, label: m.audit_title(), icon: <History /> },
    ],
  },
  { heading: m.dashboard_your_account(), entries: [{ to: "/seguridad", label: m.desk_security(), icon: <ShieldCheck /> }] },
];

interface Props {
  /** Absent when the layout failed to load. */
  person: Person | undefined;
  counts?: AdminCounts | undefined;
  children: ReactNode;
}

/** What stands around every screen of administration. */
export function AdminShell({ person, counts = NOTHING_WAITS, children }: Props) {
  return (
    <DashboardShell
      root={ADMIN_ROOT}
      label={m.desk_nav()}
      groups={groups(counts)}
      demoLine={<DemoLine />}
      head={
        <p className="px-3">
          <Badge kind="info">{m.desk_admin()}</Badge>
        </p>
      }
      start={<AdminSearch />}
      notices={null}
      person={person && <PersonMenu person={person} entries={[]} />}
    >
      {children}
    </DashboardShell>
  );
}

/** Says above everything that nothing is real, in amber: whoever administers must not take it for the site for people. */
function DemoLine() {
  return (
    <aside aria-label={m.shell_demo_label()} className="bg-badge-warn px-5 py-1.5 text-on-badge-warn text-xs">
      {m.desk_demo_line()}
    </aside>
  );
}
