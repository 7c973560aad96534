import Coins from "lucide-react/icons/coins";
import House from "lucide-react/icons/house";
import PhoneCall from "lucide-react/icons/phone-call";
import Route from "lucide-react/icons/route";
import Scale from "lucide-react/icons/scale";
import ShieldCheck from "lucide-react/icons/shield-check";
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
  /** The screen of top-ups is there. */
  topUps: boolean;
}

const waiting = (number: number) => (number > 0 ? { number, label: m.desk_waiting_label() } : undefined);

const groups = ({ requests, calls, topUps }: AdminCounts): EntryGroup[] => [
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
      ...(topUps ? [{ to: `${ADMIN_ROOT}/recargas`, label: m.desk_topups(), icon: <Wallet /> }] : []),
      { to: `${ADMIN_ROOT}/precios`, label: m.desk_prices(), icon: <Coins /> },
      { to: `${ADMIN_ROOT}/politica`, label: m.desk_policy(), icon: <Scale />, onPhone: true },
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
export function AdminShell({ person, counts = { requests: 0, calls: 0, topUps: false }, children }: Props) {
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
