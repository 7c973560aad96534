import MailCheck from "lucide-react/icons/mail-check";
import { nameList } from "#app/forms/leads/consent-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Note } from "#app/ui/note.tsx";
import type { PatientLead } from "#domain/receivers/lead-for-patient.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";

/** For a request that a program sent: its person sees the centers by name before any center hears of it. */
function NameCenters({ confirmBy, centersUrl }: { confirmBy: Date; centersUrl: string }) {
  return (
    <Card as="section" ground="tint">
      <h2 className="flex items-center gap-2.5 title-4">
        <MailCheck className="text-brand" />
        {m.leads_status_names_title()}
      </h2>
      <p className="mt-2 text-ink-2">{m.leads_status_names_text({ date: formatDate(confirmBy) })}</p>
      <Button kind="cta" href={centersUrl} className="mt-4">
        {m.leads_status_others_action()}
      </Button>
    </Card>
  );
}

/** Asks for the click without which no center hears of the request. */
function ReleaseRequest({ lead }: { lead: PatientLead }) {
  const centers = lead.receivers.filter(({ state }) => state === "unconfirmed").map(({ name }) => name);
  const facts = { email: lead.maskedEmail ?? "", date: formatDate(lead.confirmBy) };
  return (
    <Card as="section" ground="tint" id="correo">
      <h2 className="flex items-center gap-2.5 title-4">
        <MailCheck className="text-brand" />
        {m.leads_status_release_title()}
      </h2>
      <p className="mt-2 text-ink-2">
        {centers.length > 0 ? m.leads_status_release_text({ ...facts, centers: nameList(centers) }) : m.leads_status_release_team(facts)}
      </p>
      <form method="post" className="mt-4">
        <Button type="submit" kind="cta" name="accion" value="confirmar">
          {m.leads_status_release_action()}
        </Button>
      </form>
    </Card>
  );
}

/** Asks somebody to confirm the address, without which it gets no further mails. */
export function ConfirmEmail({ text }: { text: string }) {
  return (
    <Card as="section" ground="tint" id="correo">
      <h2 className="flex items-center gap-2.5 title-4">
        <MailCheck className="text-brand" />
        {m.leads_status_confirm_title()}
      </h2>
      <p className="mt-2 text-ink-2">{text}</p>
      <form method="post" className="mt-4">
        <Button type="submit" kind="primary" name="accion" value="confirmar">
          {m.leads_status_confirm_action()}
        </Button>
      </form>
    </Card>
  );
}

/** What the person still has to do before the request goes on: name centers, confirm the request or the address, or see other centers. */
export function PendingSteps({ lead, centersUrl }: { lead: PatientLead; centersUrl: string }) {
  return (
    <>
      {lead.awaits === "names" && <NameCenters confirmBy={lead.confirmBy} centersUrl={centersUrl} />}
      {lead.awaits === "click" && <ReleaseRequest lead={lead} />}
      {!lead.awaits && !lead.emailConfirmed && lead.maskedEmail && (
        <ConfirmEmail text={(lead.askFirst ? m.leads_status_confirm_question : m.leads_status_confirm_text)({ email: lead.maskedEmail })} />
      )}
      {lead.othersPending && !lead.awaits && (
        <Note kind="info">
          <p>{m.leads_status_others_pending()}</p>
          <Button kind="primary" size="s" href={centersUrl} className="mt-3">
            {m.leads_status_others_action()}
          </Button>
        </Note>
      )}
    </>
  );
}
