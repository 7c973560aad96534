import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { m } from "#messages/m.ts";

/** Undoes an import after a confirmation. */
export function Undo() {
  return (
    <details className="text-ui">
      <summary className="unfold min-h-11 font-semibold text-brand">{m.imports_undo()}</summary>
      <Form method="post" className="grid gap-3">
        <p className="max-w-prose text-ink-2">{m.imports_undo_text()}</p>
        <Button type="submit" name="accion" value="deshacer" kind="outline" size="s" className="justify-self-start border-err! text-err!">
          {m.imports_undo_ask()}
        </Button>
      </Form>
    </details>
  );
}
