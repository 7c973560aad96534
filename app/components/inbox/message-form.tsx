import Send from "lucide-react/icons/send";
import type { ReactNode } from "react";
import { messageConsent } from "#app/forms/inbox/message-consent.ts";
import type { RefusedMessage } from "#app/forms/inbox/receive-message.server.ts";
import { href } from "#app/locale.ts";
import { useRootData } from "#app/root-data.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Note } from "#app/ui/note.tsx";
import type { WrittenKind } from "#domain/inbox/message.ts";
import { EMPTY_MESSAGE, type MessageField, type MessageForm as Values } from "#domain/inbox/message-fields.ts";
import type { MessageErrors } from "#domain/inbox/message-form.ts";
import { m } from "#messages/m.ts";
import { MessageFields } from "./message-field.tsx";
import { messageError } from "./message-texts.ts";
import { SeenWording } from "./seen-wording.tsx";
import { Trap } from "./trap.tsx";

interface MessageFormProps {
  kind: WrittenKind;
  /** The page's own address, to which the form posts. */
  action: string;
  site: string;
  refused: RefusedMessage | undefined;
  submitLabel: string;
  /** The fields of this kind. */
  children: ReactNode;
}

/** A form to our own team. It is plain HTML: the server checks it and returns it with everything typed. */
export function MessageForm({ kind, action, site, refused, submitLabel, children }: MessageFormProps) {
  const values = refused?.values ?? EMPTY_MESSAGE;
  const errors = refused?.errors ?? {};
  return (
    <MessageFields value={{ kind, prefix: kind, values, errors }}>
      <form method="post" action={action} noValidate className="grid gap-5">
        <Trap />
        <Refusal prefix={kind} refused={refused} />
        {children}
        <ConsentBox prefix={kind} site={site} values={values} errors={errors} />
        <div>
          <Button type="submit" kind="cta" size="l" icon={<Send />}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </MessageFields>
  );
}

/** The box of the consent, which says who reads the message. It is never ticked in advance. */
export function ConsentBox({
  prefix,
  site,
  values,
  errors,
}: {
  prefix: string;
  site: string;
  values: Pick<Values, "consentimiento">;
  errors: MessageErrors;
}) {
  const code = errors.consentimiento;
  const written = useRootData()?.consents.consent_message ?? null;
  return (
    <div className="rounded-2xl bg-tint px-[22px] pt-3 pb-3.5">
      <SeenWording site={site} written={written} />
      <Checkbox
        className="[&>div]:pl-9 [&>p]:pl-9"
        id={`${prefix}-consentimiento`}
        name="consentimiento"
        required
        defaultChecked={values.consentimiento}
        error={code && messageError("consentimiento", code)}
        label={messageConsent(site, written).text}
        hint={
          <>
            {m.contact_consent_hint()}{" "}
            <a href={href("/privacidad")} target="_blank" rel="noopener" className="link">
              {m.leads_consent_privacy()}
              <span className="sr-only"> {m.leads_consent_new_tab()}</span>
            </a>
          </>
        }
      />
    </div>
  );
}

/** Says above a returned form why it came back, and links to each wrong field. */
export function Refusal({ prefix, refused }: { prefix: string; refused: RefusedMessage | undefined }) {
  if (!refused) return null;
  const { errors, refusal } = refused;
  if (refusal?.kind === "reworded") return <Note kind="caution">{m.settings_consent_reworded()}</Note>;
  if (refusal)
    return (
      <Note kind="error">
        {refusal.kind === "conflict" ? m.contact_error_conflict() : m.leads_error_limited_minutes({ minutes: refusal.minutes })}
      </Note>
    );
  const wrong = Object.entries(errors) as [MessageField, NonNullable<MessageErrors[MessageField]>][];
  return (
    <ErrorSummary
      title={m.leads_error_summary_title()}
      errors={wrong.map(([field, code]) => ({ id: `${prefix}-${field}`, sentence: messageError(field, code) }))}
    />
  );
}
