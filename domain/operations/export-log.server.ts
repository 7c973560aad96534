import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Db } from "#platform/db/db.ts";
import { type AskedLog, type LogLine, logPage } from "./log-queries.server.ts";

const EXPORT_PAGE = 1000;

/** Reads the requested part of the log in pages, after logging who exports it. */
export async function exportLog(db: Db, asked: AskedLog, actor: Actor): Promise<AsyncGenerator<LogLine[]>> {
  await db.transaction().execute((tx) => record(tx, { actor, action: "audit.exported", subjectType: "log", subjectId: "all" }));
  return pagesOf(db, asked);
}

async function* pagesOf(db: Db, asked: AskedLog): AsyncGenerator<LogLine[]> {
  for (let after = asked.after; ; ) {
    const { lines, next } = await logPage(db, { ...asked, after }, EXPORT_PAGE);
    yield lines;
    if (next === null) return;
    after = next;
  }
}
