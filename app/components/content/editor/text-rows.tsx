import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { MarkdownField } from "#app/components/content/markdown/markdown-field.tsx";
import type { SourcesToCite } from "#app/components/content/markdown/sources-to-cite.ts";
import { type RowAct, rowButton } from "#app/forms/content/change-rows.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import type { TextField } from "#domain/content/text-fields.ts";
import { m } from "#messages/m.ts";
import { FIELD_LABELS } from "#texts/editions.ts";

interface Props {
  field: TextField;
  rows: readonly Readonly<Record<string, string>>[];
  /** The row that gets the focus after it was added or moved. */
  focusAt: number | null;
  sources: SourcesToCite;
}

/** The rows of a list, each with buttons to move and remove it. They post the form, so they need no script. */
export function TextRows({ field: { name, columns = [], max, marked }, rows, focusAt, sources }: Props) {
  const label = FIELD_LABELS[name]();
  const shown = rows.length === 0 ? [{}] : rows;
  const button = (index: number, act: RowAct) => ({ type: "submit", name: "accion", value: rowButton({ name, index, act }) }) as const;
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="mb-1 font-semibold text-ui">{label}</legend>
      {shown.map((row: Readonly<Record<string, string>>, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
        <div key={index} className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t pt-3">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="num text-ink-2 text-sm">{m.editor_row({ number: index + 1, total: shown.length })}</span>
            <span className="-mr-2 flex flex-wrap *:max-sm:px-2">
              {index > 0 && (
                <Button
                  {...button(index, "arriba")}
                  kind="quiet"
                  size="s"
                  icon={<ArrowUp />}
                  aria-label={m.editor_row_up({ field: label, number: index + 1 })}
                >
                  {m.editor_up()}
                </Button>
              )}
              {index < shown.length - 1 && (
                <Button
                  {...button(index, "abajo")}
                  kind="quiet"
                  size="s"
                  icon={<ArrowDown />}
                  aria-label={m.editor_row_down({ field: label, number: index + 1 })}
                >
                  {m.editor_down()}
                </Button>
              )}
              <Button
                {...button(index, "quitar")}
                kind="quiet"
                size="s"
                icon={<X />}
                aria-label={m.editor_row_remove({ field: label, number: index + 1 })}
              >
                {m.editor_remove()}
              </Button>
            </span>
          </div>
          {columns.map((column, place) => {
            const typed = row[column] ?? "";
            const words = FIELD_LABELS[column]();
            const shown = (
              <>
                <span className="sr-only">{m.editions_row_of({ field: label, number: index + 1 })} </span>
                {words}
              </>
            );
            const control = {
              rows: LONG.includes(column) ? 4 : 1,
              className: LONG.includes(column) ? "field-sizing-content" : "min-h-13! field-sizing-content",
              autoFocus: focusAt === index && place === 0,
              defaultValue: typed,
            };
            if (Array.isArray(marked) && marked.includes(column)) {
              const inFull = m.editions_row({ field: label, number: index + 1, column: words });
              return (
                <MarkdownField
                  key={column}
                  name={`${name}.${column}`}
                  label={inFull}
                  shown={shown}
                  shape="line"
                  sources={sources}
                  control={control}
                />
              );
            }
            return (
              <Field key={column} label={shown}>
                {(given) =>
                  column === "source" ? (
                    <Select
                      {...given}
                      name={`${name}.${column}`}
                      placeholder={m.editor_row_no_source()}
                      options={optionsOf(sources, typed)}
                      defaultValue={typed}
                    />
                  ) : (
                    <Textarea {...given} {...control} name={`${name}.${column}`} />
                  )
                }
              </Field>
            );
          })}
        </div>
      ))}
      <p className="flex flex-wrap items-center gap-x-4 border-t pt-3">
        <Button {...button(shown.length, "nueva")} kind="outline" size="s" icon={<Plus />}>
          {m.editor_row_new({ field: label })}
        </Button>
        {max && <span className="text-ink-2 text-sm">{m.editor_row_max({ max })}</span>}
      </p>
    </fieldset>
  );
}

/** Returns the text's own sources before all others, together with any that the row already names. */
function optionsOf({ own, others }: SourcesToCite, typed: string) {
  const known = [...own, ...others].map(({ id, title }) => ({ value: id, label: `${title} (${id})` }));
  return typed === "" || known.some(({ value }) => value === typed) ? known : [{ value: typed, label: typed }, ...known];
}

/** Columns with sentences rather than a few words. */
const LONG = ["text", "a"];
