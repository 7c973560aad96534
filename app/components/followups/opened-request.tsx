import type { ReactNode } from "react";
import { useMay } from "#app/components/team/own-role.ts";
import type { ContactLinks } from "#app/forms/followups/contact-links.ts";
import { Facts } from "#app/ui/facts.tsx";
import { Note } from "#app/ui/note.tsx";
import type { ContactWay } from "#domain/followups/followup.ts";
import type { InboxRequest } from "#domain/followups/inbox-request.server.ts";
import type { OpenPerson } from "#domain/leads/lead-access.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { formatUsdExact } from "#platform/money.ts";
import { choiceName } from "#texts/leads.ts";
import { openedFacts } from "#texts/opened-facts.ts";
import { ContactButtons } from "./contact-buttons.tsx";
import { MessagePart } from "./message-part.tsx";
import { PathStrip } from "./path-strip.tsx";
import { QualityBars } from "./quality-bars.tsx";
import { ReplyClock } from "./reply-clock.tsx";

interface Props {
  centerId: string;
  request: InboxRequest;
  person: OpenPerson;
  /** Null where nothing can be done with it. */
  links: ContactLinks | null;
  /** What its center does with it. */
  children?: ReactNode;
}

const PREFERRED: Readonly<Record<string, ContactWay>> = { whatsapp: "whatsapp", telefono: "call", email: "mail" };

/** A request after its purchase: the person, the contact data, and everything that they wrote. */
export function OpenedRequest({ centerId, request, person, links, children }: Props) {
  const { purchasedAt, priceCents, openedFree, service, careLanguage } = request;
  const method = person.form.metodoContacto;
  const way = choiceName("metodoContacto", method);
  // The preferred way of contact is already above as a sentence.
  const facts = openedFacts({ ...request, person, service: service?.name ?? null, careLanguage: careLanguage?.name ?? null }).filter(
    ({ key }) => key !== "metodoContacto",
  );
  const seesPrices = useMay()("requests.open");
  const opened = purchasedAt && {
    key: "opened",
    label: m.followups_fact_opened(),
    value: seesPrices ? (openedFree ? m.followups_fact_opened_free() : formatUsdExact(priceCents)) : formatDateTime(purchasedAt),
    ...(seesPrices && { detail: formatDateTime(purchasedAt) }),
  };
  return (
    <>
      <PathStrip request={request} />
      <MessagePart {...request} />
      {links && <ContactButtons centerId={centerId} links={links} preferred={PREFERRED[method] ?? null} />}
      {way && (
        <Note kind="warm">
          <p>{m.followups_prefers({ way })}</p>
        </Note>
      )}
      {children}
      <ReplyClock {...request}>{m.followups_contact_text()}</ReplyClock>
      <Facts facts={[...facts, ...(opened ? [opened] : [])]} />
      <QualityBars {...request} isFolded />
    </>
  );
}
