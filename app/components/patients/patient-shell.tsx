import House from "lucide-react/icons/house";
import Search from "lucide-react/icons/search";
import type { ReactNode } from "react";
import { DashboardSearch } from "#app/components/dashboard/dashboard-search.tsx";
import { DashboardShell } from "#app/components/dashboard/dashboard-shell.tsx";
import type { EntryGroup } from "#app/components/dashboard/entries.ts";
import { type Person, PersonMenu } from "#app/components/dashboard/person-menu.tsx";
import { QuickExit } from "#app/components/dashboard/quick-exit.tsx";
import { m } from "#app/paraglide/messages.js";

/** The root of the patient's place. */
const PATIENT_ROOT = "/dashboard/user";

const groups = (): EntryGroup[] => [
  { entries: [{ to: PATIENT_ROOT, label: m.patients_home(), icon: <House />, onPhone: true }] },
  {
    heading: m.dashboard_your_account(),
    entries: [{ to: "/centros", label: m.patients_search(), short: m.patients_search_short(), icon: <Search />, onPhone: true }],
  },
];

interface Props {
  /** Absent when the layout failed to load. */
  person: Person | undefined;
  children: ReactNode;
}

/** What stands around every screen of the patient's place. */
export function PatientShell({ person, children }: Props) {
  return (
    <DashboardShell
      root={PATIENT_ROOT}
      label={m.patients_nav()}
      groups={groups()}
      start={<DashboardSearch />}
      tools={<QuickExit />}
      person={person && <PersonMenu person={person} entries={[]} />}
    >
      {children}
    </DashboardShell>
  );
}
