import type { ReactNode } from "react";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { KeyHints } from "#app/components/dashboard/key-hints.tsx";
import { CsvButton } from "#app/components/lists/csv-button.tsx";
import { NothingHere } from "#app/components/lists/list.tsx";
import { ListFilters } from "#app/components/lists/list-filters.tsx";
import { listKeys } from "#app/components/lists/list-keys.ts";
import { ListPages } from "#app/components/lists/list-pages.tsx";
import { type AskedList, type ListChange, type ListShape, listAddress } from "#app/forms/lists/admin-list.ts";
import { href } from "#app/locale.ts";
import { Note } from "#app/ui/note.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { m } from "#messages/m.ts";
import { DECIDED_VIEW_NAMES } from "#texts/desk.ts";

type DecidedView = keyof typeof DECIDED_VIEW_NAMES;

interface Props<Row extends { id: string }> {
  title: string;
  text: string;
  path: string;
  shape: ListShape;
  asked: AskedList;
  rows: readonly Row[];
  total: number;
  pageSize: number;
  views: readonly DecidedView[];
  counts: Readonly<Record<DecidedView, number>>;
  /** The result of the last act; a caution when somebody else was first. */
  said: { words: string; first: boolean } | null;
  /** The refused decision: its row, and the error. */
  refused: { id: string; error: string } | null;
  search: string;
  /** The filter of decided rows by decision. */
  decisions: { label: string; options: readonly { value: string; label: string }[] };
  /** Orders besides those by turn and by center. */
  orders?: readonly { value: string; label: string }[];
  none: { waiting: { title: string; text: string }; decided: { title: string; text: string } };
  children: (row: Row) => ReactNode;
}

/** A list of what waits for a decision of our team, with a view of decided ones. */
export function DecisionQueue<Row extends { id: string }>(props: Props<Row>) {
  const { title, text, path, shape, asked, rows, total, pageSize, views, counts } = props;
  const { said, refused, search, decisions, orders = [], none, children } = props;
  const to = (change: ListChange = {}) => href(listAddress(path, shape, asked, change));
  const decided = asked.view === "decididas";
  const filters = decided ? [{ key: "decision", ...decisions }] : [];
  return (
    <DashboardPage title={title} subtitle={text}>
      {said && !refused && (
        <Note kind={said.first ? "ok" : "caution"} live>
          {said.words}
        </Note>
      )}
      {refused && !rows.some(({ id }) => id === refused.id) && (
        <Note kind="caution" live>
          {refused.error}
        </Note>
      )}
      <Tabs
        label={m.lists_views({ what: title })}
        items={views.map((view) => ({
          href: to({ view, filters: { decision: null } }),
          label: DECIDED_VIEW_NAMES[view](),
          count: counts[view],
          current: view === asked.view,
        }))}
      />
      <ListFilters
        path={path}
        shape={shape}
        asked={asked}
        search={{ label: search }}
        filters={filters}
        orders={[
          { value: "turno", label: decided ? m.desk_order_decided() : m.desk_order_turno() },
          { value: "-turno", label: decided ? m.desk_order_decided_up() : m.desk_order_turno_down() },
          { value: "centro", label: m.desk_returns_center() },
          ...orders,
        ]}
        to={to}
      />
      {rows.length === 0 ? (
        <NothingHere asked={asked} none={decided ? none.decided : none.waiting} filters={filters} beyond={total > 0} to={to} />
      ) : (
        rows.map(children)
      )}
      {rows.length > 0 && <CsvButton path={listAddress(`${path}/lista.csv`, shape, asked)} />}
      <ListPages what={title} page={asked.page} pages={Math.ceil(total / pageSize)} hrefFor={(page) => to({ page })} />
      <KeyHints hints={listKeys({ hasRows: rows.length > 0, hasFilters: decided })} />
    </DashboardPage>
  );
}
