import type { ReceiptBox } from "#domain/leads/receipt.ts";
import { m } from "#messages/m.ts";

/**
 * Says what became of a box of a receipt: whether it was ticked, and whether its permission still stands. A permission is withdrawn by
 * a button, which leaves a line of its own about the same center.
 */
export function boxWord(box: ReceiptBox, all: readonly ReceiptBox[]): string {
  if (box.purpose === "caller_word") return m.patients_receipt_word();
  const sameCenter = all.filter(({ centers }) => centers.some((id) => box.centers.includes(id)));
  if (!box.ticked)
    return sameCenter.some(({ ticked, at }) => ticked && at < box.at) ? m.patients_receipt_withdrawal() : m.patients_receipt_unticked();
  return sameCenter.some(({ ticked, at }) => !ticked && at > box.at) ? m.patients_receipt_withdrawn() : m.patients_receipt_ticked();
}
