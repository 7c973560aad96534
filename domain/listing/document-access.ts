import { giveLeave } from "#domain/vault/give-leave.ts";
import type { Leave } from "#domain/vault/leave.ts";

/** Somebody who wants to read a paper. */
export interface DocumentReader {
  readonly userId: string;
  readonly isAdmin: boolean;
}

/** Gives leave to the managers of a paper's center, and to the people who check it. */
export function leaveToRead(
  { userId, isAdmin }: DocumentReader,
  document: { id: string; managers: readonly string[] },
): Leave<"document", "open"> | null {
  return isAdmin || document.managers.includes(userId) ? giveLeave("document", document.id, "open") : null;
}
