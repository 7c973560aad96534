import type { ReactNode } from "react";
import { DashboardShell } from "#app/components/dashboard/dashboard-shell.tsx";
import { type Person, PersonMenu } from "#app/components/dashboard/person-menu.tsx";
import { securityEntry } from "#app/components/dashboard/security-entry.tsx";
import { useRootData } from "#app/root-data.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { WaitingCounts } from "#domain/desk/waiting.ts";
import { m } from "#messages/m.ts";
import { adminEntries } from "./admin-entries.tsx";
import { AdminSearch, AdminSearchLink } from "./admin-search.tsx";
import { ADMIN_ROOT } from "./waiting-screens.ts";

interface Props {
  /** Absent when the layout failed to load. */
  person: Person | undefined;
  counts?: WaitingCounts | undefined;
  children: ReactNode;
}

/** The frame of every screen of administration. */
export function AdminShell({ person, counts, children }: Props) {
  return (
    <DashboardShell
      root={ADMIN_ROOT}
      label={m.desk_nav()}
      groups={adminEntries(counts ?? null)}
      demoLine={<DemoLine />}
      mark={<Badge kind="info">{m.desk_admin()}</Badge>}
      start={<AdminSearch />}
      tools={<AdminSearchLink />}
      notices={null}
      person={person && <PersonMenu person={person} entries={[securityEntry()]} />}
    >
      {children}
    </DashboardShell>
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
