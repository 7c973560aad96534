import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { OwnKind } from "./statement.ts";
import { statementById } from "./statement-queries.server.ts";

export interface StatementToSave {
  readonly kind: OwnKind;
  readonly text: string;
  readonly path: string;
  readonly source: string;
  readonly datedOn: string | null;
  readonly termMonths: number;
}

/** `changed`: somebody has saved other words. */
export type ChangeStatementResult = "saved" | "changed" | "not-found";

type Ctx = Pick<Context, "db">;

/** Adds a promise or a claim to the register, and returns its id. */
export function addStatement(ctx: Ctx, userId: string, { datedOn, termMonths, ...statement }: StatementToSave): Promise<string> {
  return ctx.db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto("statements")
      .values({ ...statement, dated_on: datedOn, term_months: termMonths })
      .returning("id")
      .executeTakeFirstOrThrow();
    await record(tx, {
      actor: `admin:${userId}`,
      action: "statement.added",
      subjectType: "statement",
      subjectId: id,
      detail: { after: { ...statement, datedOn, termMonths } },
    });
    return id;
  });
}

interface Opened {
  readonly id: string;
  /** The version at which its form was opened. */
  readonly version: number;
}

/** Changes a promise or a claim. A later date starts its term again. */
export function changeStatement(ctx: Ctx, userId: string, { id, version }: Opened, next: StatementToSave): Promise<ChangeStatementResult> {
  return ctx.db.transaction().execute(async (tx) => {
    const before = await statementById(tx, id);
    if (!before || before.kind === "legal" || before.retired) return "not-found";
    const { source, datedOn, termMonths } = next;
    // The words of a named promise belong to the pages that show it.
    const { kind, text, path } = before.promise === null ? next : before;
    const words = before.promise === null ? { kind, text, path } : {};
    const written = await tx
      .updateTable("statements")
      .set({ ...words, source, dated_on: datedOn, term_months: termMonths, version: version + 1 })
      .where("id", "=", id)
      .where("version", "=", version)
      .returning("id")
      .executeTakeFirst();
    if (!written) return "changed";
    const now = { kind, text, path, source, datedOn, termMonths };
    const was = Object.fromEntries(Object.keys(now).map((name) => [name, before[name as keyof typeof now]]));
    await record(tx, {
      actor: `admin:${userId}`,
      action: "statement.changed",
      subjectType: "statement",
      subjectId: id,
      detail: { before: was, after: now },
    });
    return "saved";
  });
}

/** Retires a promise or a claim: no page shows it any more, and the register keeps it among the retired ones. */
export const retireStatement = (ctx: Ctx, userId: string, opened: Opened): Promise<ChangeStatementResult> =>
  setRetired(ctx, userId, opened, true);

/** Puts a retired promise or claim back into the register. */
export const restoreStatement = (ctx: Ctx, userId: string, opened: Opened): Promise<ChangeStatementResult> =>
  setRetired(ctx, userId, opened, false);

function setRetired(ctx: Ctx, userId: string, { id, version }: Opened, retired: boolean): Promise<ChangeStatementResult> {
  const [active, gone] = [{ state: "active" }, { state: "retired" }];
  return ctx.db.transaction().execute(async (tx) => {
    const before = await statementById(tx, id);
    if (!before || before.kind === "legal" || before.retired === retired) return "not-found";
    const written = await tx
      .updateTable("statements")
      .set({ retired_at: retired ? sql<Date>`now()` : null, version: version + 1 })
      .where("id", "=", id)
      .where("version", "=", version)
      .returning("id")
      .executeTakeFirst();
    if (!written) return "changed";
    await record(tx, {
      actor: `admin:${userId}`,
      action: retired ? "statement.retired" : "statement.restored",
      subjectType: "statement",
      subjectId: id,
      detail: { before: retired ? active : gone, after: retired ? gone : active },
    });
    return "saved";
  });
}

/** Stores the day on which somebody checked whether the law still is as a legal position says, and how long that check is valid. */
export function checkLegalPosition(
  ctx: Ctx,
  userId: string,
  { id, version }: Opened,
  { datedOn, termMonths }: { datedOn: string; termMonths: number },
): Promise<ChangeStatementResult> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`legal check ${id}`}, 0))`.execute(tx);
    const before = await statementById(tx, id);
    if (before?.kind !== "legal") return "not-found";
    if (before.version !== version) return "changed";
    const row = { dated_on: datedOn, term_months: termMonths, version: version + 1 };
    await tx
      .insertInto("legal_checks")
      .values({ slug: id, ...row })
      .onConflict((conflict) => conflict.column("slug").doUpdateSet(row))
      .execute();
    await record(tx, {
      actor: `admin:${userId}`,
      action: "statement.checked",
      subjectType: "legal",
      subjectId: id,
      detail: { before: { datedOn: before.datedOn, termMonths: before.termMonths }, after: { datedOn, termMonths } },
    });
    return "saved";
  });
}
