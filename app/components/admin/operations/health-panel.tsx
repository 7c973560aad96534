import clsx from "clsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { TextLink } from "#app/ui/text-link.tsx";
import type { LastBackup } from "#domain/operations/backups.server.ts";
import type { DayState, HealthDay, SiteHealth } from "#domain/operations/site-health.server.ts";
import { formatDateTime, formatNumber } from "#platform/format.ts";

const LOOKS: Readonly<Record<DayState, string>> = {
  good: "size-2 bg-manglar-600",
  trouble: "size-2 border-2 border-ambar-700",
  bad: "size-2.5 bg-err",
  none: "size-1 bg-line-strong",
};

/** Thirty days of each thing that has to run by itself, and what asks for a person now. */
export function HealthPanel({ health, backup }: { health: SiteHealth; backup: LastBackup | null }) {
  const { days, jobs, mails, speed } = health;
  const rows = [
    {
      key: "jobs",
      name: m.operations_jobs(),
      text: m.operations_health_jobs({ done: formatNumber(jobs.done), retried: formatNumber(jobs.retried), dead: jobs.dead }),
      to: "/dashboard/admin/trabajos",
    },
    {
      key: "mails",
      name: m.operations_mails(),
      text: m.operations_health_mails({ sent: formatNumber(mails.sent), refused: mails.refused }),
      to: "/dashboard/admin/correo",
    },
    {
      key: "backup",
      name: m.operations_backup(),
      text: backup
        ? m.operations_backup_last({ time: formatDateTime(backup.madeAt), size: formatNumber(backup.bytes / 1e6, 1) })
        : m.operations_backup_none(),
    },
    {
      key: "speed",
      name: m.operations_speed(),
      text:
        speed.inp === null
          ? m.operations_speed_few({ count: speed.count })
          : m.operations_speed_text({ ms: Math.round(speed.inp), count: formatNumber(speed.count) }),
    },
  ] as const;
  return (
    <Panel title={m.operations_health()}>
      <p className="-mt-2 text-ink-2 text-sm">{m.operations_health_legend()}</p>
      <ul>
        {rows.map((row) => (
          <li key={row.key} className="grid gap-1.5 border-b py-3 last:border-b-0">
            <p className="flex items-center justify-between gap-3 font-semibold">
              {row.name}
              {"to" in row && (
                <TextLink href={href(row.to)}>
                  {m.operations_look()}
                  <span className="sr-only"> {row.name}</span>
                </TextLink>
              )}
            </p>
            <Days days={days} what={row.key} />
            <p className="text-ink-2 text-sm">{row.text}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Days({ days, what }: { days: readonly HealthDay[]; what: Exclude<keyof HealthDay, "day"> }) {
  return (
    <span aria-hidden className="flex items-center sm:gap-1">
      {days.map((day) => (
        <span key={day.day} className="grid h-2.5 min-w-0 max-w-2.5 grow basis-0 place-items-center">
          <span className={clsx("rounded-full", LOOKS[day[what]])} />
        </span>
      ))}
    </span>
  );
}
