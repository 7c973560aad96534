import { giveLeave } from "#domain/vault/give-leave.ts";
import type { Leave } from "#domain/vault/leave.ts";

/** Somebody who wants to read a paper of a claim. */
export interface ClaimReader {
  readonly userId: string;
  readonly isAdmin: boolean;
}

/** Gives leave to the person who sent the paper, and to those who decide. The people of the claimed center never see it. */
export const leaveToRead = (
  { userId, isAdmin }: ClaimReader,
  paper: { id: string; sentBy: string },
): Leave<"claim-document", "open"> | null => (isAdmin || paper.sentBy === userId ? giveLeave("claim-document", paper.id, "open") : null);
