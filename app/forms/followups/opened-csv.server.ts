import { csvText } from "#app/forms/lists/list-csv.server.ts";
import type { ExportedRequest } from "#domain/followups/inbox-export.server.ts";
import { EMPTY_LEAD_FORM } from "#domain/leads/lead-form-fields.ts";
import { m } from "#messages/m.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { plainAmount } from "#platform/money.ts";
import { STATE_NAMES } from "#texts/followups.ts";
import { openedAnswers } from "#texts/opened-facts.ts";

type Answered = Pick<ExportedRequest, "person" | "service" | "country" | "city" | "careLanguage">;

/** The columns do not depend on the request, so they are taken from one without answers. */
const NOBODY: Answered = { person: { form: EMPTY_LEAD_FORM, phone: "" }, service: null, country: null, city: null, careLanguage: null };

const answersOf = (request: Answered) =>
  openedAnswers({ ...request, service: request.service?.name ?? null, careLanguage: request.careLanguage?.name ?? null });

/** Writes opened requests as a CSV file, with their prices for who sees prices. */
export function openedCsv(requests: readonly ExportedRequest[], seesPrices: boolean): string {
  const head = [
    m.followups_csv_number(),
    m.followups_csv_opened(),
    m.followups_csv_name(),
    ...answersOf(NOBODY).map(({ label }) => label),
    m.followups_csv_message(),
    m.followups_state(),
    m.followups_assign(),
    ...(seesPrices ? [m.followups_csv_price()] : []),
  ];
  const rows = requests.map((request) => [
    request.number,
    request.purchasedAt ? dayInSantoDomingo(request.purchasedAt) : "",
    `${request.person.form.nombre} ${request.person.form.apellido}`.trim(),
    ...answersOf(request).map(({ value }) => value),
    request.person.form.mensaje,
    STATE_NAMES[request.state](),
    request.assignedTo?.name ?? "",
    ...(seesPrices ? [plainAmount(request.priceCents)] : []),
  ]);
  return csvText(head, rows);
}
