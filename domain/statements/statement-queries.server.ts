import { type RawBuilder, sql } from "kysely";
import { ANSWER_BUSINESS_HOURS } from "#domain/routing/business-hours.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { type AskedRows, countViews, every, type ListPage, listPage } from "#platform/db/list-page.ts";
import { loadPromises } from "./promises.server.ts";
import { STATEMENTS_PER_PAGE, type Statement, type StatementKind, type StatementSort, type StatementView } from "./statement.ts";

export interface AskedStatements extends AskedRows<StatementSort> {
  readonly view: StatementView;
  readonly kind: StatementKind | null;
}

const TODAY = sql`(now() at time zone 'America/Santo_Domingo')::date`;

/** Replaces the marks of a promise by the present figures. */
async function filledText(db: Db | Tx): Promise<RawBuilder<string>> {
  const { replyWithinHours, verificationDays } = await loadPromises(db);
  const figures = {
    reply_hours: replyWithinHours,
    answer_hours: ANSWER_BUSINESS_HOURS,
    check_from: verificationDays.from,
    check_to: verificationDays.to,
  };
  return Object.entries(figures).reduce(
    (text, [mark, figure]) => sql<string>`replace(${text}, ${`{${mark}}`}, ${String(figure)})`,
    sql<string>`text`,
  );
}

/**
 * A legal position counts as checked when its oldest source was read, until somebody checks it again. `filled` is the text of a promise.
 */
const registerWith = (filled: RawBuilder<string>) => sql`
  with every as (
    select id::text, kind, promise, case when promise is null then text else ${filled} end as text, path, source, dated_on, term_months, reminded_for, version, retired_at is not null as retired from statements
    union all
    select p.slug, 'legal', null, p.name || ': ' || p.known, '/tratamientos/' || p.treatment || '#ley-' || p.family, p.sources,
      greatest(c.dated_on, p.read_on), coalesce(c.term_months, 12), c.reminded_for, coalesce(c.version, 0), false
    from (
      select l.treatment || '.' || l.family as slug, l.treatment, l.family, l.known, t.name, min(s.seen_on) as read_on,
        string_agg(s.publisher || ', ' || s.title, '; ' order by s.id) as sources
      from legal_positions l join treatments t on t.slug = l.treatment and t.locale = l.locale
        left join sources s on s.id = any (l.source_ids)
      where l.published and l.locale = 'es' group by l.treatment, l.family, l.known, t.name) as p
    left join legal_checks c on c.slug = p.slug),
  register as (
    select id, kind, promise, text, path, coalesce(source, '') as source, dated_on as "datedOn", term_months as "termMonths", due_on as "dueOn",
      not retired and coalesce(due_on <= ${TODAY}, false) as due, retired, version, reminded_for
    from (select *, (dated_on + make_interval(months => term_months))::date as due_on from every) as dated)`;

const registerOf = async (db: Db | Tx) => registerWith(await filledText(db));

/** Selects a row for each statement whose term is over, with the moment `at` since when. */
export const DUE_STATEMENTS = sql`
  ${registerWith(sql<string>`text`)} select ("dueOn"::timestamp at time zone 'America/Santo_Domingo') as at from register where due`;

const COLUMNS = sql`id, kind, promise, text, path, source, "datedOn", "termMonths", "dueOn", due, retired, version`;

const VIEWED: Record<StatementView, RawBuilder<unknown>> = {
  all: sql`not retired`,
  due: sql`due`,
  unsupported: sql`not retired and (source = '' or "datedOn" is null)`,
  retired: sql`retired`,
};
const SORTED: Record<StatementSort, RawBuilder<unknown>> = { due: sql`"dueOn"`, text: sql`norm(text)` };

const found = ({ search, kind }: Pick<AskedStatements, "search" | "kind">) =>
  every(kind && sql`kind = ${kind}`, search !== null && sql`position(norm(${search}) in norm(text || ' ' || source || ' ' || path)) > 0`);

/** Returns one page of the promises and claims of the site. Those without a date come first. */
export async function listStatements(db: Db, asked: AskedStatements, size = STATEMENTS_PER_PAGE): Promise<ListPage<Statement>> {
  const list = {
    tables: await registerOf(db),
    columns: COLUMNS,
    from: sql`from register where ${VIEWED[asked.view]} and ${found(asked)}`,
    orders: SORTED,
    key: sql`id`,
    emptyFirst: true,
  };
  return listPage(db, list, asked, size);
}

/** Counts the statements of each view. */
export const countStatements = async (db: Db, asked: Pick<AskedStatements, "search" | "kind">): Promise<Record<StatementView, number>> =>
  countViews(db, VIEWED, { tables: await registerOf(db), from: sql`from register where ${found(asked)}` });

/** Returns one statement; null when there is none. */
export async function statementById(db: Db | Tx, id: string): Promise<Statement | null> {
  const { rows } = await sql<Statement>`${await registerOf(db)} select ${COLUMNS} from register where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Returns the statements that are due now, the oldest first. `untold` leaves out those of which the team was reminded in this term. */
export async function dueStatements(db: Db | Tx, { untold }: { untold: boolean }): Promise<Statement[]> {
  const { rows } = await sql<Statement>`
    ${await registerOf(db)} select ${COLUMNS} from register where due and ${untold ? sql`reminded_for is distinct from "dueOn"` : sql`true`}
    order by "dueOn", id`.execute(db);
  return rows;
}
