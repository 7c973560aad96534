import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import IndentDecrease from "lucide-react/icons/indent-decrease";
import IndentIncrease from "lucide-react/icons/indent-increase";
import Trash2 from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import { m } from "#app/paraglide/messages.js";
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

const ERRORS: Readonly<Record<EntryError, () => string>> = {
  "no-label": m.menus_error_no_label,
  "long-label": () => m.menus_error_long_label({ most: MAX_ENTRY_LABEL }),
  signs: m.menus_error_signs,
  "no-address": m.menus_error_no_address,
  "bad-address": m.menus_error_bad_address,
  "no-page": m.menus_error_no_page,
};

/** What is wrong, by the id of its entry. */
export type MenuErrors = Readonly<Record<string, { field: "label" | "url"; error: EntryError }>>;

interface Props {
  place: MenuPlace;
  entries: readonly DraftEntry[];
  errors: MenuErrors;
  /** The id of the list of pages that an address may choose from. */
  pages: string;
}

/** The entries of a menu, each with the buttons that move it. They send the form, so that none needs a script. */
export function MenuRows({ place, entries, errors, pages }: Props) {
  return (
    <ol className="divide-y">
      {entries.map((entry, at) => {
        const wrong = errors[entry.id];
        const error = (field: "label" | "url") => (wrong?.field === field ? ERRORS[wrong.error]() : undefined);
        const isHeading = place === "footer" && hasNested(entries, at);
        const name = entry.label.trim() || m.menus_unnamed({ number: at + 1 });
        return (
          <li key={entry.id} className={entry.nested ? "border-mar-300 border-l-2 py-4 pl-4 md:ml-6" : "py-4"}>
            <input type="hidden" name={`id-${at}`} value={entry.id} />
            {entry.nested && <input type="hidden" name={`dentro-${at}`} value="si" />}
            <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
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
            </div>
            <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6">
              <div className="flex flex-wrap gap-x-6">
                <Checkbox name={`activa-${at}`} value="si" label={m.menus_active()} defaultChecked={entry.active} />
                {isHeading ? null : <Checkbox name={`pestana-${at}`} value="si" label={m.menus_new_tab()} defaultChecked={entry.newTab} />}
              </div>
              <p className="flex">
                <Move move="up" at={at} icon={<ArrowUp />} label={m.menus_up({ name })} />
                <Move move="down" at={at} icon={<ArrowDown />} label={m.menus_down({ name })} />
                {entry.nested ? (
                  <Move move="out" at={at} icon={<IndentDecrease />} label={m.menus_out({ name })} />
                ) : (
                  <Move move="in" at={at} icon={<IndentIncrease />} label={m.menus_in({ name })} />
                )}
                <Move move="remove" at={at} icon={<Trash2 />} label={m.menus_remove({ name })} />
              </p>
            </div>
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
