import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import type { ImportColumn } from "#domain/imports/columns.ts";
import type { WrongValue } from "#domain/imports/import-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { shortRowReason } from "#texts/import-reasons.ts";
import { FIELD_NAMES } from "./names.ts";

export interface TypedFix {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

interface Props {
  values: readonly WrongValue[];
  version: number;
  /** The refused input. */
  typed?: (TypedFix & { error: string }) | undefined;
}

/** Values that are wrong in the same way in several rows, each with a field for its correction. */
export function FixSheet({ values, version, typed }: Props) {
  if (values.length === 0) return null;
  return (
    <section className="grid gap-2 border-t pt-4">
      <h3 className="title-5">{m.imports_fix()}</h3>
      <p className="text-ink-2 text-ui">{m.imports_fix_text()}</p>
      <ul className="grid gap-2">
        {values.map(({ field, value, code, hint, rows }) => {
          const refused = typed?.field === field && typed.from === value ? typed : undefined;
          return (
            <li key={`${field} ${value} ${code}`} className="rounded-lg bg-tint px-4 py-3">
              <Form
                method="post"
                preventScrollReset
                className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2"
                data-unsaved={refused !== undefined}
              >
                <input type="hidden" name="version" value={version} />
                <input type="hidden" name="campo" value={field} />
                <input type="hidden" name="valor" value={value} />
                <p className="min-w-0 flex-1 basis-60 self-center">
                  <b className="break-words">«{value}»</b> · {FIELD_NAMES[field as ImportColumn]()}
                  <span className="block text-ink-2 text-ui">
                    {shortRowReason(code)} · {rows === 1 ? m.imports_fix_count_one() : m.imports_fix_count({ rows: formatNumber(rows) })}
                  </span>
                </p>
                <Field label={m.imports_fix_with()} error={refused?.error} className="w-full sm:w-56">
                  {(control) => (
                    <Input
                      {...control}
                      name="nuevo"
                      maxLength={500}
                      defaultValue={refused?.to ?? (hint && code.startsWith("unknown") ? hint : "")}
                    />
                  )}
                </Field>
                <Button type="submit" name="accion" value="corregir" kind="tonal" size="m">
                  {rows === 1 ? m.imports_fix_one() : m.imports_fix_many({ rows: formatNumber(rows) })}
                </Button>
              </Form>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
