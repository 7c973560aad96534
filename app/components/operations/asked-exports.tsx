import Download from "lucide-react/icons/download";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { WorkUnderWay } from "#app/components/dashboard/work-under-way.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import type { AskedExport } from "#domain/operations/exports.ts";
import { m } from "#messages/m.ts";
import { formatBytes, formatDateTime, formatNumber } from "#platform/format.ts";
import { EXPORT_NAMES } from "./export-names.ts";

/** The files that somebody asked for: those that are made, with how far they are, and those that are kept for a day. */
export function AskedExports({ exports, path }: { exports: readonly AskedExport[]; path: string }) {
  if (exports.length === 0) return null;
  return (
    <Panel title={m.exports_asked()}>
      {exports.some(({ until }) => until === null) && <WorkUnderWay words={m.exports_look_again()} />}
      <ul className="grid divide-y">
        {exports.map((one) => {
          const name = m.exports_one({ what: EXPORT_NAMES[one.what].name(), format: one.format.toUpperCase() });
          return (
            <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="grid min-w-0 flex-1 basis-60 gap-1">
                <b className="font-semibold">{name}</b>
                {one.until === null ? <UnderWay {...one} name={name} /> : <p className="text-ink-2 text-ui">{readyWords(one)}</p>}
              </div>
              {one.until && (
                <Button
                  kind="primary"
                  size="s"
                  icon={<Download />}
                  href={href(`${path}/${one.id}`)}
                  aria-label={m.exports_take({ name })}
                  download
                >
                  {m.exports_download()}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

const readyWords = ({ readRows, bytes, until }: AskedExport) =>
  m.exports_ready({ count: readRows, rows: formatNumber(readRows), size: formatBytes(bytes), until: formatDateTime(until!) });

/** A person may leave the page: the worker goes on. */
function UnderWay({ allRows, readRows, name }: AskedExport & { name: string }) {
  return (
    <>
      <p aria-live="polite" className="num text-ui">
        {allRows === null ? m.exports_waits() : m.exports_under_way({ done: formatNumber(readRows), all: formatNumber(allRows) })}
      </p>
      <progress value={readRows} max={Math.max(1, allRows ?? 1)} aria-label={name} className="h-3 w-full" />
    </>
  );
}
