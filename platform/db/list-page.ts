import { type RawBuilder, sql } from "kysely";
import type { Db } from "./db.ts";

type Sql = RawBuilder<unknown>;

/** The page of a list that is asked for. */
export interface AskedRows<Sort extends string = string> {
  /** The searched words; each query says in which columns. */
  readonly search: string | null;
  readonly sort: Sort;
  readonly descending: boolean;
  /** From 1. */
  readonly page: number;
}

/** The rows of one page, the number of all rows, and the size of a page. */
export interface ListPage<Row> {
  rows: Row[];
  total: number;
  pageSize: number;
}

/** A list as SQL. `key` orders rows of the same rank, so that no row is on two pages. */
interface ListSql<Sort extends string> {
  /** A `with …` before the query. */
  tables?: Sql;
  /** `from … where …`. */
  from: Sql;
  /** The columns of each row; with `shown`, only those that identify it. */
  columns: Sql;
  /** The expression of each order, or a function of the direction when the order has several. */
  orders: Readonly<Record<Sort, Sql | ((direction: Sql) => Sql)>>;
  key: Sql;
  /** True sorts null as the smallest value. */
  emptyFirst?: boolean;
  /** Columns that are read for the rows of the page only, because they are expensive; `from` joins tables to `page`. */
  shown?: { columns: Sql; from: Sql };
}

/** Returns one page of a list and the number of its rows. In a repeatable read transaction both are of the same snapshot. */
export async function listPage<Row, Sort extends string = string>(
  db: Db,
  { tables = sql``, from, columns, orders, key, emptyFirst = false, shown }: ListSql<Sort>,
  { sort, descending, page }: Pick<AskedRows<Sort>, "sort" | "descending" | "page">,
  pageSize: number,
): Promise<ListPage<Row>> {
  const direction = sql.raw((descending ? "desc" : "asc") + (emptyFirst ? (descending ? " nulls last" : " nulls first") : ""));
  const by: Sql | ((direction: Sql) => Sql) = orders[sort];
  const order = sql`order by ${typeof by === "function" ? by(direction) : sql`${by} ${direction}`}, ${key}`;
  const cut = sql`limit ${sql.lit(pageSize)} offset ${(page - 1) * pageSize}`;
  const listed = shown
    ? sql<Row>`with page as materialized (select ${columns}, row_number() over (${order}) as place ${from} ${order} ${cut})
        select ${shown.columns} ${shown.from} order by page.place`
    : sql<Row>`${tables} select ${columns} ${from} ${order} ${cut}`;
  const [{ rows }, counted] = await Promise.all([
    listed.execute(db),
    sql<{ total: number }>`${tables} select count(*)::int as total ${from}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]!.total, pageSize };
}

/** Joins conditions with `and`, without those that are null or false. */
export function every(...conditions: readonly (Sql | null | false)[]): Sql {
  const asked = conditions.filter((condition) => condition !== null && condition !== false);
  return asked.length > 0 ? sql.join(asked, sql` and `) : sql`true`;
}

/** Counts the rows that fulfil the condition of each view. */
export async function countViews<View extends string>(
  db: Db,
  views: Readonly<Record<View, Sql>>,
  { tables = sql``, from }: { tables?: Sql; from: Sql },
): Promise<Record<View, number>> {
  const counts = Object.entries<Sql>(views).map(
    ([view, condition]) => sql`(count(*) filter (where ${condition}))::int as ${sql.ref(view)}`,
  );
  const { rows } = await sql<Record<View, number>>`${tables} select ${sql.join(counts)} ${from}`.execute(db);
  return rows[0]!;
}

/** Counts the rows of each query. */
export async function countEach<View extends string>(db: Db, queries: Readonly<Record<View, Sql>>): Promise<Record<View, number>> {
  const counts = Object.entries<Sql>(queries).map(([view, query]) => sql`(select count(*)::int from (${query}) q) as ${sql.ref(view)}`);
  const { rows } = await sql<Record<View, number>>`select ${sql.join(counts)}`.execute(db);
  return rows[0]!;
}
