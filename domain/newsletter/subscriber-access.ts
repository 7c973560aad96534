import { giveLeave } from "#domain/vault/give-leave.ts";
import type { Leave } from "#domain/vault/leave.ts";

export type SubscriberLeave = Leave<"subscriber">;

/** Gives leave to open an address: the worker writes to it, and an administrator sees it masked. */
export const leaveToOpen = (viewer: "worker" | "admin", id: string): SubscriberLeave =>
  giveLeave("subscriber", id, viewer === "worker" ? "open" : "masked");
