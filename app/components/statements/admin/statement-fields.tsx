import type { StatementField, TypedStatement } from "#app/forms/statements/statement-form.server.ts";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { MAX_TERM_MONTHS, STATEMENT_LENGTHS } from "#domain/statements/statement.ts";
import { m } from "#messages/m.ts";
import { STATEMENT_KIND_NAMES } from "#texts/statements.ts";

interface Props {
  typed: TypedStatement | null;
  wrong: readonly StatementField[];
  /** True for a promise whose words belong to the pages that show it. */
  ownWords?: boolean;
}

/** The fields of a promise or a claim in the register. */
export function StatementFields({ typed, wrong, ownWords }: Props) {
  const error = (field: StatementField, sentence: string) => (wrong.includes(field) ? sentence : undefined);
  const words = ownWords ? (
    <>
      <input type="hidden" name="frase" value={typed?.text} />
      <input type="hidden" name="tipo" value="promise" />
    </>
  ) : (
    <>
      <Field label={m.statements_text()} error={error("text", m.statements_text_error({ max: STATEMENT_LENGTHS.text }))} required>
        {(control) => <Textarea {...control} name="frase" rows={2} maxLength={STATEMENT_LENGTHS.text} defaultValue={typed?.text} />}
      </Field>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Field label={m.statements_kind()}>
          {(control) => (
            <Select
              {...control}
              name="tipo"
              options={(["promise", "claim"] as const).map((value) => ({ value, label: STATEMENT_KIND_NAMES[value]() }))}
              defaultValue={typed?.kind}
            />
          )}
        </Field>
        <Field label={m.statements_path()} hint={m.statements_path_hint()} error={error("path", m.statements_path_error())}>
          {(control) => <Input {...control} name="pagina" maxLength={STATEMENT_LENGTHS.path} defaultValue={typed?.path} />}
        </Field>
      </div>
    </>
  );
  return (
    <>
      {words}
      <Field
        label={m.statements_source()}
        hint={ownWords ? m.statements_source_hint_own() : m.statements_source_hint()}
        error={error("source", m.statements_source_error({ max: STATEMENT_LENGTHS.source }))}
      >
        {(control) => <Textarea {...control} name="fuente" rows={2} maxLength={STATEMENT_LENGTHS.source} defaultValue={typed?.source} />}
      </Field>
      <TermFields typed={typed} wrong={wrong} label={m.statements_date()} />
    </>
  );
}

interface TermProps {
  typed: Pick<TypedStatement, "datedOn" | "termMonths"> | null;
  wrong: readonly StatementField[];
  /** The label of the day. */
  label: string;
}

/** The day of a statement, and how long it is valid. */
export function TermFields({ typed, wrong, label }: TermProps) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Field label={label} error={wrong.includes("datedOn") ? m.statements_date_error() : undefined}>
        {(control) => <Input {...control} type="date" name="fecha" defaultValue={typed?.datedOn} />}
      </Field>
      <Field
        label={m.statements_term()}
        error={wrong.includes("termMonths") ? m.statements_term_error({ max: MAX_TERM_MONTHS }) : undefined}
      >
        {(control) => <Input {...control} name="meses" inputMode="numeric" maxLength={2} defaultValue={typed?.termMonths ?? "12"} />}
      </Field>
    </div>
  );
}
