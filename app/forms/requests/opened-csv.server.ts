import { centsCell, csvText } from "#app/list-csv.server.ts";
import { m } from "#app/paraglide/messages.js";
import type { ExportedRequest } from "#domain/followups/inbox-export.server.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { STATE_NAMES } from "#texts/requests.ts";

/** Writes opened requests as a table for spreadsheets. */
export function openedCsv(requests: readonly ExportedRequest[]): string {
  const head = [
    m.requests_csv_number(),
    m.requests_csv_opened(),
    m.requests_csv_name(),
    m.requests_fact_phone(),
    m.requests_fact_email(),
    m.requests_csv_service(),
    m.requests_csv_city(),
    m.requests_csv_message(),
    m.requests_state(),
    m.requests_assign(),
    m.requests_csv_price(),
  ];
  const rows = requests.map(({ number, purchasedAt, name, phone, email, service, city, message, state, assignedTo, priceCents }) => [
    number,
    purchasedAt ? dayInSantoDomingo(purchasedAt) : "",
    name,
    phone,
    email,
    service?.name ?? "",
    city ?? "",
    message,
    STATE_NAMES[state](),
    assignedTo?.name ?? "",
    centsCell(priceCents),
  ]);
  return csvText(head, rows);
}
