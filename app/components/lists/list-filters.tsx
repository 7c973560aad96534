import Search from "lucide-react/icons/search";
import type { AskedList, ListChange, ListShape } from "#app/forms/lists/admin-list.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { m } from "#messages/m.ts";

export interface ListFilter {
  /** The key in the address, one of `shape.filters`. */
  key: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

interface Props {
  path: string;
  shape: ListShape;
  asked: AskedList;
  search?: { label: string; placeholder?: string };
  filters?: readonly ListFilter[];
  /** The orders of a list without column heads, as in addresses. The first is the default. */
  orders?: readonly { value: string; label: string }[];
  to: (change?: ListChange) => string;
}

/** The search and the filters as one form, and below it the active ones, each with a button to remove it. */
export function ListFilters({ path, shape, asked, search, filters = [], orders, to }: Props) {
  if (!search && filters.length === 0) return null;
  const chosen = filters.flatMap(({ key, label, options }) => {
    const value = asked.filters[key];
    const name = value && (options.find((option) => option.value === value)?.label ?? value);
    return name ? [{ key, words: m.lists_chosen({ label, name }) }] : [];
  });
  const shown = asked.sort !== shape.sorts[0] || asked.descending ? `${asked.descending ? "-" : ""}${asked.sort}` : null;
  return (
    <div className="grid gap-3">
      <form action={href(path)} className="flex flex-wrap items-end gap-3">
        {asked.view !== shape.views[0] && <input type="hidden" name="vista" value={asked.view} />}
        {shown && !orders && <input type="hidden" name="orden" value={shown} />}
        {search && (
          <Field label={search.label} className={filters.length > 0 ? "w-full sm:w-72" : "min-w-0 grow basis-48 sm:max-w-72"}>
            {(control) => (
              <Input
                {...control}
                type="search"
                name="q"
                maxLength={80}
                icon={<Search />}
                data-key="/"
                defaultValue={asked.search ?? ""}
                placeholder={search.placeholder}
                key={asked.search ?? ""}
              />
            )}
          </Field>
        )}
        {filters.map(({ key, label, options }, index) => (
          <Field key={`${key} ${asked.filters[key]}`} label={label} className="w-full max-w-64 grow basis-40 max-sm:max-w-none sm:w-auto">
            {(control) => (
              <Select
                {...control}
                name={key}
                placeholder={m.lists_any()}
                options={options}
                data-key={index === 0 ? "f" : undefined}
                defaultValue={asked.filters[key] ?? ""}
              />
            )}
          </Field>
        ))}
        {orders && (
          <Field label={m.lists_order()} className="w-full max-w-64 grow basis-40 max-sm:max-w-none sm:w-auto">
            {(control) => <Select {...control} name="orden" options={orders} defaultValue={shown ?? orders[0]!.value} key={shown} />}
          </Field>
        )}
        <Button type="submit" kind="outline" className="min-h-13!">
          {m.lists_apply()}
        </Button>
      </form>
      {(chosen.length > 0 || asked.search) && (
        <ul className="flex flex-wrap gap-2" aria-label={m.lists_chosen_label()}>
          {asked.search && (
            <li>
              <Chip href={to({ search: null })} removeLabel={m.lists_remove_search()}>
                «{asked.search}»
              </Chip>
            </li>
          )}
          {chosen.map(({ key, words }) => (
            <li key={key}>
              <Chip href={to({ filters: { [key]: null } })} removeLabel={m.lists_remove({ what: words })}>
                {words}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
