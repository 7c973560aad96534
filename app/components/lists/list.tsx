import type { ReactNode } from "react";
import { KeyHints } from "#app/components/dashboard/key-hints.tsx";
import { type AskedList, type ListChange, type ListShape, listAddress } from "#app/forms/lists/admin-list.ts";
import type { Confirming } from "#app/forms/lists/confirming.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/state.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { m } from "#messages/m.ts";
import { CsvButton } from "./csv-button.tsx";
import type { Bulk } from "./list-bulk.tsx";
import { type ListFilter, ListFilters } from "./list-filters.tsx";
import { ListPages } from "./list-pages.tsx";
import { ListTable, type ShownColumn } from "./list-table.tsx";

interface Props<Row> {
  /** What the list shows, in the plural: «Usuarios». */
  title: string;
  /** The address without its query, in Spanish. */
  path: string;
  shape: ListShape;
  asked: AskedList;
  /** Saved views, in the order of `shape.views`. A list with one view has no tabs. */
  views?: readonly { value: string; label: string; count?: number }[];
  search?: { label: string; placeholder?: string };
  filters?: readonly ListFilter[];
  columns: readonly ShownColumn<Row>[];
  rows: readonly Row[];
  /** The total of all pages. */
  total: number;
  pageSize: number;
  rowId: (row: Row) => string;
  /** Returns the name of a row for screen readers, beside its box. */
  rowName: (row: Row) => string;
  /** Returns the address to which a row links. */
  rowHref?: (row: Row) => string;
  bulk?: readonly Bulk[];
  /** A requested act that waits for its confirmation, as the action answered. */
  confirming?: Confirming | undefined;
  /** The address of the whole list as a file. The query is added. */
  csv?: string;
  /** What is shown while there are no rows at all. */
  none: { title: string; text: ReactNode; actions?: ReactNode };
  /** In small print beside the number of rows. */
  legend?: ReactNode;
}

/**
 * The pattern of every list of administration: search, views, filters, chosen rows, pages. All of it is in the address, and none of it
 * needs a script.
 */
export function AdminList<Row>(props: Props<Row>) {
  const { title, path, shape, asked, views = [], columns, rows, total, pageSize, csv, none } = props;
  const to = (change: ListChange = {}) => href(listAddress(path, shape, asked, change));
  const pages = Math.ceil(total / pageSize);
  const first = (asked.page - 1) * pageSize + 1;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {views.length > 1 && (
        <Tabs
          label={m.lists_views({ what: title })}
          items={views.map(({ value, label, count }) => ({
            href: to({ view: value }),
            label,
            ...(count !== undefined && { count }),
            current: value === asked.view,
          }))}
        />
      )}
      <ListFilters {...props} to={to} />
      {rows.length === 0 ? (
        <NothingHere {...{ asked, none, to }} filters={props.filters ?? []} beyond={total > 0} />
      ) : (
        <section aria-label={title} className="min-w-0 overflow-hidden rounded-xl border bg-surface elevation-1">
          <ListTable {...props} columns={columns} to={to} />
          <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-t px-4 py-3 text-ui">
            <p aria-live="polite">
              <b className="num font-semibold">
                {m.lists_range({ first, last: first + rows.length - 1, total })}
                {props.legend && "."}
              </b>{" "}
              {props.legend && <span className="text-ink-2">{props.legend}</span>}
            </p>
            <div className="flex flex-wrap items-center gap-2">
              {csv && <CsvButton path={listAddress(csv, shape, asked)} />}
              <ListPages what={title} page={asked.page} pages={pages} hrefFor={(page) => to({ page })} />
            </div>
          </div>
        </section>
      )}
      <KeyHints hints={hints(props)} />
    </div>
  );
}

/** Returns the shortcuts that work at present: an empty list still has its search and its filters. */
const hints = <Row,>({ rows, bulk, rowHref, search, filters = [] }: Props<Row>) => [
  ...(rows.length > 0 ? [{ keys: ["j", "k"], words: m.lists_key_move() }] : []),
  ...(rows.length > 0 && bulk ? [{ keys: ["x"], words: m.lists_key_choose() }] : []),
  ...(rows.length > 0 && rowHref ? [{ keys: ["Enter"], words: m.lists_key_open() }] : []),
  ...(search ? [{ keys: ["/"], words: m.lists_key_search() }] : []),
  ...(filters.length > 0 ? [{ keys: ["f"], words: m.lists_key_filter() }] : []),
];

interface NothingProps {
  asked: AskedList;
  none: { title: string; text: ReactNode; actions?: ReactNode };
  filters?: readonly ListFilter[];
  /** True when only this page is empty. */
  beyond: boolean;
  to: (change?: ListChange) => string;
}

/** Says why nothing is here. The smallest change that may help comes first. */
export function NothingHere({ asked, none, filters = [], beyond, to }: NothingProps) {
  const narrowed = asked.search !== null || Object.values(asked.filters).some((value) => value !== null);
  if (beyond) {
    return (
      <EmptyState
        title={m.lists_beyond()}
        actions={
          <Button kind="primary" href={to()}>
            {m.lists_first_page()}
          </Button>
        }
      >
        {m.lists_beyond_text()}
      </EmptyState>
    );
  }
  if (!narrowed) {
    return (
      <EmptyState title={none.title} actions={none.actions}>
        {none.text}
      </EmptyState>
    );
  }
  const last = filters.findLast(({ key }) => asked.filters[key]);
  const cleared = Object.fromEntries(Object.keys(asked.filters).map((key) => [key, null]));
  return (
    <EmptyState
      title={m.lists_none_match()}
      actions={
        <>
          {last && (
            <Button kind="primary" href={to({ filters: { [last.key]: null } })}>
              {m.lists_remove({ what: last.label })}
            </Button>
          )}
          {asked.search && (
            <Button kind={last ? "outline" : "primary"} href={to({ search: null })}>
              {m.lists_remove_search()}
            </Button>
          )}
          {filters.length > 0 && (
            <Button kind="outline" href={to({ search: null, filters: cleared })}>
              {m.lists_clear()}
            </Button>
          )}
        </>
      }
    >
      {m.lists_none_match_text()}
    </EmptyState>
  );
}
