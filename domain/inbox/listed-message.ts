import { hoursBetween } from "#platform/days.ts";
import type { AskedRows } from "#platform/db/list-page.ts";
import type { CloseReason, MessageKind, MessageStatus } from "./message.ts";

export const MESSAGES_PAGE = 25;

export const MESSAGE_VIEWS = ["abiertas", "asesoramiento", "mias", "respondidas", "cerradas"] as const;
export type MessageView = (typeof MESSAGE_VIEWS)[number];
export const MESSAGE_SORTS = ["llegada", "numero"] as const;
export type MessageSort = (typeof MESSAGE_SORTS)[number];

export interface AskedMessages extends AskedRows<MessageSort> {
  /** Null for all messages to our team. */
  readonly view: MessageView | null;
  readonly kind: MessageKind | null;
  /** True for those without an assignee, false for those with one. */
  readonly unassigned: boolean | null;
  /** The person whose messages «mias» shows. */
  readonly userId: string;
}

/** A message in a list, without its writer and its subject. */
export interface ListedMessage {
  id: string;
  number: string;
  kind: MessageKind;
  status: MessageStatus;
  createdAt: Date;
  /** The moment of the writer's last words, from which an unanswered message waits. */
  waitsSince: Date;
  answeredAt: Date | null;
  closeReason: CloseReason | null;
  assigneeId: string | null;
  assignee: string | null;
  replies: number;
}

/** Returns whether a message waits for longer than its writer was promised. */
export const isLate = ({ waitsSince }: Pick<ListedMessage, "waitsSince">, now: Date, promisedHours: number): boolean =>
  hoursBetween(waitsSince, now) > promisedHours;
