import { giveLeave } from "#domain/vault/give-leave.ts";
import type { Leave } from "#domain/vault/leave.ts";

/** Who wants to see the name and the mailbox of somebody without an account. */
export type GuestViewer =
  /** Whoever manages the center that wrote them down. */
  | { kind: "center"; providerId: string }
  /** They themselves, behind their link. */
  | { kind: "guest"; guestId: string }
  /** Writes the mails. */
  | { kind: "worker" };

export type GuestLeave = Leave<"guest", "open">;

/** Gives leave to open what a center wrote down of somebody, or returns null when this viewer may not. */
export function leaveToOpen(viewer: GuestViewer, guest: { id: string; providerId: string }): GuestLeave | null {
  const may = viewer.kind === "worker" || (viewer.kind === "center" ? viewer.providerId === guest.providerId : viewer.guestId === guest.id);
  return may ? giveLeave("guest", guest.id, "open") : null;
}
