import type { ReceiptBox } from "#domain/leads/receipt.ts";
import { m } from "#messages/m.ts";

/** What a box of a receipt means today. `said`: another page said it for its person. */
export type BoxStand = "stands" | "withdrawn" | "empty" | "said";

const ofSameCenter = (box: ReceiptBox, all: readonly ReceiptBox[]) =>
  all.filter(({ centers }) => centers.some((id) => box.centers.includes(id)));

/**
 * Returns what became of a box: whether it was ticked, and whether its permission still stands. A permission is withdrawn by a button,
 * which leaves a line of its own about the same center.
 */
export function boxStand(box: ReceiptBox, all: readonly ReceiptBox[]): BoxStand {
  if (box.purpose === "caller_word") return "said";
  const same = ofSameCenter(box, all);
  if (!box.ticked) return same.some(({ ticked, at }) => ticked && at < box.at) ? "withdrawn" : "empty";
  return same.some(({ ticked, at }) => !ticked && at > box.at) ? "withdrawn" : "stands";
}

/** Says the same in words. */
export function boxWord(box: ReceiptBox, all: readonly ReceiptBox[]): string {
  switch (boxStand(box, all)) {
    case "said":
      return m.patients_receipt_word();
    case "withdrawn":
      return box.ticked ? m.patients_receipt_withdrawn() : m.patients_receipt_withdrawal();
    case "empty":
      return m.patients_receipt_unticked();
    case "stands":
      return m.patients_receipt_ticked();
  }
}
