import CalendarDays from "lucide-react/icons/calendar-days";
import CirclePause from "lucide-react/icons/circle-pause";
import Heart from "lucide-react/icons/heart";
import House from "lucide-react/icons/house";
import ReceiptText from "lucide-react/icons/receipt-text";
import Search from "lucide-react/icons/search";
import Send from "lucide-react/icons/send";
import Settings from "lucide-react/icons/settings";
import Sunrise from "lucide-react/icons/sunrise";
import User from "lucide-react/icons/user";
import Users from "lucide-react/icons/users";
import type { ReactNode } from "react";
import { DashboardSearch } from "#app/components/dashboard/dashboard-search.tsx";
import { DashboardShell } from "#app/components/dashboard/dashboard-shell.tsx";
import type { EntryGroup } from "#app/components/dashboard/entries.ts";
import { type Person, PersonMenu } from "#app/components/dashboard/person-menu.tsx";
import { QuickExit } from "#app/components/dashboard/quick-exit.tsx";
import { securityEntry } from "#app/components/dashboard/security-entry.tsx";
import { href } from "#app/locale.ts";
import type { Pause } from "#domain/patients/patient.ts";
import { m } from "#messages/m.ts";
import { formatWeekday } from "#platform/format.ts";

/** The root of the patient's area. */
const PATIENT_ROOT = "/dashboard/user";

const groups = (waiting: number): EntryGroup[] => [
  {
    entries: [
      { to: PATIENT_ROOT, label: m.patients_home(), icon: <House />, onPhone: true },
      {
        to: `${PATIENT_ROOT}/solicitudes`,
        label: m.patients_requests(),
        short: m.patients_requests_short(),
        icon: <Send />,
        onPhone: true,
        waiting: waiting > 0 ? { number: waiting, label: m.patients_waiting() } : undefined,
      },
      { to: `${PATIENT_ROOT}/presupuestos`, label: m.quotes_mine(), icon: <ReceiptText /> },
      {
        to: `${PATIENT_ROOT}/consultas`,
        label: m.consultations_mine(),
        short: m.patients_consultations_short(),
        icon: <CalendarDays />,
        onPhone: true,
      },
      {
        to: `${PATIENT_ROOT}/progreso`,
        label: m.patients_progress(),
        short: m.patients_progress_short(),
        icon: <Sunrise />,
        onPhone: true,
      },
      { to: `${PATIENT_ROOT}/guardados`, label: m.patients_saved(), icon: <Heart /> },
      { to: `${PATIENT_ROOT}/pareja`, label: m.companions_title(), icon: <Users /> },
    ],
  },
  {
    heading: m.dashboard_your_account(),
    entries: [
      { to: "/centros", label: m.patients_search(), icon: <Search /> },
      { to: `${PATIENT_ROOT}/profile`, label: m.patients_profile(), icon: <User /> },
      { to: `${PATIENT_ROOT}/settings`, label: m.patients_settings(), icon: <Settings /> },
      securityEntry(),
    ],
  },
];

interface Props {
  /** Absent when the layout failed to load. */
  person: Person | undefined;
  /** The number of requests that wait for their decision. */
  waiting?: number | undefined;
  quickExit?: boolean | undefined;
  pause?: Pause | null | undefined;
  notices?: { unseen: number } | undefined;
  children: ReactNode;
}

/** The frame of every screen in the patient's area. */
export function PatientShell({ person, waiting = 0, quickExit = true, pause = null, notices, children }: Props) {
  return (
    <DashboardShell
      root={PATIENT_ROOT}
      label={m.patients_nav()}
      groups={groups(waiting)}
      foot={<PauseLink pause={pause} />}
      start={<DashboardSearch />}
      tools={quickExit && <QuickExit />}
      notices={notices}
      person={person && <PersonMenu person={person} />}
    >
      {children}
    </DashboardShell>
  );
}

/** The link at the foot of the sidebar: to the pause, or its present length. */
function PauseLink({ pause }: { pause: Pause | null }) {
  const detail = !pause
    ? m.patients_pause_what()
    : pause.until
      ? m.patients_paused_until({ day: formatWeekday(pause.until) })
      : m.patients_paused_open();
  return (
    <a
      href={href(`${PATIENT_ROOT}/progreso#pausa`)}
      className="flex min-h-15 items-center gap-3 rounded-lg border bg-surface-2 px-3 py-2.25 text-inherit text-ui leading-[1.3]! no-underline [&>.lucide]:size-5.5 [&>.lucide]:text-brand"
    >
      <CirclePause />
      <span>
        <b className="block font-semibold">{pause ? m.patients_paused() : m.patients_pause()}</b>{" "}
        <span className="text-ink-3 text-xs">{detail}</span>
      </span>
    </a>
  );
}
