import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { Table } from "#app/ui/table.tsx";
import type { KeptBackup } from "#domain/operations/backups.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime, formatNumber } from "#platform/format.ts";
import { ErrorText } from "./error-text.tsx";

/** The backups in the store, newest first. */
export function BackupList({ backups, nightly }: { backups: readonly KeptBackup[]; nightly: boolean }) {
  if (backups.length === 0)
    return (
      <Panel title={m.operations_backups_none()}>{nightly ? m.operations_backups_none_text() : m.operations_backups_none_demo()}</Panel>
    );
  return (
    <Panel title={m.operations_backups_kept()}>
      <Table
        caption={m.operations_backups_kept()}
        captionHidden
        stacked
        rows={backups}
        rowKey={({ name }) => name}
        columns={[
          {
            key: "made",
            header: m.operations_backup_made(),
            rowHeader: true,
            nowrap: true,
            cell: ({ madeAt }) => formatDateTime(madeAt),
          },
          { key: "size", header: m.operations_backup_size(), numeric: true, nowrap: true, cell: ({ bytes }) => sizeOf(bytes) },
          { key: "proof", header: m.operations_backup_proof(), cell: (backup) => <Proof {...backup} /> },
          {
            key: "name",
            header: m.operations_backup_name(),
            cell: ({ name }) => <code className="whitespace-nowrap text-sm">{name}</code>,
          },
        ]}
      />
      <p className="text-ink-2 text-sm">{m.operations_backup_restore()}</p>
    </Panel>
  );
}

/** Returns the size of a backup in words. */
export const sizeOf = (bytes: number): string => m.operations_megabytes({ size: formatNumber(bytes / 1e6, 1) });

function Proof({ proof, fault, provedAt }: KeptBackup) {
  if (proof)
    return (
      <span className="flex gap-1.5">
        <Check className="mt-0.5 size-4.5 shrink-0 text-ok" />
        {proofSentence(proof)}
      </span>
    );
  if (!provedAt) return m.operations_backup_unproved();
  return (
    <span className="grid gap-1">
      <span className="flex gap-1.5 font-semibold text-err">
        <CircleAlert className="mt-0.5 size-4.5 shrink-0" />
        {m.operations_backup_lost()}
      </span>
      <ErrorText text={fault ?? ""} />
    </span>
  );
}

/** Says what came back when a backup was tried. */
export const proofSentence = ({ rows, files, seconds }: NonNullable<KeptBackup["proof"]>): string =>
  m.operations_backup_back({ rows: formatNumber(rows), files: formatNumber(files), seconds: formatNumber(seconds) });
