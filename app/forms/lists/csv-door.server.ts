import type { LoaderFunctionArgs } from "react-router";
import { servicesContext } from "#app/context.ts";
import { viewerOf } from "#app/guards.server.ts";
import { inOneSnapshot } from "#app/one-snapshot.server.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Cell } from "#platform/csv.ts";
import type { Db } from "#platform/db/db.ts";
import type { AskedList } from "./admin-list.ts";
import type { TabledList } from "./define-list.ts";
import { csvAnswer, csvPieces, everyPage } from "./list-csv.server.ts";

/**
 * The size of the pages that are read. Each page starts its query again and counts the list; larger pages take longer to sort than they
 * save.
 */
const ROWS_AT_ONCE = 2_000;

/** A list of administration as a CSV file. */
export interface CsvTable<Row> {
  /** The view of the list, for the line in the log. */
  view: string;
  /** The head of each column, and the cell of a row. */
  columns: readonly (readonly [head: string, cell: (row: Row) => Cell])[];
  /** Writes the line in the log, if the list has an act of its own. */
  note?: () => Promise<void>;
  /** Reads a page of this size, with the search, the filters and the order of the address. */
  read: (asked: { db: Db; page: number; size: number }) => Promise<{ rows: readonly Row[]; total: number }>;
}

/** The person who asks for a file, and the request. */
export interface CsvAsked {
  url: string;
  userId: string;
  params: Readonly<Record<string, string | undefined>>;
}

type Open<Row> = (asked: CsvAsked, services: Context) => CsvTable<Row> | Promise<CsvTable<Row>>;

/**
 * Returns the loader of a list's CSV address: it sends every row that the search and the filters select. The log says who downloaded it.
 */
export const csvDoor =
  <Row>(name: string | ((asked: CsvAsked) => string), open: Open<Row>) =>
  async ({ context, request, params }: Pick<LoaderFunctionArgs, "context" | "request" | "params">): Promise<Response> => {
    const services = context.get(servicesContext);
    const { userId } = viewerOf(context);
    const asked = { url: request.url, userId, params };
    const file = typeof name === "string" ? name : name(asked);
    const { view, columns, read, note } = await open(asked, services);
    const taken = { actor: `admin:${userId}`, action: "export.made", subjectType: "export", subjectId: file } as const;
    if (note) await note();
    else await services.db.transaction().execute((tx) => record(tx, { ...taken, detail: { view } }));
    const head = columns.map(([name]) => name);
    const cells = (row: Row) => columns.map(([, cell]) => cell(row));
    const pieces = inOneSnapshot(services.db, (db) =>
      csvPieces(
        head,
        everyPage((page) => read({ db, page, size: ROWS_AT_ONCE }), cells),
      ),
    );
    return csvAnswer(`${file}.csv`, pieces);
  };

/** The context of a request for a CSV file. */
interface ReadBy extends CsvAsked {
  services: Context;
}

interface CsvNotes<View extends string> {
  /** Returns the view for the log, when it is not the view of the address. */
  noted?: (asked: AskedList<string, View>, by: CsvAsked) => string;
  /** Writes the line of the log, when the list has an act of its own. */
  note?: (by: ReadBy, view: View) => Promise<void>;
}

/** Returns the loader of the CSV file of a list that `defineList` declares. */
export const csvOf = <Row, View extends string, Query extends object>(
  list: TabledList<Row, View, Query>,
  read: (db: Db, query: Query & { page: number }, size: number, by: ReadBy) => Promise<{ rows: readonly Row[]; total: number }>,
  { noted, note }: CsvNotes<View> = {},
) =>
  csvDoor<Row>(
    ({ url }) => (typeof list.file === "string" ? list.file : list.file(url)),
    (by, services) => {
      const { asked, query } = list.asks(by.url);
      return {
        view: noted?.(asked, by) ?? asked.view,
        columns: list.table(),
        read: ({ db, page, size }) => read(db, { ...query, page }, size, { ...by, services }),
        ...(note && { note: () => note({ ...by, services }, asked.view) }),
      };
    },
  );

/** Returns the only page of a list without pages. */
export const wholeList = <Row>(rows: readonly Row[]) => ({ rows, total: rows.length });
