import type { Actor } from "#domain/audit/actor.ts";
import { leaveOfActor as leadLeaveOfActor, leaveToOpen as leaveToOpenLead, type OpenLeave } from "#domain/leads/lead-access.ts";
import { giveLeave } from "#domain/vault/give-leave.ts";
import type { Leave } from "#domain/vault/leave.ts";
import type { MessageKind } from "./message.ts";

/** Somebody who wants to see a message and is not an administrator. Both kinds of link name one message and open no other. */
export type MessageViewer =
  | { kind: "writer"; messageId: string }
  /** Our own team, behind the link of a notice. */
  | { kind: "team-link"; messageId: string }
  /** The site itself: it writes the mails and stores the answers to them, or reads who wrote, so that our team finds and erases them. */
  | { kind: "system"; purpose: "mail" | "lookup" };

export type MessageLeave = Leave<"message", "open">;
/** Opens data under a message's own key, or under the key of its request. */
export type ContentLeave = MessageLeave | OpenLeave;

/**
 * Gives leave to open a message, or returns null when this viewer may not. No message is ever shown to a center. A request for advice is
 * not opened by the link of a message, since its person has another link (`leaveOfPatient`).
 */
export function leaveToOpen(viewer: MessageViewer, { id, kind }: { id: string; kind: MessageKind }): ContentLeave | null {
  if (viewer.kind !== "system" && viewer.messageId !== id) return null;
  if (kind !== "request") return giveLeave("message", id, "open");
  if (viewer.kind === "writer") return null;
  return leaveToOpenLead(viewer.kind === "team-link" ? { kind: "team-link", leadId: id } : viewer, id);
}

/** Gives leave to the actor, if they are an administrator. */
export function leaveOfActor(actor: Actor, { id, kind }: { id: string; kind: MessageKind }): ContentLeave | null {
  if (kind === "request") return leadLeaveOfActor(actor, id);
  return actor.startsWith("admin:") ? giveLeave("message", id, "open") : null;
}
