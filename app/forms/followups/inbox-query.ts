import { count, oneOf, type QueryShapes, slugs, text } from "#app/query-shapes.ts";
import { FOLLOWUP_STATES } from "#domain/followups/followup.ts";
import type { InboxFilters } from "#domain/followups/inbox.server.ts";
import type { InboxTab } from "#domain/followups/inbox-rows.server.ts";

/** The tabs, by their names in addresses. */
export const TABS = {
  nuevas: "new",
  conversacion: "answered",
  abiertas: "opened",
  cerradas: "closed",
  retiradas: "withdrawn",
} as const satisfies Record<string, InboxTab>;
/** The minimum scores in the filter. */
export const SCORES = ["50", "70", "85"] as const;

export const INBOX_QUERY = {
  ver: oneOf(Object.keys(TABS)),
  buscar: text(80),
  tratamiento: slugs(60),
  estado: oneOf(FOLLOWUP_STATES),
  asignada: text(64),
  calidad: oneOf(SCORES),
  pagina: count(1000),
} satisfies QueryShapes;

export type InboxQuery = Readonly<Partial<Record<keyof typeof INBOX_QUERY, string>>>;

/** Reads the address of an inbox. */
export function readInboxQuery(url: string): { query: InboxQuery; asked: InboxFilters & { tab: InboxTab | null; page: number } } {
  const { searchParams } = new URL(url);
  const query: Record<string, string> = {};
  for (const [key, shape] of Object.entries(INBOX_QUERY)) {
    const value = shape(searchParams.get(key) ?? "");
    if (value) query[key] = value;
  }
  const { ver, buscar = null, tratamiento = null, estado, asignada = null, calidad, pagina } = query;
  return {
    query,
    asked: {
      tab: Object.entries(TABS).find(([word]) => word === ver)?.[1] ?? null,
      search: buscar,
      serviceId: tratamiento,
      state: FOLLOWUP_STATES.find((state) => state === estado) ?? null,
      assignedTo: asignada === "nadie" ? "nobody" : asignada,
      minScore: calidad ? Number(calidad) : null,
      page: Number(pagina ?? 1),
    },
  };
}

/** Writes the address of an inbox, or of one request beside it, with some changes. */
export function inboxPath(query: InboxQuery, change: InboxQuery = {}, id?: string): string {
  const path = `/dashboard/provider/solicitudes${id ? `/${id}` : ""}`;
  const params = new URLSearchParams(Object.entries({ ...query, ...change }).filter(([, value]) => value !== undefined && value !== ""));
  return params.size > 0 ? `${path}?${params}` : path;
}
