import { type AskedList, askedList, type ListShape } from "#app/forms/lists/admin-list.ts";
import { oneOf } from "#app/query-shapes.ts";
import { type AskedMessages, MESSAGE_SORTS, MESSAGE_VIEWS, type MessageSort, type MessageView } from "#domain/inbox/listed-message.ts";
import { MESSAGE_KINDS, type MessageKind } from "#domain/inbox/message.ts";

type Filter = "tipo" | "lleva";

/** The oldest first, since it has waited longest. */
export const MESSAGE_LIST: ListShape<MessageSort, MessageView, Filter> = {
  sorts: MESSAGE_SORTS,
  views: MESSAGE_VIEWS,
  filters: { tipo: oneOf(MESSAGE_KINDS), lleva: oneOf(["nadie", "alguien"]) },
};

export function askedMessages(url: string, userId: string): { asked: AskedList; query: AskedMessages } {
  const asked = askedList(url, MESSAGE_LIST);
  const { search, view, sort, descending, page, filters } = asked;
  const unassigned = filters.lleva === null ? null : filters.lleva === "nadie";
  return { asked, query: { search, view, sort, descending, page, kind: filters.tipo as MessageKind | null, unassigned, userId } };
}
