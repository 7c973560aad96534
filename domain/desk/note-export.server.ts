import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Db } from "#platform/db/db.ts";

/** Writes down who takes figures away, and which. */
export const noteExportOfFigures = (db: Db, actor: Actor, detail: { table: "days" | "replies"; from: string; to: string }): Promise<void> =>
  db
    .transaction()
    .execute((tx) => record(tx, { actor, action: "figures.exported", subjectType: "figures", subjectId: detail.table, detail }));
