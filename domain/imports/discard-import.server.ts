import { sql } from "kysely";
import type { Actor, Person } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Tx } from "#platform/db/db.ts";
import { KEPT_DAYS, STATES_IN_VIEW } from "./import.ts";
import { openImport, type SeenImport } from "./open-import.server.ts";

/** Discards a file that was not imported, with all its rows. Its name and the number of its rows stay in the list. */
export function discardImport(
  { db, actor }: Pick<Context, "db"> & { actor: Person },
  seen: SeenImport,
): Promise<"discarded" | "closed" | "changed"> {
  return db.transaction().execute(async (tx) => {
    const open = await openImport(tx, seen);
    if (typeof open === "string") return open;
    await forget(tx, seen.id, actor);
    return "discarded";
  });
}

/** Discards the files that nobody imported in time. Returns how many. */
export function sweepImports({ db }: Pick<Context, "db">): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const old = await tx
      .selectFrom("imports")
      .select("id")
      .where("status", "in", STATES_IN_VIEW.open)
      .where("created_at", "<", sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
      .forUpdate()
      .execute();
    for (const { id } of old) await forget(tx, id, "worker");
    return old.length;
  });
}

async function forget(tx: Tx, id: string, actor: Actor): Promise<void> {
  const { rows } = await tx
    .updateTable("imports")
    .set({ status: "discarded", content: null })
    .where("id", "=", id)
    .returning("row_count as rows")
    .executeTakeFirstOrThrow();
  await tx.deleteFrom("import_rows").where("import_id", "=", id).execute();
  await record(tx, { actor, action: "import.discarded", subjectType: "import", subjectId: id, detail: { rows } });
}
