import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { WorkUnderWay } from "#app/components/dashboard/work-under-way.tsx";
import { Button } from "#app/ui/button.tsx";
import type { OpenedImport } from "#domain/imports/import-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { Undo } from "./undo.tsx";

/** The progress of a check. `holds` is true while the page shows refused input, which reloading would lose. */
export function Checking({ rows, holds }: { rows: number; holds: boolean }) {
  return (
    <Panel title={m.imports_checking({ count: rows, rows: formatNumber(rows) })}>
      {!holds && <WorkUnderWay words={m.imports_look_again()} />}
      <p className="text-ink-2">{holds ? m.imports_checking_holds() : m.imports_checking_text()}</p>
    </Panel>
  );
}

/** The progress of an import. The person may leave the page and come back. */
export function Running({ opened: { status, states, version } }: { opened: OpenedImport }) {
  const ready = states.ready ?? 0;
  const done = (states.created ?? 0) + (states.updated ?? 0) + (states.unchanged ?? 0);
  const running = status === "running";
  return (
    <Panel
      title={running ? m.imports_running() : m.imports_paused()}
      aside={
        <Form method="post" preventScrollReset className="flex gap-2">
          <input type="hidden" name="version" value={version} />
          <Button type="submit" name="accion" value={running ? "pausar" : "importar"} kind={running ? "outline" : "cta"} size="s">
            {running ? m.imports_pause() : m.imports_resume()}
          </Button>
        </Form>
      }
    >
      {running && <WorkUnderWay words={m.imports_look_again()} />}
      <p aria-live="polite" className="num font-semibold">
        {m.imports_running_text({ done: formatNumber(done), all: formatNumber(done + ready) })}
      </p>
      <progress value={done} max={Math.max(1, done + ready)} aria-label={m.imports_running()} className="h-3 w-full" />
      <p className="text-ink-2 text-ui">{m.imports_running_close()}</p>
      {!running && <Undo />}
    </Panel>
  );
}

/** The progress of an undo, which nobody stops. */
export function Undoing({ opened: { states, undone } }: { opened: OpenedImport }) {
  const all = (states.created ?? 0) + (states.undone ?? 0);
  return (
    <Panel title={m.imports_undoing()}>
      <WorkUnderWay words={m.imports_look_again()} />
      <p aria-live="polite" className="num font-semibold">
        {m.imports_undoing_text({ done: formatNumber(undone), all: formatNumber(all) })}
      </p>
      <progress value={undone} max={Math.max(1, all)} aria-label={m.imports_undoing()} className="h-3 w-full" />
      <p className="text-ink-2 text-ui">{m.imports_undoing_close()}</p>
    </Panel>
  );
}
