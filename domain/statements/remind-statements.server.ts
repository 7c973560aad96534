import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { dueStatements } from "./statement-queries.server.ts";

/** Mails the team which statements are due: each promise, claim and legal position once in each term, all of a day in one mail. */
export function remindStatements(ctx: Pick<Context, "db" | "jobs" | "publicUrl">): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('remind statements', 0))`.execute(tx);
    const due = await dueStatements(tx, { untold: true });
    if (due.length === 0) return 0;
    for (const { id, kind, dueOn, datedOn, termMonths } of due) {
      if (kind === "legal")
        await tx
          .insertInto("legal_checks")
          .values({ slug: id, dated_on: datedOn!, term_months: termMonths, reminded_for: dueOn, version: 0 })
          .onConflict((conflict) => conflict.column("slug").doUpdateSet({ reminded_for: dueOn }))
          .execute();
      else await tx.updateTable("statements").set({ reminded_for: dueOn }).where("id", "=", id).execute();
    }
    const told = due.map(({ id, dueOn }) => `${id}@${dueOn}`).join(" ");
    const { rows } = await sql<{ hash: string }>`select md5(${told}) as hash`.execute(tx);
    await queueMail(ctx, tx, { effectKey: `statements-due:${rows[0]!.hash}`, template: "statements-due" });
    return due.length;
  });
}
