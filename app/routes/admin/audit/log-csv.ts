import { aboutOf, detailWords } from "#app/components/audit/log-words.ts";
import { servicesContext } from "#app/context.ts";
import { askedLog, LOG_QUERY } from "#app/forms/audit/asked-log.ts";
import { listCsv, MAX_ROWS } from "#app/forms/lists/list-csv.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { exportLog } from "#domain/operations/export-log.server.ts";
import { namesInLog } from "#domain/operations/log-names.server.ts";
import { m } from "#messages/m.ts";
import type { Db } from "#platform/db/db.ts";
import { formatNumber } from "#platform/format.ts";
import { auditActName, auditActorName } from "#texts/audit.ts";
import { auditSubjectName } from "#texts/audit-details.ts";
import type { Route } from "./+types/log-csv";

export const handle = { query: LOG_QUERY } satisfies Handle;

/**
 * Returns the log as a table for spreadsheets, the newest line first: in the words of the screen, and beside them the codes that
 * programs read. It ends after as many lines as other tables; the worker makes a file of the whole log.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const pages = await exportLog(db, askedLog(request.url), `admin:${viewerOf(context).userId}`);
  const head = [
    m.audit_when(),
    m.audit_who(),
    m.audit_what(),
    m.audit_about(),
    m.audit_name(),
    m.audit_detail(),
    m.audit_origin(),
    m.audit_request(),
    m.audit_code(),
    m.audit_about_code(),
    m.audit_about_id(),
    m.audit_detail_code(),
  ];
  return listCsv("registro.csv", head, cellsOf(db, pages));
}

async function* cellsOf(db: Db, pages: Awaited<ReturnType<typeof exportLog>>) {
  let sent = 0;
  for await (const page of pages) {
    if (sent === MAX_ROWS) {
      // The log is never counted.
      yield [[m.audit_csv_cut({ most: formatNumber(MAX_ROWS) })]];
      return;
    }
    const lines = page.slice(0, MAX_ROWS - sent);
    sent += lines.length;
    const names = await namesInLog(db, lines);
    yield lines.map((line) => [
      line.at,
      line.actorName ?? auditActorName(line.actor),
      auditActName(line.action),
      auditSubjectName(line.subjectType),
      line.subjectName ?? aboutOf(line, names)?.name,
      detailWords(line, names),
      [line.network, line.device].filter(Boolean).join(", "),
      line.requestId,
      line.action,
      line.subjectType,
      line.subjectId,
      JSON.stringify(line.detail),
    ]);
  }
}
