import { calendarDay, oneOf, type QueryShapes, text } from "#app/query-shapes.ts";
import { AUDIT_AREAS, type AuditArea } from "#domain/audit/areas.ts";
import type { AskedLog } from "#domain/operations/log-queries.server.ts";

/** The query of the log's address. */
export const LOG_QUERY = {
  vista: oneOf(["todo"]),
  persona: text(64),
  area: oneOf(AUDIT_AREAS),
  desde: calendarDay,
  hasta: calendarDay,
  q: text(80),
  tras: (value) => (/^[1-9]\d{0,14}$/.test(value) ? value : null),
} satisfies QueryShapes;

export function askedLog(url: string): AskedLog {
  const { searchParams } = new URL(url);
  const read = (key: keyof typeof LOG_QUERY) => LOG_QUERY[key](searchParams.get(key) ?? "");
  const after = read("tras");
  return {
    everybody: read("vista") !== null,
    person: read("persona"),
    area: read("area") as AuditArea | null,
    from: read("desde"),
    to: read("hasta"),
    about: read("q"),
    after: after === null ? null : Number(after),
  };
}

/** Returns the address of the log with `change`. It starts again with the newest lines unless `change` says otherwise. */
export function logAddress(path: string, asked: AskedLog, change: Partial<AskedLog> = {}): string {
  const { everybody, person, area, from, to, about, after } = { ...asked, after: null, ...change };
  const query = new URLSearchParams();
  if (everybody) query.set("vista", "todo");
  const rest = { persona: person, area, desde: from, hasta: to, q: about, tras: after };
  for (const [key, value] of Object.entries(rest)) if (value !== null) query.set(key, String(value));
  return query.size > 0 ? `${path}?${query}` : path;
}
