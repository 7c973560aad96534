import { leaveToOpen as leaveToOpenLead, type OpenLeave } from "#domain/leads/lead-access.ts";
import { giveLeave } from "#domain/vault/give-leave.ts";
import type { Leave } from "#domain/vault/leave.ts";
import type { MessageKind } from "./message.ts";

/** Who wants to see a message. Both links name one message and open no other. */
export type MessageViewer =
  | { kind: "writer"; messageId: string }
  /** Our own team, behind the link of a notice. */
  | { kind: "team-link"; messageId: string }
  | { kind: "admin" }
  /** Writes the mails. */
  | { kind: "worker" };

export type MessageLeave = Leave<"message", "open">;
/** Opens what lies under a message's own key, or under that of the request that it stands for. */
export type ContentLeave = MessageLeave | OpenLeave;

/** Gives leave to open a message, or returns null when this viewer may not. No message is ever shown to a center. */
export function leaveToOpen(viewer: MessageViewer, messageId: string): MessageLeave | null {
  const may = viewer.kind === "admin" || viewer.kind === "worker" || viewer.messageId === messageId;
  return may ? giveLeave("message", messageId, "open") : null;
}

/** Turns the leave to open a message into one for its content. Only our own team has one for a request, whose person has a link of theirs. */
export const leaveForContent = (leave: MessageLeave, kind: MessageKind): ContentLeave | null =>
  kind === "request" ? leaveToOpenLead({ kind: "admin" }, leave.id) : leave;
