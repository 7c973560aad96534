import { giveLeave } from "#domain/vault/give-leave.ts";
import type { Leave } from "#domain/vault/leave.ts";

export type ErasureLeave = Leave<"erasure", "open">;

/** Gives the worker leave to open the address for a receipt, to end what the mailbox subscribed to and to write to it. Nobody else gets one. */
export const leaveOfWorker = (id: string): ErasureLeave => giveLeave("erasure", id, "open");
