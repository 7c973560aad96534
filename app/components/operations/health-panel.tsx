import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import { TableBehind } from "#app/components/dashboard/table-behind.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Table } from "#app/ui/table.tsx";
import { SPEED_BOUNDS, SPEED_METRICS } from "#domain/analytics/page-speed.ts";
import type { SpeedOfDay } from "#domain/analytics/speed-queries.server.ts";
import type { LastBackup } from "#domain/operations/backups.server.ts";
import type { DayState, SiteHealth } from "#domain/operations/site-health.server.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatDateTime, formatNumber } from "#platform/format.ts";
import { proofSentence, sizeOf } from "./backup-list.tsx";
import { DayDot, DayDots } from "./day-dots.tsx";

const NAMES: Readonly<Record<DayState, () => string>> = {
  good: m.overview_health_good,
  trouble: m.overview_health_trouble,
  bad: m.overview_health_bad,
  none: m.overview_health_none,
};

interface Props {
  health: SiteHealth;
  backup: LastBackup | null;
  /** The days with measurements. */
  speed: readonly SpeedOfDay[];
}

interface Row {
  key: string;
  name: string;
  days: readonly { day: string; state: DayState }[];
  text: string;
  /** Something that a person should look at, with its page; null when there is nothing. */
  wrong: string | null;
  to?: string;
}

/** Thirty days of everything that has to run by itself, and what needs a person now. */
export function HealthPanel({ health, backup, speed }: Props) {
  const { days, jobs, mails, payments } = health;
  const number = formatNumber;
  const daysOf = (what: "jobs" | "mails" | "backup" | "payments") => days.map((day) => ({ day: day.day, state: day[what] }));
  const rows: Row[] = [
    {
      key: "jobs",
      name: m.operations_jobs(),
      days: daysOf("jobs"),
      text: m.overview_health_jobs({ done: number(jobs.done), retried: number(jobs.retried) }),
      wrong: jobs.dead > 0 ? m.overview_health_persons({ count: jobs.dead }) : null,
      to: "/dashboard/admin/trabajos",
    },
    {
      key: "mails",
      name: m.operations_mails(),
      days: daysOf("mails"),
      text: m.overview_health_mails({ sent: number(mails.sent) }),
      wrong: mails.refused > 0 ? m.overview_health_undelivered({ count: number(mails.refused) }) : null,
      to: "/dashboard/admin/correo",
    },
    {
      key: "backup",
      name: m.operations_backup(),
      days: daysOf("backup"),
      text: backup
        ? [
            m.operations_backup_last({ time: formatDateTime(backup.madeAt), size: sizeOf(backup.bytes) }),
            backup.proof ? proofSentence(backup.proof) : "",
          ].join(" ")
        : m.operations_backup_none(),
      wrong: backup ? (backup.fault === null ? null : m.operations_backup_lost()) : m.overview_health_no_copy(),
      to: "/dashboard/admin/copias",
    },
    {
      key: "payments",
      name: m.overview_health_payments(),
      days: daysOf("payments"),
      text: m.overview_health_told({ count: payments.told }),
      wrong: payments.odd > 0 ? m.overview_health_odd({ count: payments.odd }) : null,
      to: "/dashboard/admin/recargas?por=card",
    },
    {
      key: "speed",
      name: m.operations_speed(),
      days: days.map(({ day }) => ({ day, state: speedState(speed.find((measured) => measured.day === day)) })),
      text: m.overview_health_speed({ count: speed.reduce((sum, day) => sum + day.speed.LCP.count, 0) }),
      wrong: null,
    },
  ];
  return (
    <>
      <div>
        <h2 className="title-3 text-[1.4375rem]">{m.operations_health()}</h2>
        <p className="text-ink-2 text-sm">{m.overview_health_text()}</p>
      </div>
      <Legend />
      <ul>
        {rows.map(({ key, name, days: marks, text, wrong, to }) => (
          <li key={key} className="grid gap-1.5 border-b py-3 last:border-b-0 last:pb-0">
            <p className="flex flex-wrap items-center justify-between gap-x-3">
              <b className="font-semibold">{name}</b>
              <State wrong={wrong} known={marks.some(({ state }) => state !== "none")} />
            </p>
            <DayDots days={marks.map(({ state }) => state)} />
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-ink-2 text-sm">
              <p>{text}</p>
              {to && wrong && (
                <Button kind="outline" size="s" href={href(to)}>
                  {m.operations_look()}
                  <span className="sr-only"> {name}</span>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <DaysInWords rows={rows} days={days} />
    </>
  );
}

function State({ wrong, known }: { wrong: string | null; known: boolean }) {
  if (wrong)
    return (
      <span className="inline-flex items-center gap-1.5 font-semibold text-err text-ui">
        <CircleAlert className="size-4.5" />
        {wrong}
      </span>
    );
  return known ? (
    <span className="inline-flex items-center gap-1.5 text-ok text-ui">
      <Check className="size-4.5" />
      {m.overview_health_ok()}
    </span>
  ) : (
    <span className="text-ink-2 text-ui">{m.overview_health_none()}</span>
  );
}

function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-4 text-ink-2 text-sm">
      {(["good", "trouble", "bad", "none"] as const).map((state) => (
        <li key={state} className="flex items-center gap-1.5">
          <DayDot state={state} />
          {NAMES[state]()}
        </li>
      ))}
    </ul>
  );
}

/** The days with known states in words, today first. */
function DaysInWords({ rows, days }: { rows: readonly Row[]; days: readonly { readonly day: string }[] }) {
  const known = days.map(({ day }, at) => ({ day, at })).filter(({ at }) => rows.some((row) => row.days[at]!.state !== "none"));
  if (known.length === 0) return null;
  return (
    <TableBehind label={m.overview_health_table()}>
      <Table
        caption={m.overview_health_table()}
        captionHidden
        stacked
        rows={known.reverse()}
        rowKey={({ day }) => day}
        columns={[
          { key: "day", header: m.overview_day(), nowrap: true, rowHeader: true, cell: ({ day }) => formatDate(day) },
          ...rows.map((row) => ({ key: row.key, header: row.name, cell: ({ at }: { at: number }) => NAMES[row.days[at]!.state]() })),
        ]}
      />
    </TableBehind>
  );
}

/** A day is as good as its worst measurement. */
function speedState(measured: SpeedOfDay | undefined): DayState {
  const known = SPEED_METRICS.flatMap((metric) => {
    const value = measured?.speed[metric].value ?? null;
    return value === null ? [] : [{ value, bounds: SPEED_BOUNDS[metric] }];
  });
  if (known.length === 0) return "none";
  if (known.some(({ value, bounds }) => value > bounds[1])) return "bad";
  return known.some(({ value, bounds }) => value > bounds[0]) ? "trouble" : "good";
}
