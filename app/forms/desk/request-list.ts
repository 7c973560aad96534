import { type AskedList, askedList } from "#app/forms/lists/admin-list.ts";
import { slugs } from "#app/query-shapes.ts";
import { QUEUE_SORTS, QUEUE_VIEWS, type QueueSort, type QueueView } from "#domain/desk/queue.ts";
import type { QueueFilter } from "#domain/desk/queue-queries.server.ts";

export const REQUESTS_PATH = "/dashboard/admin/solicitudes";
export const REQUEST_LIST = {
  sorts: QUEUE_SORTS,
  fallingFirst: ["llegada"],
  views: QUEUE_VIEWS,
  filters: { servicio: slugs(60) },
} as const;

export function askedRequests(url: string): { asked: AskedList<QueueSort, QueueView>; query: QueueFilter } {
  const asked = askedList(url, REQUEST_LIST);
  const { search, view, sort, descending, page, filters } = asked;
  return { asked, query: { view, number: search, serviceId: filters.servicio, sort, descending, page } };
}

export const REQUEST_ACTS = ["calificar", "rechazar"] as const;
export type RequestAct = (typeof REQUEST_ACTS)[number];
