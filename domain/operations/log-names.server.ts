import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import type { LogLine } from "./log-queries.server.ts";

/** The name of an id in the log, with its page in administration. It is never the name of somebody who sent a request. */
export interface LogName {
  readonly name: string;
  readonly path: string;
}

/** Texts have no ids: the log names them by kind and slug. */
const TEXT_KINDS = ["treatment", "article", "guide", "question", "legal", "page"];

/** By id; texts by `kind:slug`. */
export type LogNames = Readonly<Record<string, LogName>>;

/** Returns the names of the ids in these lines, for things with a page of their own. Those that no longer exist are left out. */
export async function namesInLog(db: Db, lines: readonly LogLine[]): Promise<LogNames> {
  const ids = [...new Set(lines.flatMap(({ subjectId, detail }) => [subjectId, ...stringsIn(detail)]))];
  const rowIds = ids.filter((id) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id));
  const { rows } = await sql<LogName & { id: string }>`
    select id::text, name, case provider_type when 'clinic' then 'centros/' else 'especialistas/' end || id as path
      from provider_profiles where id = any(${rowIds}::uuid[])
    union all select id::text, number, 'solicitudes/' || id from leads where id = any(${rowIds}::uuid[])
    union all select o.id::text, l.number, 'solicitudes/' || l.id from offers o join leads l on l.id = o.lead_id where o.id = any(${rowIds}::uuid[])
    union all select id::text, reference, 'recargas/' || id from top_ups where id = any(${rowIds}::uuid[])
    union all select id::text, file_name, 'importar/' || id from imports where id = any(${rowIds}::uuid[])
    union all select c.id::text, p.name, 'reclamos/' || c.id from profile_claims c join provider_profiles p on p.id = c.provider_id
      where c.id = any(${rowIds}::uuid[])
    union all select user_id, concat_ws(' ', first_name, last_name), 'usuarios/' || user_id from profiles
      where user_id = any(${ids}) and concat_ws(' ', first_name, last_name) <> ''
    union all select kind || ':' || slug, title, 'contenido/' || kind || '/' || slug from content_versions
      where slug = any(${ids}) and kind = any(${TEXT_KINDS}) and state in ('published', 'archived')`.execute(db);
  return Object.fromEntries(rows.map(({ id, name, path }) => [id, { name, path: `/dashboard/admin/${path}` }]));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
