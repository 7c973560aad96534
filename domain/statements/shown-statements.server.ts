import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { type ShownSource, sourceOf } from "./shown-source.ts";
import { MAX_SHOWN, type StatementPage } from "./statement.ts";

/** A statement about us that a page shows because the register supports it. */
export interface ShownStatement {
  readonly id: string;
  readonly text: string;
  readonly source: ShownSource;
  readonly datedOn: string;
}

/** Returns the statements that a page shows about us: with source and date, within their term and not retired. */
export async function shownStatements(db: Db, page: StatementPage): Promise<ShownStatement[]> {
  const { rows } = await sql<{ id: string; text: string; source: string; datedOn: string }>`
    select id, text, source, dated_on as "datedOn" from statements
    where path = ${page} and promise is null and retired_at is null and source <> ''
      and dated_on + make_interval(months => term_months) > (now() at time zone 'America/Santo_Domingo')::date
    order by dated_on desc, created_at limit ${MAX_SHOWN}`.execute(db);
  return rows.map(({ source, ...row }) => ({ ...row, source: sourceOf(source) }));
}
