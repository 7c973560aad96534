import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { Facts } from "#app/ui/facts.tsx";
import type { InboxRequest } from "#domain/followups/inbox-request.server.ts";
import type { MaskedPerson } from "#domain/leads/lead-access.ts";
import { m } from "#messages/m.ts";
import { offerFacts, reasonNames } from "#texts/offers.ts";
import { HiddenPerson } from "./hidden-person.tsx";
import { MessagePart } from "./message-part.tsx";
import { QualityBars } from "./quality-bars.tsx";

interface Props {
  request: InboxRequest;
  person: MaskedPerson;
  /** The possible acts. */
  actions: ReactNode;
  children?: ReactNode;
}

/** A request before its purchase: what may be shown of it, what can be done with it, and why it came to this center. */
export function MaskedRequest({ request, person, actions, children }: Props) {
  const { service, careLanguage, reasons } = request;
  const facts = offerFacts({ ...request, person, service: service?.name ?? null, careLanguage: careLanguage?.name ?? null });
  return (
    <>
      <HiddenPerson />
      {actions}
      <section>
        <h2 className="title-5">{m.followups_facts()}</h2>
        <Facts
          className="mt-2"
          facts={facts.map((fact) => (fact.value === null ? { ...fact, value: m.leads_fact_missing(), missing: true } : fact))}
        />
      </section>
      <MessagePart {...request} />
      <section>
        <h2 className="title-5">{m.followups_why()}</h2>
        <ul className="mt-2 grid gap-1.5">
          {reasonNames(reasons).map((sentence) => (
            <li key={sentence} className="flex gap-2.5 text-ui">
              <Check className="mt-0.5 size-5 flex-none text-ok" />
              {sentence}
            </li>
          ))}
        </ul>
      </section>
      <QualityBars {...request} />
      {children}
    </>
  );
}
