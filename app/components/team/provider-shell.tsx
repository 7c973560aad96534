import House from "lucide-react/icons/house";
import type { ReactNode } from "react";
import { DashboardShell } from "#app/components/dashboard/dashboard-shell.tsx";
import type { EntryGroup } from "#app/components/dashboard/entries.ts";
import { type Person, PersonMenu } from "#app/components/dashboard/person-menu.tsx";
import { m } from "#app/paraglide/messages.js";

/** The root of the place of centers and specialists. */
const PROVIDER_ROOT = "/dashboard/provider";

const groups = (): EntryGroup[] => [{ entries: [{ to: PROVIDER_ROOT, label: m.team_home(), icon: <House />, onPhone: true }] }];

interface Props {
  /** Absent when the layout failed to load. */
  person: Person | undefined;
  children: ReactNode;
}

/** What stands around every screen of a center's or a specialist's place. */
export function ProviderShell({ person, children }: Props) {
  return (
    <DashboardShell
      root={PROVIDER_ROOT}
      label={m.team_nav()}
      groups={groups()}
      person={person && <PersonMenu person={person} entries={[]} />}
    >
      {children}
    </DashboardShell>
  );
}
