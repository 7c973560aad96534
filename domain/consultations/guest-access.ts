import { giveLeave } from "#domain/vault/give-leave.ts";
import type { Leave } from "#domain/vault/leave.ts";

/** Somebody who wants to see the name and mailbox of a guest, who has no account. */
export type GuestViewer =
  /** Somebody who manages the center that wrote the guest down. */
  | { kind: "center"; providerId: string }
  /** The guest, by their own link. */
  | { kind: "guest"; guestId: string }
  /** The worker, which writes the mails. */
  | { kind: "worker" };

export type GuestLeave = Leave<"guest", "open">;

/** Gives leave to open what a center wrote down about a guest, or returns null when this viewer may not. */
export function leaveToOpen(viewer: GuestViewer, guest: { id: string; providerId: string }): GuestLeave | null {
  const may = viewer.kind === "worker" || (viewer.kind === "center" ? viewer.providerId === guest.providerId : viewer.guestId === guest.id);
  return may ? giveLeave("guest", guest.id, "open") : null;
}
