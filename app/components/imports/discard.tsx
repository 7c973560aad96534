import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { KEPT_DAYS, keptUntil } from "#domain/imports/import.ts";
import type { OpenedImport } from "#domain/imports/import-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";

/** Says until when a file waits to be imported, and deletes it earlier after a confirmation. */
export function Discard({ opened: { createdAt, version } }: { opened: OpenedImport }) {
  return (
    <details className="rounded-xl border bg-surface px-4 py-1 text-ui elevation-1 md:px-6">
      <summary className="unfold min-h-11 font-semibold text-brand">{m.imports_discard()}</summary>
      <Form method="post" className="grid gap-3 pb-4">
        <input type="hidden" name="version" value={version} />
        <p className="max-w-prose text-ink-2">{m.imports_discard_text({ days: KEPT_DAYS, day: formatDate(keptUntil(createdAt)) })}</p>
        <Button type="submit" name="accion" value="descartar" kind="outline" size="s" className="justify-self-start border-err! text-err!">
          {m.imports_discard_ask()}
        </Button>
      </Form>
    </details>
  );
}
