import Pencil from "lucide-react/icons/pencil";
import Users from "lucide-react/icons/users";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import type { Doctor } from "#domain/consultations/doctors.server.ts";
import type { Hours } from "#domain/consultations/hours.ts";
import type { Span } from "#domain/providers/week.ts";
import { WEEKDAYS } from "#domain/providers/weekday.ts";
import { m } from "#messages/m.ts";
import { formatClock } from "#platform/format.ts";
import { formatOffset } from "#platform/zoned-format.ts";
import { MODE_NAMES, WEEKDAY_NAMES, zoneName } from "#texts/consultations.ts";
import { minutesOf } from "./agenda.ts";

const clock = (time: string) => formatClock(Math.floor(minutesOf(time) / 60), minutesOf(time) % 60);
const spanText = ([from, to]: Span) => `${clock(from)} – ${clock(to)}`;

/** The times at which patients may come to the center. */
export function HoursPanel({ hours, doctors, zone, now }: { hours: Hours; doctors: readonly Doctor[]; zone: string; now: Date }) {
  return (
    <Panel
      title={m.consultations_hours()}
      aside={
        <Button kind="outline" size="s" icon={<Pencil />} href={href("/dashboard/provider/agenda/horario")}>
          {m.consultations_hours_edit()}
        </Button>
      }
    >
      <p className="text-ink-2 text-sm">
        {hours.offered ? m.consultations_hours_open() : m.consultations_hours_shut()}
        {hours.followsProfile && ` ${m.consultations_hours_follow()}`}
      </p>
      <Facts
        facts={[
          ...WEEKDAYS.map((day) => ({
            key: day,
            label: WEEKDAY_NAMES[day](),
            value: (hours.week[day] ?? []).map(spanText).join(", ") || m.consultations_closed(),
            missing: !hours.week[day],
          })),
          {
            key: "each",
            label: m.consultations_each(),
            value: m.consultations_each_value({ minutes: hours.minutes, margin: hours.marginMinutes }),
          },
          { key: "notice", label: m.consultations_notice(), value: m.consultations_notice_value({ hours: hours.noticeHours }) },
          { key: "modes", label: m.consultations_how(), value: hours.modes.map((mode) => MODE_NAMES[mode]()).join(", ") },
          {
            key: "doctors",
            label: m.consultations_doctors(),
            value: doctors.map(({ name }) => name).join(", ") || m.consultations_doctors_none(),
            missing: doctors.length === 0,
          },
          { key: "zone", label: m.consultations_own_zone(), value: `${zoneName(zone)}, ${formatOffset(now, zone)}` },
        ]}
      />
      <p>
        <Button kind="outline" size="s" icon={<Users />} href={href("/dashboard/provider/agenda/doctores")}>
          {m.consultations_doctors_edit()}
        </Button>
      </p>
    </Panel>
  );
}
