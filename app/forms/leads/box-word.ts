import type { ReceiptBox } from "#domain/leads/receipt.ts";
import { m } from "#messages/m.ts";

/** Says whether a box was ticked, or a permission was withdrawn by a button. */
export function boxWord({ ticked, purpose }: Pick<ReceiptBox, "ticked" | "purpose">): string {
  if (purpose === "caller_word") return m.patients_receipt_word();
  return ticked ? m.patients_receipt_ticked() : m.patients_receipt_unticked();
}
