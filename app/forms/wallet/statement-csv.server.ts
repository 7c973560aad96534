import { csvText } from "#app/forms/lists/list-csv.server.ts";
import type { Statement } from "#domain/offers/wallet-statement.server.ts";
import { m } from "#messages/m.ts";
import { dayInSantoDomingo, formatTime } from "#platform/format.ts";
import { plainAmount } from "#platform/money.ts";
import { ENTRY_NAMES, entryDetail } from "#texts/wallet.ts";

/** Writes a statement as a CSV file, the oldest line first. Payments have a column of their own, so that no cell begins with a sign. */
export function statementCsv({ entries }: Statement): string {
  const head = [
    m.wallet_date(),
    m.wallet_csv_time(),
    m.wallet_kind(),
    m.wallet_detail(),
    m.wallet_csv_request(),
    m.wallet_csv_in(),
    m.wallet_csv_out(),
    m.wallet_csv_balance(),
    m.wallet_csv_id(),
  ];
  const rows = entries.map((entry) => {
    const { id, at, kind, amountCents, balanceCents, request } = entry;
    const paid = amountCents < 0;
    return [
      dayInSantoDomingo(at),
      formatTime(at),
      ENTRY_NAMES[kind](),
      entryDetail(entry),
      request?.number ?? "",
      paid ? "" : plainAmount(amountCents),
      paid ? plainAmount(-amountCents) : "",
      plainAmount(balanceCents),
      id,
    ];
  });
  return csvText(head, rows);
}
