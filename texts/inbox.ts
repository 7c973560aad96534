import type { MessageView } from "#domain/inbox/listed-message.ts";
import type { CloseReason, MessageKind, MessageStatus } from "#domain/inbox/message.ts";
import type { Topic } from "#domain/inbox/message-fields.ts";
import { m } from "#messages/m.ts";
import { type ChoiceNames, choicesIn, nameOf } from "./choice-names.ts";

export const KIND_NAMES: ChoiceNames<MessageKind> = {
  contact: m.contact_kind_contact,
  advice: m.contact_kind_advice,
  trip: m.contact_kind_trip,
  request: m.inbox_kind_request,
};

export const STATUS_NAMES: ChoiceNames<MessageStatus> = {
  new: m.contact_state_new,
  answered: m.contact_state_answered,
  closed: m.contact_state_closed,
};

const TOPICS: ChoiceNames<Topic> = {
  pregunta: m.contact_topic_pregunta,
  solicitud: m.contact_topic_solicitud,
  centro: m.contact_topic_centro,
  datos: m.contact_topic_datos,
  otro: m.contact_topic_otro,
};

export const topicChoices = () => choicesIn(TOPICS);
export const topicName = (topic: string): string | null => nameOf(TOPICS, topic);

export const MESSAGE_VIEW_NAMES: ChoiceNames<MessageView> = {
  abiertas: m.inbox_view_open,
  asesoramiento: m.inbox_view_advice,
  mias: m.inbox_view_mine,
  respondidas: m.inbox_view_answered,
  cerradas: m.inbox_view_closed,
};

export const CLOSE_REASON_NAMES: ChoiceNames<CloseReason> = {
  solved: m.inbox_reason_solved,
  "by-phone": m.inbox_reason_by_phone,
  "other-place": m.inbox_reason_other_place,
  "with-center": m.inbox_reason_with_center,
  unwanted: m.inbox_reason_unwanted,
};

/** What was done with a message, as the page says after the act. */
export const MESSAGE_DONE = {
  respondido: m.inbox_done_respondido,
  asignado: m.inbox_done_asignado,
  cerrado: m.inbox_done_cerrado,
  marcado: m.inbox_done_marcado,
  igual: m.inbox_done_igual,
} as const;
export type MessageDone = keyof typeof MESSAGE_DONE;
