import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { textPath } from "#app/forms/content/text-address.ts";
import type { StatementField, TypedStatement } from "#app/forms/statements/statement-form.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import type { Statement } from "#domain/statements/statement.ts";
import { m } from "#messages/m.ts";
import { TermFields } from "./statement-fields.tsx";

interface Props {
  statement: Statement;
  /** The version that the typing person has seen. */
  openedAt: number;
  typed: TypedStatement;
  wrong: readonly StatementField[];
}

/** The form for the day on which somebody checked whether the law still is as the text says. */
export function LegalCheck({ statement: { id, source, version }, openedAt, typed, wrong }: Props) {
  return (
    <Panel title={m.statements_edit()}>
      <p className="max-w-text text-ink-2">{m.statements_legal_text()}</p>
      <p className="wrap-anywhere">{source}</p>
      <Form method="post" noValidate className="grid max-w-text gap-4" data-unsaved={wrong.length > 0}>
        <input type="hidden" name="version" value={openedAt} />
        <TermFields key={version} typed={typed} wrong={wrong} label={m.statements_legal_date()} />
        <p className="flex flex-wrap gap-3">
          <Button type="submit" kind="primary" name="accion" value="comprobar">
            {m.statements_legal_save()}
          </Button>
          <Button kind="outline" href={href(textPath({ kind: "legal", slug: id }))}>
            {m.statements_legal_edit()}
          </Button>
        </p>
      </Form>
    </Panel>
  );
}
