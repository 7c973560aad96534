import { Panel } from "#app/components/dashboard/panel.tsx";
import { Table } from "#app/ui/table.tsx";
import type { Queue } from "#domain/operations/job-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { jobName } from "#texts/operations.ts";

/** The queues with something left to do, those with given-up jobs first. */
export function Queues({ queues }: { queues: readonly Queue[] }) {
  const moment = (at: Date | null) => (at ? formatDateTime(at) : m.operations_none());
  return (
    <Panel title={m.operations_queues()}>
      {queues.length === 0 ? (
        <p className="text-ink-2">{m.operations_queues_none()}</p>
      ) : (
        <Table
          caption={m.operations_queues()}
          captionHidden
          stacked
          rows={queues}
          rowKey={({ kind }) => kind}
          columns={[
            { key: "kind", header: m.operations_kind(), cell: ({ kind }) => jobName(kind), rowHeader: true },
            { key: "waiting", header: m.operations_queue_waiting(), cell: ({ waiting }) => waiting, numeric: true },
            { key: "running", header: m.operations_queue_running(), cell: ({ running }) => running, numeric: true },
            { key: "retry", header: m.operations_queue_retry(), cell: ({ retrying }) => retrying, numeric: true },
            { key: "dead", header: m.operations_queue_dead(), cell: ({ dead }) => dead, numeric: true },
            { key: "oldest", header: m.operations_queue_oldest(), cell: ({ oldest }) => moment(oldest) },
            { key: "next", header: m.operations_next(), cell: ({ nextTry }) => moment(nextTry) },
          ]}
        />
      )}
    </Panel>
  );
}
