import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { requestPath } from "#app/components/patients/next-step-words.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { OwnCompanion } from "#domain/companions/companion-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { SharingFields } from "./sharing-fields.tsx";

const MAILS: Record<NonNullable<OwnCompanion["mail"]>, () => string> = {
  sent: m.companions_mail_sent,
  queued: m.companions_mail_queued,
  withheld: m.companions_mail_held,
  refused: m.companions_mail_held,
};

/** The person that a patient invited or let in: what they see, and how it ends. */
export function OwnPanel({ own, unticked }: { own: OwnCompanion; unticked: boolean }) {
  const { id, state, email, sees, tellsCenters, joinedAt, expiresAt, mail, leadId } = own;
  return (
    <Panel title={state === "joined" ? m.companions_joined_title() : m.companions_invited_title()} id="contigo">
      <p className="font-semibold wrap-anywhere">{email}</p>
      <p className="text-ink-2">
        {state === "joined" && joinedAt && m.companions_joined_since({ date: formatDate(joinedAt) })}
        {state === "invited" && `${m.companions_invited_until({ date: formatDate(expiresAt) })} ${mail ? MAILS[mail]() : ""}`}
        {state === "expired" && m.companions_expired({ date: formatDate(expiresAt) })}
      </p>
      {leadId && (
        <p className="text-ink-2">
          {m.companions_one_own()} <TextLink href={href(requestPath(leadId))}>{m.companions_one_own_link()}</TextLink>
        </p>
      )}
      {state !== "expired" && (
        <Form method="post" action="#contigo" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <SharingFields
            sees={sees}
            oneRequest={leadId !== null}
            tellsCenters={tellsCenters}
            error={unticked ? m.companions_error_sees() : undefined}
          />
          <Button type="submit" kind="primary" size="s" name="accion" value="cambiar" className="justify-self-start">
            {m.companions_save()}
          </Button>
        </Form>
      )}
      <Form method="post" action="#contigo" className="grid gap-3 border-t pt-4">
        <input type="hidden" name="quien" value={id} />
        {state === "joined" && <p className="text-sm">{m.companions_end_text()}</p>}
        <Button type="submit" kind="outline" size="s" name="accion" value="terminar" className="justify-self-start">
          {state === "joined" ? m.companions_end() : m.companions_withdraw()}
        </Button>
      </Form>
    </Panel>
  );
}
