import { giveLeave } from "#domain/vault/give-leave.ts";
import type { Leave } from "#domain/vault/leave.ts";

/** Somebody who wants to read a voucher. */
export interface VoucherReader {
  readonly userId: string;
  readonly isAdmin: boolean;
}

/** Gives leave to the managers of the center that sent the voucher, and to administrators, who compare it with the bank account. */
export const leaveToRead = (
  { userId, isAdmin }: VoucherReader,
  voucher: { id: string; managers: readonly string[] },
): Leave<"voucher", "open"> | null => (isAdmin || voucher.managers.includes(userId) ? giveLeave("voucher", voucher.id, "open") : null);
