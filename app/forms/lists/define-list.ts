import type { ReactNode } from "react";
import { oneOf, type QueryShapes, type Shape } from "#app/query-shapes.ts";
import type { Cell } from "#platform/csv.ts";
import { formatDateTime } from "#platform/format.ts";
import { type ChoiceNames, choicesIn } from "#texts/choice-names.ts";
import { type AskedList, askedList, listQuery } from "./admin-list.ts";

/**
 * A column of a list, on its screen and in its table for spreadsheets. `value` is what both say; where they differ, `cell` is what the
 * screen shows and `text` what the table says. A column that has only one of them stands only there.
 */
export interface ListColumn<Row, Shown extends Row = Row, Seen = unknown, Sort extends string = string> {
  key: string;
  header: () => string;
  value?: (row: Row) => string | number | Date | null | undefined;
  /** Null where there is nothing to say; a phone leaves it out, and what lies in an element with `data-usual` too. */
  cell?: (row: Shown, seen: Seen) => ReactNode | Date;
  text?: (row: Row) => Cell;
  /** Where it is not on the screen at all times; the table always has it. */
  when?: (seen: Seen) => boolean;
  /** True for what must not break into lines where there is room for a table: dates. */
  nowrap?: boolean;
  /** True for numbers: right-aligned, in tabular figures. */
  numeric?: boolean;
  /** True for the column that names its row, and opens it. */
  rowHeader?: boolean;
  /** The order that its head puts the list in. */
  sort?: Sort;
  /** What a phone does with it: its name before the value, the value alone, or nothing. */
  onPhone?: "named" | "bare" | "hidden";
}

/** What a list is narrowed by. One without a label is a key of the address that other parts of the screen write. */
export interface ListFilter<Value extends string = string, Seen = unknown> {
  reads: Shape<Value>;
  label?: () => string;
  options?: (seen: Seen) => readonly { value: string; label: string }[];
  when?: (seen: Seen) => boolean;
}

/** Narrows a list by one of a set of choices. */
export const choice = <Value extends string>(label: () => string, names: ChoiceNames<Value>): ListFilter<Value> => ({
  label,
  reads: oneOf(Object.keys(names) as Value[]),
  options: () => choicesIn(names),
});

/** Returns whether a choice between two is this one; null when neither was chosen. */
export const isChosen = <Value extends string>(chosen: Value | null, value: Value): boolean | null =>
  chosen === null ? null : chosen === value;

type Values = Readonly<Record<string, string>>;

interface Definition<Row, Shown extends Row, Seen, Sort extends string, View extends string, Filters extends Values, Query> {
  /** The name of its table as a file. */
  file: string | ((url: string) => string);
  /** The address without its query, in Spanish. */
  path: string;
  /** The last part of the address of its table. */
  csv?: string;
  /** The first is what the bare address shows. */
  sorts: readonly Sort[];
  /** Sorts that begin with the largest, such as a date. */
  fallingFirst?: readonly NoInfer<Sort>[];
  views: readonly View[];
  viewNames?: ChoiceNames<NoInfer<View>>;
  filters?: { readonly [Key in keyof Filters]: ListFilter<Filters[Key], Seen> };
  search: () => { label: string; placeholder?: string };
  columns: readonly ListColumn<Row, Shown, Seen, NoInfer<Sort>>[];
  rowId: (row: Row) => string;
  /** What a row is called where only its name is read: beside its box. */
  rowName: (row: Row) => string;
  /** Where a row opens. */
  rowHref?: (row: Row, seen: Seen) => string;
  /** What its query takes of what the address asks for. */
  question: (asked: AskedList<Sort, View, Filters>, url: string) => Query;
}

/** A moment as a screen writes it; all else as it is. */
const shownOf = (value: ReactNode | Date) => (value instanceof Date ? formatDateTime(value) : value);

/** Declares a list of administration once, for its screen, its table for spreadsheets, and the address of both. */
export const defineList =
  <Row, Shown extends Row = Row, Seen = unknown>() =>
  <const Sort extends string, const View extends string, Filters extends Values, Query>(
    list: Definition<Row, Shown, Seen, Sort, View, Filters, Query>,
  ) => {
    const { sorts, fallingFirst = [], views, path } = list;
    const filters = Object.entries<ListFilter<string, Seen>>(list.filters ?? {});
    const shape = { sorts, fallingFirst, views, filters: Object.fromEntries(filters.map(([key, { reads }]) => [key, reads])) };
    const read = (url: string) => askedList(url, shape) as AskedList<Sort, View, Filters>;
    return {
      path,
      shape,
      file: list.file,
      /** The `query` of its handles. */
      query: listQuery(shape) satisfies QueryShapes,
      read,
      /** Reads an address: what it asks for, and what the query takes of it. */
      asks: (url: string) => {
        const asked = read(url);
        return { asked, query: list.question(asked, url) };
      },
      /** What its table for spreadsheets says of each row, under which heads. */
      table: () => list.columns.flatMap(({ header, value, text = value }) => (text ? [[header(), text] as const] : [])),
      /** What `AdminList` shows of it. */
      shown: (asked: AskedList<Sort, View, Filters>, seen: Seen, counts?: Readonly<Partial<Record<View, number>>>) => ({
        path,
        shape,
        asked,
        csv: `${path}/${list.csv ?? "lista.csv"}`,
        search: list.search(),
        views: views.map((view) => ({
          value: view,
          label: list.viewNames?.[view]() ?? view,
          ...(counts?.[view] !== undefined && { count: counts[view] }),
        })),
        filters: filters.flatMap(([key, { label, options, when }]) =>
          label && options && when?.(seen) !== false ? [{ key, label: label(), options: options(seen) }] : [],
        ),
        columns: list.columns.flatMap(({ header, value, cell = value, when, text: _, ...look }) =>
          cell && when?.(seen) !== false ? [{ ...look, header: header(), cell: (row: Shown) => shownOf(cell(row, seen)) }] : [],
        ),
        rowId: list.rowId as (row: Shown) => string,
        rowName: list.rowName as (row: Shown) => string,
        ...(list.rowHref && { rowHref: (row: Shown) => list.rowHref!(row, seen) }),
      }),
    };
  };

/** A list as its table for spreadsheets takes it. */
export interface TabledList<Row, View extends string, Query> {
  file: string | ((url: string) => string);
  asks: (url: string) => { asked: AskedList<string, View>; query: Query };
  table: () => readonly (readonly [head: string, text: (row: Row) => Cell])[];
}
