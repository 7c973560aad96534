import { m } from "#app/paraglide/messages.js";
import { Facts } from "#app/ui/facts.tsx";
import { Note } from "#app/ui/note.tsx";
import type { ContactWay } from "#domain/followups/followup.ts";
import type { InboxRequest } from "#domain/followups/inbox-request.server.ts";
import type { OpenPerson } from "#domain/leads/lead-access.ts";
import { formatDateTime } from "#platform/format.ts";
import { formatUsdExact } from "#platform/money.ts";
import { choiceName } from "#texts/leads.ts";
import { ContactButtons, type ContactLinks } from "./contact-buttons.tsx";
import { MessagePart } from "./message-part.tsx";
import { QualityBars } from "./quality-bars.tsx";
import { ReplyClock } from "./reply-clock.tsx";

interface Props {
  centerId: string;
  request: InboxRequest;
  person: OpenPerson;
  /** Null where nothing is done with it. */
  links: ContactLinks | null;
}

const PREFERRED: Readonly<Record<string, ContactWay>> = { whatsapp: "whatsapp", telefono: "call", email: "mail" };

/** A request after its purchase: who asks, how to reach them, and all that they wrote. */
export function OpenedRequest({ centerId, request, person: { form, phone }, links }: Props) {
  const { purchasedAt, priceCents } = request;
  const way = choiceName("metodoContacto", form.metodoContacto);
  const facts = [
    { key: "phone", label: m.requests_fact_phone(), value: phone },
    { key: "email", label: m.requests_fact_email(), value: form.email },
    { key: "born", label: m.requests_fact_born(), value: form.anoNacimiento },
    { key: "situation", label: m.requests_fact_situation(), value: choiceName("estado", form.estado) },
    { key: "country", label: m.leads_fact_country(), value: request.country },
    { key: "city", label: m.leads_fact_city(), value: request.city },
    { key: "budget", label: m.leads_fact_budget(), value: choiceName("presupuesto", form.presupuesto) },
    { key: "language", label: m.leads_fact_language(), value: request.careLanguage?.name },
    { key: "trip", label: m.requests_fact_trip(), value: form.fechasVisita },
    { key: "more", label: m.requests_fact_more(), value: form.informacionAdicional },
  ];
  const opened = purchasedAt && {
    key: "opened",
    label: m.requests_fact_opened(),
    value: formatUsdExact(priceCents),
    detail: formatDateTime(purchasedAt),
  };
  return (
    <>
      {links && <ContactButtons centerId={centerId} links={links} preferred={PREFERRED[form.metodoContacto] ?? null} />}
      {way && (
        <Note kind="warm">
          <p>{m.requests_prefers({ way })}</p>
        </Note>
      )}
      <ReplyClock {...request}>{m.requests_contact_text()}</ReplyClock>
      <Facts facts={[...facts.flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : [])), ...(opened ? [opened] : [])]} />
      <MessagePart {...request} />
      <QualityBars {...request} />
    </>
  );
}
