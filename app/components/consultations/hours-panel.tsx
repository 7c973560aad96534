import Pencil from "lucide-react/icons/pencil";
import Users from "lucide-react/icons/users";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import type { Doctor } from "#domain/consultations/doctors.server.ts";
import type { Hours } from "#domain/consultations/hours.ts";
import type { Span } from "#domain/providers/week.ts";
import { WEEKDAYS } from "#domain/providers/weekday.ts";
import { m } from "#messages/m.ts";
import { formatOffset } from "#platform/zoned-format.ts";
import { MODE_NAMES, WEEKDAY_NAMES, zoneName } from "#texts/consultations.ts";
import { minutesOf } from "./agenda.ts";
import { shortTime } from "./agenda-words.ts";

const NOON = 12 * 60;
const spanText = ([from, to]: Span) => `${shortTime(minutesOf(from))} – ${shortTime(minutesOf(to))}`;

/** Returns the column of a time, or both for one that goes on through lunch. */
function halfOf([from, to]: Span): "morning" | "afternoon" | "both" {
  if (minutesOf(from) >= NOON) return "afternoon";
  return minutesOf(to) <= NOON + 60 ? "morning" : "both";
}

/** The times at which patients may come to the center, morning beside afternoon, and the rules that go with them. */
export function HoursPanel({ hours, doctors, zone, now }: { hours: Hours; doctors: readonly Doctor[]; zone: string; now: Date }) {
  const spans = WEEKDAYS.flatMap((day) => hours.week[day] ?? []);
  const range = {
    from: Math.min(8 * 60, ...spans.map(([from]) => minutesOf(from))),
    to: Math.max(17 * 60, ...spans.map(([, to]) => minutesOf(to))),
  };
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
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b text-ink-2">
            <th scope="col" className="w-24 max-md:w-14">
              <span className="sr-only">{m.consultations_day_column()}</span>
            </th>
            <th scope="col" className="pb-2 font-normal">
              {m.consultations_morning()}
            </th>
            <th scope="col" className="pb-2 font-normal">
              {m.consultations_afternoon()}
            </th>
            <td className="w-28 max-md:hidden" />
          </tr>
        </thead>
        <tbody>
          {WEEKDAYS.map((day) => (
            <tr key={day} className="border-b last:border-b-0">
              <th scope="row" className="py-2 text-left font-medium">
                <span className="max-md:hidden">{WEEKDAY_NAMES[day]()}</span>
                <abbr className="no-underline md:hidden" title={WEEKDAY_NAMES[day]()}>
                  {WEEKDAY_NAMES[day]().slice(0, 3)}
                </abbr>
              </th>
              <Times spans={hours.week[day] ?? []} />
              <td className="pl-2 max-md:hidden">{hours.week[day] && <Bar spans={hours.week[day]} range={range} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="border-t pt-3 text-ink-2 text-sm">
        {[
          m.consultations_each_value({ minutes: hours.minutes, margin: hours.marginMinutes }),
          m.consultations_notice_short({ hours: hours.noticeHours }),
          ...hours.modes.map((mode) => MODE_NAMES[mode]()),
          `${zoneName(zone)}, ${formatOffset(now, zone)}`,
        ].join(" · ")}
        {doctors.length === 0 && `. ${m.consultations_doctors_none()}`}
      </p>
      <p>
        <Button kind="tonal" size="s" icon={<Users />} href={href("/dashboard/provider/agenda/doctores")}>
          {m.consultations_doctors_edit()}
        </Button>
      </p>
    </Panel>
  );
}

/** A day's times in their two columns. */
function Times({ spans }: { spans: readonly Span[] }) {
  if (spans.length === 0) {
    return (
      <td colSpan={2} className="px-1 py-3 text-ink-2">
        {m.consultations_closed()}
      </td>
    );
  }
  if (spans.some((span) => halfOf(span) === "both")) {
    return (
      <td colSpan={2} className="p-1">
        <Time>{spans.map(spanText).join(", ")}</Time>
      </td>
    );
  }
  return (["morning", "afternoon"] as const).map((half) => (
    <td key={half} className="w-32 p-1 max-md:w-auto">
      <Time>
        {spans
          .filter((span) => halfOf(span) === half)
          .map(spanText)
          .join(", ") || m.consultations_free()}
      </Time>
    </td>
  ));
}

const Time = ({ children }: { children: string }) => (
  <span className="num grid min-h-10 place-items-center rounded-md border px-2 py-1 text-center leading-[1.35]!">{children}</span>
);

/** A day's times as a line, with the gap at noon. The columns say the same in figures. */
function Bar({ spans, range: { from, to } }: { spans: readonly Span[]; range: { from: number; to: number } }) {
  const part = (minutes: number) => (100 * minutes) / (to - from);
  return (
    <span aria-hidden className="relative block h-3 overflow-hidden rounded-sm bg-track">
      {spans.map(([opens, closes]) => (
        <span
          key={opens}
          className="absolute inset-y-0 bg-mar-300"
          style={{ left: `${part(minutesOf(opens) - from)}%`, width: `${part(minutesOf(closes) - minutesOf(opens))}%` }}
        />
      ))}
    </span>
  );
}
