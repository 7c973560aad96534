import { giveLeave } from "#domain/vault/give-leave.ts";
import type { Leave } from "#domain/vault/leave.ts";

export type UploadLeave = Leave<"upload", "open">;

/** Gives leave to open a file only to the person who sent it. */
export const leaveToTake = (userId: string, upload: { id: string; userId: string }): UploadLeave | null =>
  upload.userId === userId ? giveLeave("upload", upload.id, "open") : null;
