import clsx from "clsx";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import type { KeyboardEvent, ReactNode } from "react";
import { Form } from "react-router";
import type { AskedList, ListChange, ListShape } from "#app/forms/lists/admin-list.ts";
import type { Confirming } from "#app/forms/lists/confirming.ts";
import type { ListColumn } from "#app/forms/lists/define-list.ts";
import { m } from "#messages/m.ts";
import { type Bulk, BulkBar, BulkConfirmation } from "./list-bulk.tsx";
import { useChosen } from "./use-chosen.ts";

/** A column with its heading and cells resolved. */
export interface ShownColumn<Row> extends Omit<ListColumn<Row>, "header" | "value" | "cell" | "text" | "when"> {
  header: string;
  cell: (row: Row) => ReactNode;
}

interface Props<Row> {
  title: string;
  shape: ListShape;
  asked: AskedList;
  columns: readonly ShownColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  rowHref?: (row: Row) => string;
  bulk?: readonly Bulk[];
  confirming?: Confirming | undefined;
  to: (change?: ListChange) => string;
}

const CELL =
  "px-3 py-3 text-left align-top first:pl-4 last:pr-4 max-sm:px-0! max-sm:py-0.5 max-sm:has-[>[data-usual]]:hidden sm:[&>a.inline-flex]:-my-2.5";

/** The table of a list. On a telephone each row is a few lines, and the heads are only for screen readers. */
export function ListTable<Row>(props: Props<Row>) {
  const { title, rows, rowId, bulk = [], confirming } = props;
  const ids = rows.map(rowId);
  const { here, choose } = useChosen(ids, confirming?.ids);
  const table = (
    <table className="w-full border-collapse text-md max-sm:block">
      <caption className="sr-only">{title}</caption>
      <Heads {...props} chooses={bulk.length > 0} />
      <tbody className="max-sm:block">
        {rows.map((row) => (
          <ListRow key={rowId(row)} {...props} row={row} chosen={bulk.length > 0 ? here.includes(rowId(row)) : null} choose={choose} />
        ))}
      </tbody>
    </table>
  );
  if (bulk.length === 0) return <div className="overflow-x-auto">{table}</div>;
  return (
    <Form method="post" noValidate data-unguarded>
      {confirming ? (
        <BulkConfirmation bulk={bulk} confirming={confirming} cancel={props.to({ page: props.asked.page })} />
      ) : (
        <BulkBar bulk={bulk} here={here.length} of={ids.length} chooseAll={(on) => choose(ids, on)} />
      )}
      <div className="overflow-x-auto">{table}</div>
    </Form>
  );
}

function Heads<Row>({ columns, asked, to, chooses }: Props<Row> & { chooses: boolean }) {
  return (
    <thead className="max-sm:sr-only">
      <tr>
        {chooses && (
          <th scope="col" className="border-b px-3 py-2.5 pl-4">
            <span className="sr-only">{m.lists_choose_head()}</span>
          </th>
        )}
        {columns.map(({ key, header, numeric, sort }) => {
          const current = sort !== undefined && sort === asked.sort;
          return (
            <th
              key={key}
              scope="col"
              aria-sort={current ? (asked.descending ? "descending" : "ascending") : undefined}
              className={clsx(
                "border-b px-3 py-2.5 text-left font-semibold text-ink-2 text-ui whitespace-nowrap first:pl-4 last:pr-4",
                numeric && "text-right",
              )}
            >
              {sort ? (
                <a
                  href={to({ sort, descending: current ? !asked.descending : false })}
                  className="inline-flex min-h-6 items-center gap-1 text-inherit no-underline hover:text-brand"
                >
                  {header}
                  {current &&
                    (asked.descending ? <ArrowDown aria-hidden className="size-4" /> : <ArrowUp aria-hidden className="size-4" />)}
                </a>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface RowProps<Row> extends Props<Row> {
  row: Row;
  /** Null when rows cannot be chosen. */
  chosen: boolean | null;
  choose: (ids: readonly string[], on: boolean) => void;
}

function ListRow<Row>({ row, columns, rowId, rowName, rowHref, chosen, choose }: RowProps<Row>) {
  const id = rowId(row);
  const open = rowHref?.(row);
  const press = (event: KeyboardEvent) => {
    if (event.key === "x" && chosen !== null) choose([id], !chosen);
    // Enter in a checkbox would send the form.
    if (event.key === "Enter" && !open) event.preventDefault();
  };
  return (
    <tr
      className={clsx(
        "border-b last:border-b-0 max-sm:relative max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-4 max-sm:px-4 max-sm:py-2.5",
        chosen && "bg-tint",
        chosen !== null && "max-sm:pl-14",
      )}
    >
      {chosen !== null && (
        <td className="w-px px-3 py-3 pl-4 align-top max-sm:absolute max-sm:top-2 max-sm:left-1 max-sm:p-0">
          <label className="grid size-6 place-items-center max-sm:size-11">
            <span className="sr-only">{m.lists_choose({ name: rowName(row) })}</span>
            <input
              type="checkbox"
              name="id"
              value={id}
              checked={chosen}
              data-stop={open ? undefined : true}
              onKeyDown={press}
              onChange={(event) => choose([id], event.currentTarget.checked)}
              className="tick"
            />
          </label>
        </td>
      )}
      {columns.map(({ key, header, cell, numeric, nowrap, rowHeader, onPhone = "named" }) => {
        const look = clsx(
          CELL,
          numeric && "num sm:text-right",
          nowrap && "sm:whitespace-nowrap",
          rowHeader && "font-semibold max-sm:w-full",
          onPhone === "hidden" && "max-sm:hidden",
        );
        if (rowHeader) {
          return (
            <th key={key} scope="row" className={look} {...(!open && chosen === null && { "data-stop": true, tabIndex: -1 })}>
              {open ? (
                <a
                  href={open}
                  data-stop
                  onKeyDown={press}
                  className="text-ink no-underline hover:text-brand hover:underline max-sm:-my-2.5 max-sm:block max-sm:py-2.5"
                >
                  {cell(row)}
                </a>
              ) : (
                cell(row)
              )}
            </th>
          );
        }
        const value = cell(row);
        return (
          <td key={key} className={clsx(look, (value === null || value === "") && "max-sm:hidden")}>
            {onPhone === "named" && (
              <span aria-hidden className="mr-1.5 whitespace-nowrap text-ink-2 text-sm sm:hidden">
                {header}:
              </span>
            )}
            {value}
          </td>
        );
      })}
    </tr>
  );
}
