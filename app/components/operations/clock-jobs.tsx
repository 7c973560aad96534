import { Panel } from "#app/components/dashboard/panel.tsx";
import { TableBehind } from "#app/components/dashboard/table-behind.tsx";
import { Table } from "#app/ui/table.tsx";
import type { ScheduledJob } from "#domain/operations/job.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { jobName } from "#texts/operations.ts";

interface Props {
  jobs: readonly (ScheduledJob & { nextRun: Date | null })[];
}

/** The jobs that run by the clock, with their last run and the next. */
export function ClockJobs({ jobs }: Props) {
  return (
    <Panel title={m.operations_clock()}>
      <p className="-mt-2 text-ink-2 text-sm">{m.operations_clock_text()}</p>
      <TableBehind label={m.operations_clock_count({ count: jobs.length })}>
        <Table
          caption={m.operations_clock()}
          captionHidden
          stacked
          rows={jobs}
          rowKey={({ kind }) => kind}
          columns={[
            { key: "kind", header: m.operations_clock_job(), cell: ({ kind }) => jobName(kind), rowHeader: true },
            { key: "last", header: m.operations_clock_last(), cell: lastRun },
            {
              key: "next",
              header: m.operations_clock_next(),
              cell: ({ nextRun }) => (nextRun ? formatDateTime(nextRun) : m.operations_none()),
            },
          ]}
        />
      </TableBehind>
    </Panel>
  );
}

function lastRun({ lastRun, lastState }: ScheduledJob) {
  if (!lastRun) return m.operations_clock_never();
  return lastState === "failed" ? `${formatDateTime(lastRun)} · ${m.operations_clock_failed()}` : formatDateTime(lastRun);
}
