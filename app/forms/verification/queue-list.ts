import { type AskedList, askedList, type ListShape, listAddress, listQuery } from "#app/forms/lists/admin-list.ts";
import { oneOf, type QueryShapes, text } from "#app/query-shapes.ts";
import { type QueueQuestion, SORTS, VIEWS } from "#domain/verification/queue.ts";

export const QUEUE_PATH = "/dashboard/admin/verificacion";
export const QUEUE_TYPES = ["clinic", "doctor", "specialist"] as const;
export const QUEUE_LIST = {
  sorts: SORTS,
  views: VIEWS,
  filters: { tipo: oneOf(QUEUE_TYPES), ciudad: text(80) },
} satisfies ListShape<string, string, string>;

export const QUEUE_QUERY: QueryShapes = listQuery(QUEUE_LIST);

export function askedQueue(url: string): { asked: AskedList; question: QueueQuestion } {
  const asked = askedList(url, QUEUE_LIST);
  const { tipo: type, ciudad: city } = asked.filters;
  return { asked, question: { ...asked, type, city } };
}

/** Returns the address of a profile in the list, which keeps its search, filters and order. */
export const profileInQueue = (id: string, asked: AskedList): string => listAddress(`${QUEUE_PATH}/${id}`, QUEUE_LIST, asked);
