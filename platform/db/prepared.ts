import { type RawBuilder, sql } from "kysely";
import type pg from "pg";

const MARK = "/* prepared */ ";

/**
 * Marks a statement to be parsed and planned once per connection. Use it for frequent statements that insert rows, or find them by
 * their keys. Do not use it for one that filters, which gets a better plan for its actual values, nor for one whose text varies,
 * which would fill the server's memory.
 */
export const prepared = <T>(statement: RawBuilder<T>): RawBuilder<T> => sql<T>`${sql.raw(MARK)}${statement}`;

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `prepared_${names.size}`;
  names.set(text, name);
  return name;
}

/** Makes a connection run marked statements as named prepared statements. */
export function prepareMarked(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((text: unknown, values: unknown, ...more: unknown[]) =>
    typeof text === "string" && text.startsWith(MARK)
      ? query({ name: nameOf(text), text, values }, ...more)
      : query(text, values, ...more)) as typeof client.query;
}
