import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Db } from "#platform/db/db.ts";

/** Logs who exports figures, and which. */
export const noteExportOfFigures = (db: Db, actor: Actor, detail: { table: "days" | "replies"; from: string; to: string }): Promise<void> =>
  db
    .transaction()
    .execute((tx) => record(tx, { actor, action: "figures.exported", subjectType: "figures", subjectId: detail.table, detail }));
