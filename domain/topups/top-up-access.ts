import { giveLeave } from "#domain/vault/give-leave.ts";
import type { Leave } from "#domain/vault/leave.ts";

/** Who wants to read a voucher. */
export interface VoucherReader {
  readonly userId: string;
  readonly isAdmin: boolean;
}

/** Gives leave to those who manage the center that sent the voucher, and to administrators, who compare it with the bank's account. */
export const leaveToRead = (
  { userId, isAdmin }: VoucherReader,
  voucher: { id: string; managers: readonly string[] },
): Leave<"voucher", "open"> | null => (isAdmin || voucher.managers.includes(userId) ? giveLeave("voucher", voucher.id, "open") : null);
