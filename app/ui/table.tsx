import clsx from "clsx";
import type { ReactNode } from "react";

interface Column<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** True for numbers: right-aligned, in tabular figures. */
  numeric?: boolean;
  /** True for short values that never break, such as days. */
  nowrap?: boolean;
  /** True for the column that names its row. */
  rowHeader?: boolean;
}

interface TableProps<Row> {
  /** The caption, which screen readers always read. */
  caption: string;
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** On a phone, places the name of each row above its values, two per line and each under its header, so that nothing scrolls sideways. */
  stacked?: boolean;
  className?: string;
}

const CELL = "border-b p-3.5 text-left align-top max-md:px-2 group-last/row:border-b-0";
const ROW_STACKED = "max-sm:grid max-sm:grid-cols-2 max-sm:border-b max-sm:last:border-b-0";
const NAME_STACKED = "max-sm:col-span-full max-sm:border-b-0 max-sm:pb-0";
// The header is drawn but hidden from screen readers, which say it already. Copying the table copies it once.
const VALUE_STACKED =
  "max-sm:border-b-0 max-sm:pt-1 max-sm:text-left max-sm:before:block max-sm:before:text-ink-2 max-sm:before:text-sm max-sm:before:content-[attr(data-head)/'']";

/** A table with hairlines and no stripes. When it is wider than its place, it scrolls in a region that the keyboard reaches. */
export function Table<Row>({ caption, captionHidden, columns, rows, rowKey, stacked, className }: TableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, and no landmark beside the section that it stands in
    <div role="group" aria-label={caption} tabIndex={0} className={clsx("overflow-x-auto", className)}>
      <table data-stacked={stacked || undefined} className={clsx("w-full border-collapse text-md", stacked && "max-sm:block")}>
        <caption className={clsx(captionHidden ? "sr-only" : "pb-3 text-left title-5", stacked && "max-sm:block")}>{caption}</caption>
        <thead className={clsx(stacked && "max-sm:sr-only")}>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={clsx(
                  "border-b px-3.5 py-2.5 text-left text-[.90625rem] font-semibold text-ink-2 max-md:px-2",
                  column.numeric && "text-right",
                  column.nowrap && "whitespace-nowrap",
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={clsx(stacked && "max-sm:block")}>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={clsx("group/row", stacked && ROW_STACKED)}>
              {columns.map((column) => {
                const look = clsx(
                  CELL,
                  column.numeric && "num text-right",
                  column.nowrap && "whitespace-nowrap",
                  column.rowHeader && "font-semibold",
                  stacked && (column.rowHeader ? NAME_STACKED : VALUE_STACKED),
                  stacked && columns.length === 2 && "max-sm:col-span-full",
                );
                return column.rowHeader ? (
                  <th key={column.key} scope="row" className={look}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td
                    key={column.key}
                    data-head={stacked && typeof column.header === "string" ? column.header : undefined}
                    className={look}
                  >
                    {column.cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
