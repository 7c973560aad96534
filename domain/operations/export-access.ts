import { giveLeave } from "#domain/vault/give-leave.ts";
import type { Leave } from "#domain/vault/leave.ts";

/** Gives leave to open a part of a file to whoever asked for the file. */
export const leaveOfAsker = (userId: string, part: { id: string; askedBy: string }): Leave<"export-part", "open"> | null =>
  userId === part.askedBy ? giveLeave("export-part", part.id, "open") : null;
