import BellOff from "lucide-react/icons/bell-off";
import CalendarOff from "lucide-react/icons/calendar-off";
import Check from "lucide-react/icons/check";
import MailX from "lucide-react/icons/mail-x";
import type { ReactNode } from "react";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { useRootData, useSiteName } from "#app/root-data.ts";
import { defaultSite } from "#domain/content/site.ts";
import type { Pause } from "#domain/patients/patient.ts";
import { m } from "#messages/m.ts";

/** Which notices stop during a pause, and which do not. */
export function PausedPanels({ pause: { keepsReminders } }: { pause: Pause }) {
  const site = useSiteName();
  const { phone, phoneE164 } = useRootData()?.site ?? defaultSite;
  return (
    <div className="grid gap-4 md:grid-cols-2 md:gap-5">
      <Panel title={m.patients_silent()}>
        <ul>
          <Line icon={<MailX />}>{m.patients_silent_mails({ site })}</Line>
          <Line icon={<BellOff />}>{m.patients_silent_suggestions()}</Line>
          {!keepsReminders && <Line icon={<CalendarOff />}>{m.patients_silent_calendar()}</Line>}
        </ul>
      </Panel>
      <Panel title={m.patients_still_on()}>
        <ul>
          {keepsReminders && <Line icon={<Check className="text-ok" />}>{m.patients_still_reminders()}</Line>}
          <Line icon={<Check className="text-ok" />}>{m.patients_still_security()}</Line>
          <Line icon={<Check className="text-ok" />}>{m.patients_still_answers()}</Line>
        </ul>
        <p className="text-ink-2 text-sm">
          {m.patients_talk_to_us()}{" "}
          <a className="link num" href={`tel:${phoneE164}`}>
            {phone}
          </a>
          .
        </p>
      </Panel>
    </div>
  );
}

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-3 border-t py-3 first:border-t-0 first:pt-0">
    {icon}
    <span className="min-w-0">{children}</span>
  </li>
);
