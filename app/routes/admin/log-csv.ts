import { servicesContext } from "#app/context.ts";
import { askedLog, LOG_QUERY } from "#app/forms/audit/asked-log.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { listCsv } from "#app/list-csv.server.ts";
import { m } from "#app/paraglide/messages.js";
import { exportLog } from "#domain/audit/export-log.server.ts";
import { auditActName, auditActorName } from "#texts/audit.ts";
import type { Route } from "./+types/log-csv";

export const handle = { query: LOG_QUERY } satisfies Handle;

/** The log as a table for spreadsheets, from its end. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const pages = await exportLog(context.get(servicesContext).db, askedLog(request.url), `admin:${viewerOf(context).userId}`);
  const head = [
    m.audit_when(),
    m.audit_who(),
    m.audit_what(),
    m.audit_code(),
    m.audit_about(),
    m.audit_detail(),
    m.audit_origin(),
    m.audit_request(),
  ];
  return listCsv("registro.csv", head, cellsOf(pages));
}

async function* cellsOf(pages: Awaited<ReturnType<typeof exportLog>>) {
  for await (const lines of pages) {
    yield lines.map((line) => [
      line.at,
      line.actorName ?? auditActorName(line.actor),
      auditActName(line.action),
      line.action,
      `${line.subjectType} ${line.subjectId}`,
      JSON.stringify(line.detail),
      [line.network, line.device].filter(Boolean).join(", "),
      line.requestId,
    ]);
  }
}
