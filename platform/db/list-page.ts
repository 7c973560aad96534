import { type RawBuilder, sql } from "kysely";
import type { Db } from "./db.ts";

type Sql = RawBuilder<unknown>;

/** What somebody asks of a list that comes in pages. */
export interface AskedRows<Sort extends string = string> {
  /** What they look for; each query says where. */
  readonly search: string | null;
  readonly sort: Sort;
  readonly descending: boolean;
  /** From 1. */
  readonly page: number;
}

/** The rows of one page, of how many in all, and how many a page has. */
export interface ListPage<Row> {
  rows: Row[];
  total: number;
  pageSize: number;
}

/** A list as SQL. Rows of the same rank come in the order of `key`, so that none stands on two pages. */
interface ListSql<Sort extends string> {
  /** Begins with `with`; for a list whose rows are made from others first. */
  tables?: Sql;
  /** Begins with `from`, and says with `where` which rows there are. */
  from: Sql;
  /** What is read of each row; of one with `shown`, what finds it again. */
  columns: Sql;
  /** What each order sorts by; a function where only a part of it turns round. */
  orders: Readonly<Record<Sort, Sql | ((direction: Sql) => Sql)>>;
  key: Sql;
  /** True sorts what has no value as the smallest. */
  emptyFirst?: boolean;
  /** What is read of the page's own rows alone; `from` joins it to `page`. For columns that would cost too much for every row. */
  shown?: { columns: Sql; from: Sql };
}

/** Returns one page of a list and how many rows it has. Within a transaction that repeats its reads both are of the same moment. */
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

/** Joins the conditions that are asked for; those that are null or false are not. */
export function every(...conditions: readonly (Sql | null | false)[]): Sql {
  const asked = conditions.filter((condition) => condition !== null && condition !== false);
  return asked.length > 0 ? sql.join(asked, sql` and `) : sql`true`;
}

/** Counts the rows of each view of a list, which are told apart by a condition. */
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

/** Counts the rows of each of these queries. */
export async function countEach<View extends string>(db: Db, queries: Readonly<Record<View, Sql>>): Promise<Record<View, number>> {
  const counts = Object.entries<Sql>(queries).map(([view, query]) => sql`(select count(*)::int from (${query}) q) as ${sql.ref(view)}`);
  const { rows } = await sql<Record<View, number>>`select ${sql.join(counts)}`.execute(db);
  return rows[0]!;
}
