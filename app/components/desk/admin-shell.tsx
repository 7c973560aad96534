import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { mayAt } from "#app/admin-areas.ts";
import { DashboardShell } from "#app/components/dashboard/dashboard-shell.tsx";
import { type Person, PersonMenu } from "#app/components/dashboard/person-menu.tsx";
import { securityEntry } from "#app/components/dashboard/security-entry.tsx";
import { FIND_PATH } from "#app/forms/desk/found.ts";
import { href } from "#app/locale.ts";
import { useRootData } from "#app/root-data.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import type { WaitingCounts } from "#domain/desk/waiting.ts";
import type { TeamRole } from "#domain/identity/team-roles.ts";
import { m } from "#messages/m.ts";
import { TEAM_ROLE_NAMES } from "#texts/roles.ts";
import { type AdminEntryGroup, adminEntries, tabsAt } from "./admin-entries.tsx";
import { AdminSearch, AdminSearchLink } from "./admin-search.tsx";
import { ADMIN_ROOT } from "./waiting-screens.ts";

interface Props {
  /** Absent when the layout failed to load. */
  person: Person | undefined;
  /** The person's role in our team; absent like the person. */
  role: TeamRole | null | undefined;
  counts?: WaitingCounts | undefined;
  children: ReactNode;
}

/** The frame of every screen of administration. */
export function AdminShell({ person, role = null, counts, children }: Props) {
  const finds = mayAt(role, "see", FIND_PATH);
  const groups = adminEntries(role, counts ?? null);
  return (
    <DashboardShell
      root={ADMIN_ROOT}
      label={m.desk_nav()}
      groups={groups}
      demoLine={<DemoLine />}
      mark={<Badge kind="info">{role === null || role === "admin" ? m.desk_admin() : TEAM_ROLE_NAMES[role]()}</Badge>}
      start={finds && <AdminSearch />}
      tools={finds && <AdminSearchLink />}
      notices={null}
      person={person && <PersonMenu person={person} entries={[securityEntry()]} />}
    >
      <ScreenTabs groups={groups} />
      {children}
    </DashboardShell>
  );
}

/** The screens behind the current entry of the menu, as tabs above the screen. */
function ScreenTabs({ groups }: { groups: readonly AdminEntryGroup[] }) {
  const { pathname } = useLocation();
  const screens = tabsAt(groups, pathname);
  if (screens.length === 0) return null;
  return (
    <div className="w-full max-w-[1180px] px-4 pt-2 md:px-8">
      <Tabs
        label={m.desk_tabs()}
        items={screens.map(({ to, label, waiting }) => ({
          href: href(to),
          label,
          ...(waiting > 0 && { count: waiting }),
          current: to === pathname,
        }))}
      />
    </div>
  );
}

/** A line above everything in amber: administrators must not take a demonstration for a real site. */
function DemoLine() {
  return (
    <aside aria-label={m.shell_demo_label()} className="bg-badge-warn px-5 py-1.5 text-on-badge-warn text-xs">
      {m.desk_demo_line()} {useRootData()?.demo === "open" && m.shell_demo_open()}
    </aside>
  );
}
