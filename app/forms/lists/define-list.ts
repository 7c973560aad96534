import type { ReactNode } from "react";
import { oneOf, type QueryShapes, type Shape } from "#app/query-shapes.ts";
import type { Cell } from "#platform/csv.ts";
import { formatDateTime } from "#platform/format.ts";
import { type ChoiceNames, choicesIn } from "#texts/choice-names.ts";
import { type AskedList, askedList, listQuery } from "./admin-list.ts";

/**
 * A column of a list on its screen and in its CSV file. `value` serves both. Where they differ, `cell` is for the screen and `text` for
 * the file. A column with only one of these appears only there.
 */
export interface ListColumn<Row, Shown extends Row = Row, Seen = unknown, Sort extends string = string> {
  key: string;
  header: () => string;
  value?: (row: Row) => string | number | Date | null | undefined;
  /** Null when there is nothing to say. A telephone leaves it out, and so it does anything in an element with `data-usual`. */
  cell?: (row: Shown, seen: Seen) => ReactNode | Date;
  text?: (row: Row) => Cell;
  /** When the screen shows it. The file always has it. */
  when?: (seen: Seen) => boolean;
  /** True for values that must not wrap in a wide table: dates. */
  nowrap?: boolean;
  /** True for numbers: right-aligned, in tabular figures. */
  numeric?: boolean;
  /** True for the column that names its row, and opens it. */
  rowHeader?: boolean;
  /** The order that a click on its heading selects. */
  sort?: Sort;
  /** How a telephone shows it: its name before the value, the value alone, or not at all. */
  onPhone?: "named" | "bare" | "hidden";
}

/** A filter of a list. One without a label is not drawn with the list: another part of the screen sets it. */
export interface ListFilter<Value extends string = string, Seen = unknown> {
  reads: Shape<Value>;
  label?: () => string;
  options?: (seen: Seen) => readonly { value: string; label: string }[];
  when?: (seen: Seen) => boolean;
}

/** Makes a filter with these options. */
export const choice = <Value extends string>(label: () => string, names: ChoiceNames<Value>): ListFilter<Value> => ({
  label,
  reads: oneOf(Object.keys(names) as Value[]),
  options: () => choicesIn(names),
});

/** Returns whether the chosen option is this one, or null when none is chosen. */
export const isChosen = <Value extends string>(chosen: Value | null, value: Value): boolean | null =>
  chosen === null ? null : chosen === value;

type Values = Readonly<Record<string, string>>;

interface Definition<Row, Shown extends Row, Seen, Sort extends string, View extends string, Filters extends Values, Query> {
  /** The name of its CSV file, without the extension. */
  file: string | ((url: string) => string);
  /** The address without its query, in Spanish. */
  path: string;
  /** The last part of the address of its CSV file. */
  csv?: string;
  /** The first is the default. */
  sorts: readonly Sort[];
  /** Sorts that begin with the largest value, such as a date. */
  fallingFirst?: readonly NoInfer<Sort>[];
  views: readonly View[];
  viewNames?: ChoiceNames<NoInfer<View>>;
  filters?: { readonly [Key in keyof Filters]: ListFilter<Filters[Key], Seen> };
  search: () => { label: string; placeholder?: string };
  columns: readonly ListColumn<Row, Shown, Seen, NoInfer<Sort>>[];
  rowId: (row: Row) => string;
  /** The name of a row for screen readers, in the label of its checkbox. */
  rowName: (row: Row) => string;
  /** The address that a row links to. */
  rowHref?: (row: Row, seen: Seen) => string;
  /** Makes the argument of its query from the parsed address. */
  question: (asked: AskedList<Sort, View, Filters>, url: string) => Query;
}

/** Formats dates for the screen, and leaves other values unchanged. */
const shownOf = (value: ReactNode | Date) => (value instanceof Date ? formatDateTime(value) : value);

/** Declares a list of administration for its screen, its CSV file and the addresses of both. */
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
      /** The `query` of the handles of both routes. */
      query: listQuery(shape) satisfies QueryShapes,
      read,
      /** Parses an address, and makes the argument of the query from it. */
      asks: (url: string) => {
        const asked = read(url);
        return { asked, query: list.question(asked, url) };
      },
      /** Returns the headings and values of its CSV file. */
      table: () => list.columns.flatMap(({ header, value, text = value }) => (text ? [[header(), text] as const] : [])),
      /** Returns the props of `AdminList` that the list decides. */
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

/** The parts of a list that its CSV file needs. */
export interface TabledList<Row, View extends string, Query> {
  file: string | ((url: string) => string);
  asks: (url: string) => { asked: AskedList<string, View>; query: Query };
  table: () => readonly (readonly [head: string, text: (row: Row) => Cell])[];
}
