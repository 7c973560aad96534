import Eye from "lucide-react/icons/eye";
import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { ProofField } from "#app/components/identity/proof-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { type Fact, Facts } from "#app/ui/facts.tsx";
import type { DeskLead } from "#domain/desk/lead-detail.server.ts";
import { BELIEVED_MINUTES } from "#domain/identity/viewer.ts";
import type { RefusedProof } from "#domain/identity/ways-in.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { offerFacts } from "#texts/offers.ts";
import { CallLinkPart, type ShownCallLink } from "./call-link-part.tsx";
import { TeamContact } from "./team-contact.tsx";

export interface OpenedPerson {
  facts: { key: string; label: string; value: string }[];
  message: string;
  name: string;
  email: string;
  phone: string;
  /** How they prefer to be reached. */
  method: string;
  /** The link to send to a caller without a mailbox; null for anybody else. */
  callLink: ShownCallLink | null;
}

/** How whoever is signed in proves that it is they before they open a contact. */
export interface AskedProof {
  secondFactor: boolean;
  refused: RefusedProof | undefined;
}

/** The person of a request, masked as centers see it before they open it, until an administrator opens it. */
export function LeadPerson({ lead, opened, proof }: { lead: DeskLead; opened: OpenedPerson | null; proof: AskedProof | null }) {
  const { person, createdAt, source } = lead;
  const about: Fact[] = [
    { key: "received", label: m.desk_fact_received(), value: formatDateTime(createdAt) },
    { key: "source", label: m.desk_fact_source(), value: sourceName(source) },
    { key: "mail", label: m.desk_fact_mail(), value: mailState(lead) },
  ];
  if (opened)
    return (
      <Panel title={m.desk_person()}>
        <p role="status" className="text-ink-2 text-ui">
          {m.desk_person_opened()}
        </p>
        <TeamContact number={lead.number} {...opened} phone={opened.phone || null} />
        {opened.callLink && <CallLinkPart {...opened.callLink} name={opened.name} phone={opened.phone} number={lead.number} />}
        <Facts facts={[...opened.facts, ...about]} />
        <Message text={opened.message || m.desk_message_none()} />
      </Panel>
    );
  if (!person)
    return (
      <Panel title={m.desk_person()}>
        <p>{m.desk_person_erased()}</p>
        <Facts facts={about} />
      </Panel>
    );
  const masked = offerFacts({ ...lead, person }).map((fact) => ({ ...fact, value: fact.value ?? m.desk_not_said() }));
  const message = person.messageWithheld ? m.desk_message_withheld() : (person.message ?? m.desk_message_none());
  return (
    <Panel title={m.desk_person()}>
      <p className="text-ink-2 text-ui">{m.desk_person_masked()}</p>
      <Facts facts={[...masked, ...about]} />
      <Message text={message} />
      <Form method="post" noValidate className="grid gap-2 border-t pt-4">
        {proof && (
          <div className="grid max-w-sm gap-2 pb-2">
            <ProofField {...proof} />
            <p className="text-ink-2 text-sm">{m.identity_proof_kept({ minutes: BELIEVED_MINUTES })}</p>
          </div>
        )}
        <p>
          <Button type="submit" kind="outline" size="s" icon={<Eye />} name="accion" value="abrir">
            {m.desk_person_open()}
          </Button>
        </p>
        <p className="text-ink-2 text-sm">{m.desk_person_open_text()}</p>
      </Form>
    </Panel>
  );
}

function mailState({ hasMailbox, emailConfirmed, phoneConfirmed }: DeskLead): string {
  if (!hasMailbox) return phoneConfirmed ? m.desk_mail_none_confirmed() : m.desk_mail_none();
  return emailConfirmed ? m.desk_mail_confirmed() : m.desk_mail_unconfirmed();
}

function Message({ text }: { text: string }) {
  return (
    <div className="grid gap-1">
      <h3 className="font-semibold text-ui">{m.desk_message()}</h3>
      <p className="max-w-[64ch] whitespace-pre-line">{text}</p>
    </div>
  );
}

function sourceName(source: string): string {
  if (source === "call") return m.desk_source_call();
  return source === "api" ? m.desk_source_api() : m.desk_source_form();
}
