import Download from "lucide-react/icons/download";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import type { OpenedImport } from "#domain/imports/import-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime, formatNumber } from "#platform/format.ts";
import { Undo } from "./undo.tsx";

/** The result of an import, and the button to undo it while nobody has touched its profiles. */
export function Finished({ opened }: { opened: OpenedImport }) {
  const { id, states, status, finishedAt, centers, specialists } = opened;
  const left = (states.rejected ?? 0) + (states.kept ?? 0);
  return (
    <Panel
      title={
        status === "undone"
          ? m.imports_finished_undone()
          : m.imports_finished({ created: formatNumber(states.created ?? 0), left: formatNumber(left) })
      }
    >
      {finishedAt && <p className="-mt-3 text-ink-2 text-ui">{m.imports_finished_when({ time: formatDateTime(finishedAt) })}</p>}
      <Facts
        facts={[
          ...(status === "undone"
            ? [
                { key: "removed", label: m.imports_count_removed(), value: formatNumber(states.undone ?? 0) },
                { key: "stay", label: m.imports_count_stay(), value: formatNumber((states.created ?? 0) + (states.updated ?? 0)) },
              ]
            : [
                { key: "centers", label: m.imports_count_centers(), value: formatNumber(centers) },
                { key: "specialists", label: m.imports_count_specialists(), value: formatNumber(specialists) },
                { key: "updated", label: m.imports_count_updated(), value: formatNumber(states.updated ?? 0) },
              ]),
          { key: "left", label: m.imports_count_left(), value: formatNumber(left) },
        ]}
      />
      <div className="flex flex-wrap items-center gap-3 border-t pt-4">
        {left > 0 && (
          <Button kind="outline" size="s" icon={<Download />} href={href(`/dashboard/admin/importar/${id}/informe.csv`)} download>
            {m.imports_report()}
          </Button>
        )}
      </div>
      {status === "finished" && <Undo />}
    </Panel>
  );
}
