import { giveLeave } from "#domain/vault/give-leave.ts";
import type { Leave } from "#domain/vault/leave.ts";

export type UploadLeave = Leave<"upload", "open">;

/** Gives leave to open what somebody sent to that person alone. */
export const leaveToTake = (userId: string, upload: { id: string; userId: string }): UploadLeave | null =>
  upload.userId === userId ? giveLeave("upload", upload.id, "open") : null;
