import { sentFacts } from "#app/components/shell/sent-facts.tsx";
import type { Fact } from "#app/ui/facts.tsx";
import { MAX_RECEIVERS } from "#domain/leads/lead.ts";
import type { ReceiptBox } from "#domain/leads/receipt.ts";
import type { PatientLead } from "#domain/receivers/lead-for-patient.server.ts";
import { m } from "#messages/m.ts";
import { choiceName } from "#texts/leads.ts";

/** Returns the lines of a receipt: what was sent and when, for how many centers, how many have the contact data, and no guides by mail. */
export function receiptLines(lead: PatientLead, boxes: readonly ReceiptBox[]): Fact[] {
  const { receivers, service } = lead;
  const agreed = receivers.filter((receiver) => receiver.agreed).length;
  const open = receivers.filter(({ state }) => state === "purchased").length;
  const guides = boxes.findLast(({ purpose }) => purpose === "newsletter")?.ticked ?? false;
  return [
    ...sentFacts(lead),
    {
      key: "service",
      label: m.leads_fact_service(),
      value: service?.name ?? m.leads_fact_missing(),
      missing: !service,
    },
    ...(receivers.length > 0
      ? [
          { key: "permission", label: m.patients_receipt_permission(), value: m.patients_receipt_permission_of({ count: agreed }) },
          {
            key: "contact",
            label: m.patients_contact(),
            value: open > 0 ? m.patients_receipt_open_of({ count: open, all: receivers.length }) : m.patients_contact_shut(),
          },
        ]
      : []),
    { key: "guides", label: m.patients_receipt_guides(), value: guides ? m.patients_receipt_yes() : m.patients_receipt_no() },
  ];
}

/** Returns what else was said in a request, for its sender. */
export function receiptFacts(lead: PatientLead): Fact[] {
  return [
    ...(lead.askFirst ? [{ key: "way", label: m.threads_fact_way(), value: m.threads_fact_way_question() }] : []),
    { key: "email", label: m.leads_fact_email(), value: lead.maskedEmail ?? m.leads_fact_no_email(), missing: !lead.maskedEmail },
    ...tripFacts(lead.trip),
  ];
}

/** Returns what they said about coming here. Empty answers are left out. */
function tripFacts({ dates, lodging, city }: PatientLead["trip"]): Fact[] {
  const said = (key: string, label: string, value: string | null): Fact[] => (value ? [{ key, label, value }] : []);
  return [
    ...said("city", m.leads_fact_city(), city),
    ...said("dates", m.leads_field_fechasVisita(), dates),
    ...said("lodging", m.leads_field_alojamiento(), choiceName("alojamiento", lodging)),
  ];
}

/** Returns whether a center sees the request: it was offered, and neither withdrawn nor closed since. */
export const hasIt = ({ offeredAt, state }: PatientLead["receivers"][number]): boolean => offeredAt !== null && state !== "withdrawn";

/** Says the state of the request in one sentence. */
export function standing({ status, kind, receivers, othersPending, awaits, maskedEmail }: PatientLead): string {
  if (awaits) return awaits === "names" ? m.leads_status_unconfirmed_names() : m.leads_status_unconfirmed();
  const has = receivers.filter(hasIt).length;
  if (has > 0) return [m.leads_status_routed({ centers: has }), ...(status === "closed" ? [m.leads_status_closed()] : [])].join(" ");
  if (receivers.some(({ offeredAt }) => offeredAt !== null)) return m.leads_status_nobody();
  if (othersPending && status === "unmatched") return m.leads_status_pending();
  if (kind === "advice" || status === "advice") return m.leads_status_advice();
  if (status === "accepted") return m.leads_status_accepted();
  if (status === "held") return maskedEmail ? m.leads_status_held() : m.leads_status_held_no_email();
  if (status === "waiting") return `${m.leads_status_waiting()} ${m.leads_status_waiting_else()}`;
  if (status === "attached") return m.leads_status_attached();
  if (status === "closed" || status === "rejected") return m.leads_status_closed();
  return m.leads_status_unmatched();
}

/** Returns whether the patient may write to another center. Up to three answers are enough. */
export function canNameMore({ mayNameMore, othersPending, awaits, kind, receivers }: PatientLead): boolean {
  const active = receivers.filter(({ state }) => ["waiting", "in-line", "open", "purchased"].includes(state)).length;
  return mayNameMore && !othersPending && !awaits && kind === "center" && active < MAX_RECEIVERS;
}
