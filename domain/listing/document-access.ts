import { giveLeave } from "#domain/vault/give-leave.ts";
import type { Leave } from "#domain/vault/leave.ts";

/** Who wants to read a paper. */
export interface DocumentReader {
  readonly userId: string;
  readonly isAdmin: boolean;
}

/** Gives leave to those who manage the center of a paper, and to those who check it. */
export function leaveToRead(
  { userId, isAdmin }: DocumentReader,
  document: { id: string; managers: readonly string[] },
): Leave<"document", "open"> | null {
  return isAdmin || document.managers.includes(userId) ? giveLeave("document", document.id, "open") : null;
}
