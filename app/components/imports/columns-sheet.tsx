import ArrowRight from "lucide-react/icons/arrow-right";
import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import UserPen from "lucide-react/icons/user-pen";
import { Form } from "react-router";
import { ConflictNote } from "#app/components/dashboard/conflict-note.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { Select } from "#app/ui/select.tsx";
import { COLUMN_NAMES, isColumn } from "#domain/imports/columns.ts";
import type { OpenedImport } from "#domain/imports/import-queries.server.ts";
import type { Duplicates } from "#domain/imports/store.server.ts";
import { m } from "#messages/m.ts";
import { FIELD_NAMES } from "./names.ts";

interface Props {
  opened: OpenedImport;
  /** The refused input. `stale`: somebody else changed the file first. */
  typed?: { fields: readonly string[]; duplicates: Duplicates; error: string; stale: boolean } | undefined;
}

/** The field for each column of the file. */
export function ColumnsSheet({ opened, typed }: Props) {
  const { headings, samples, knownFields, version } = opened;
  const duplicates = typed?.duplicates ?? opened.duplicates;
  const fields = typed?.fields ?? opened.fields;
  const options = COLUMN_NAMES.map((value) => ({ value, label: FIELD_NAMES[value]() }));
  return (
    <Panel title={m.imports_columns()}>
      <p className="-mt-3 text-ink-2 text-ui">
        {m.imports_columns_text({ chosen: fields.filter((field) => field !== "").length, all: headings.length })}
      </p>
      {typed?.stale && (
        <ConflictNote>
          <Theirs opened={opened} typed={typed} />
        </ConflictNote>
      )}
      {typed && !typed.stale && (
        <Note kind="error" live>
          {typed.error}
        </Note>
      )}
      <Form method="post" preventScrollReset className="grid gap-4" data-unsaved={typed !== undefined}>
        <input type="hidden" name="version" value={version} />
        <ul className="grid divide-y border-y">
          {headings.map((heading, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading
            <li key={i} className="grid items-center gap-x-4 gap-y-1 py-3 md:grid-cols-[minmax(0,5fr)_auto_minmax(0,6fr)_minmax(0,3fr)]">
              <div className="min-w-0">
                <b className="break-words font-semibold">{heading}</b>
                <p className="text-ink-2 text-ui truncate">{samples[i]?.join(" · ")}</p>
              </div>
              <ArrowRight className="size-5 text-ink-2 max-md:hidden" />
              <Field label={heading} labelHidden>
                {(control) => (
                  <Select
                    {...control}
                    name="campo"
                    small
                    options={options}
                    placeholder={m.imports_column_none()}
                    defaultValue={fields[i] ?? ""}
                    key={fields[i]}
                  />
                )}
              </Field>
              <How field={fields[i] ?? ""} known={knownFields[i] ?? ""} />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <Field label={m.imports_duplicates()} className="w-full sm:w-80">
            {(control) => (
              <Select
                {...control}
                name="repetidos"
                small
                defaultValue={duplicates}
                key={duplicates}
                options={[
                  { value: "skip", label: m.imports_duplicates_skip() },
                  { value: "update", label: m.imports_duplicates_update() },
                ]}
              />
            )}
          </Field>
          <Button type="submit" name="accion" value="columnas" kind="outline" className="whitespace-normal!">
            {m.imports_columns_save()}
          </Button>
        </div>
        <p className="text-ink-2 text-sm">{m.imports_columns_remembered()}</p>
      </Form>
    </Panel>
  );
}

/** The stored columns, where they differ from what was sent. */
function Theirs({ opened, typed }: { opened: OpenedImport; typed: { fields: readonly string[]; duplicates: Duplicates } }) {
  const { headings, fields, duplicates } = opened;
  const differs = headings.flatMap((heading, i) => {
    const field = fields[i] ?? "";
    return field === (typed.fields[i] ?? "")
      ? []
      : [{ i, heading, name: isColumn(field) ? FIELD_NAMES[field]() : m.imports_column_none() }];
  });
  return (
    <ul className="mt-2 grid gap-1 empty:hidden">
      {differs.map(({ i, heading, name }) => (
        <li key={i}>{m.imports_theirs({ what: heading, value: name })}</li>
      ))}
      {duplicates !== typed.duplicates && (
        <li>
          {m.imports_theirs({
            what: m.imports_duplicates(),
            value: duplicates === "update" ? m.imports_duplicates_update() : m.imports_duplicates_skip(),
          })}
        </li>
      )}
    </ul>
  );
}

function How({ field, known }: { field: string; known: string }) {
  const [Icon, words, look] =
    field === ""
      ? ([CircleAlert, m.imports_column_open, "text-on-badge-warn"] as const)
      : field === known
        ? ([Check, m.imports_column_detected, "text-on-badge-ok"] as const)
        : ([UserPen, m.imports_column_chosen, "text-brand"] as const);
  return (
    <p className={`flex items-center gap-2 font-semibold text-ui ${look}`}>
      <Icon className="size-[1.1em]" /> {words()}
    </p>
  );
}
