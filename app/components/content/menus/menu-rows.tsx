import clsx from "clsx";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ChevronRight from "lucide-react/icons/chevron-right";
import IndentDecrease from "lucide-react/icons/indent-decrease";
import IndentIncrease from "lucide-react/icons/indent-increase";
import Trash2 from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import {
  type DraftEntry,
  type EntryError,
  hasNested,
  MAX_ENTRY_ADDRESS,
  MAX_ENTRY_LABEL,
  type MenuMove,
  type MenuPlace,
} from "#domain/content/menu-draft.ts";
import { m } from "#messages/m.ts";

const ERRORS: Readonly<Record<EntryError, () => string>> = {
  "no-label": m.menus_error_no_label,
  "long-label": () => m.menus_error_long_label({ most: MAX_ENTRY_LABEL }),
  signs: m.menus_error_signs,
  "no-address": m.menus_error_no_address,
  "bad-address": m.menus_error_bad_address,
  "no-page": m.menus_error_no_page,
  archived: m.menus_error_archived,
};

/** Errors by the id of their entry. */
export type MenuErrors = Readonly<Record<string, { field: "label" | "url"; error: EntryError }>>;

interface Props {
  place: MenuPlace;
  entries: readonly DraftEntry[];
  errors: MenuErrors;
  /** The id of the list of pages for the address field. */
  pages: string;
}

/**
 * The entries of a menu, each a line that opens to show its fields, with buttons to move it. The buttons send the form, so none needs a
 * script.
 */
export function MenuRows({ place, entries, errors, pages }: Props) {
  return (
    <ol className="divide-y">
      {entries.map((entry, at) => {
        const wrong = errors[entry.id];
        const error = (field: "label" | "url") => (wrong?.field === field ? ERRORS[wrong.error]() : undefined);
        const isHeading = place === "footer" && hasNested(entries, at);
        const name = entry.label.trim() || m.menus_unnamed({ number: at + 1 });
        return (
          <li key={entry.id} className={clsx("relative py-1.5", entry.nested && "border-l-2 border-l-mar-300 pl-3 md:ml-6")}>
            <input type="hidden" name={`id-${at}`} value={entry.id} />
            {entry.nested && <input type="hidden" name={`dentro-${at}`} value="si" />}
            <details className="group min-w-0" open={wrong !== undefined || entry.label === ""}>
              <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 pr-23">
                <ChevronRight aria-hidden className="size-4.5 shrink-0 text-ink-2 smooth group-open:rotate-90" />
                <span className="min-w-0">
                  <b className={isHeading ? "font-bold wrap-anywhere" : "font-semibold wrap-anywhere"}>{name}</b>
                  <span className="block text-ink-2 text-sm wrap-anywhere">
                    {[isHeading ? m.menus_is_heading() : entry.url, !entry.active && m.menus_hidden(), entry.newTab && m.menus_in_new_tab()]
                      .filter(Boolean)
                      .join(" · ")}
                  </span>
                </span>
              </summary>
              <div className="grid gap-x-4 gap-y-3 pt-2 pb-3 md:grid-cols-2">
                <Field label={isHeading ? m.menus_heading() : m.menus_label()} error={error("label")} required>
                  {(control) => (
                    <Input {...control} name={`nombre-${at}`} defaultValue={entry.label} maxLength={MAX_ENTRY_LABEL} autoComplete="off" />
                  )}
                </Field>
                {isHeading ? (
                  <input type="hidden" name={`direccion-${at}`} value={entry.url} />
                ) : (
                  <Field label={m.menus_address()} error={error("url")} required>
                    {(control) => (
                      <Input
                        {...control}
                        name={`direccion-${at}`}
                        defaultValue={entry.url}
                        list={pages}
                        maxLength={MAX_ENTRY_ADDRESS}
                        autoComplete="off"
                      />
                    )}
                  </Field>
                )}
                <div className="flex flex-wrap gap-x-6 md:col-span-2">
                  <Checkbox name={`activa-${at}`} value="si" label={m.menus_active()} defaultChecked={entry.active} />
                  {isHeading ? null : (
                    <Checkbox name={`pestana-${at}`} value="si" label={m.menus_new_tab()} defaultChecked={entry.newTab} />
                  )}
                </div>
                <p className="-ml-3 flex flex-wrap gap-x-2 md:col-span-2">
                  {entry.nested ? (
                    <Act move="out" at={at} icon={<IndentDecrease />} words={m.menus_out_words()} name={name} />
                  ) : (
                    <Act move="in" at={at} icon={<IndentIncrease />} words={m.menus_in_words()} name={name} />
                  )}
                  <Act move="remove" at={at} icon={<Trash2 />} words={m.menus_remove_words()} name={name} />
                </p>
              </div>
            </details>
            <p className="absolute top-1.5 right-0 flex">
              <Move move="up" at={at} icon={<ArrowUp />} label={m.menus_up({ name })} />
              <Move move="down" at={at} icon={<ArrowDown />} label={m.menus_down({ name })} />
            </p>
          </li>
        );
      })}
    </ol>
  );
}

function Move({ move, at, icon, label }: { move: MenuMove; at: number; icon: ReactNode; label: string }) {
  return (
    <button
      type="submit"
      name="accion"
      value={`${move}-${at}`}
      title={label}
      aria-label={label}
      className="grid size-11 place-items-center rounded-sm text-ink-2 smooth hover:bg-surface-2 hover:text-ink"
    >
      {icon}
    </button>
  );
}

function Act({ move, at, icon, words, name }: { move: MenuMove; at: number; icon: ReactNode; words: string; name: string }) {
  return (
    <Button type="submit" kind="quiet" size="s" icon={icon} name="accion" value={`${move}-${at}`}>
      {words}
      <span className="sr-only">: {name}</span>
    </Button>
  );
}
