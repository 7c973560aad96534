import { m } from "#app/paraglide/messages.js";
import type { MessageKind, MessageStatus } from "#domain/inbox/message.ts";
import type { Topic } from "#domain/inbox/message-fields.ts";
import { type ChoiceNames, choicesIn, nameOf } from "./choice-names.ts";

export const KIND_NAMES: ChoiceNames<MessageKind> = {
  contact: m.contact_kind_contact,
  advice: m.contact_kind_advice,
  trip: m.contact_kind_trip,
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
