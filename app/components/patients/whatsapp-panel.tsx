import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import type { WhatsappMistakes } from "#app/forms/patients/whatsapp-form.server.ts";
import { useSiteName } from "#app/root-data.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import type { LastWhatsapp } from "#domain/whatsapp/note-deliveries.server.ts";
import { m } from "#messages/m.ts";
import { formatPhone, formatTime, formatWeekday } from "#platform/format.ts";

interface Props {
  /** The number to which reminders go; null while nobody ticked the box. */
  phone: string | null;
  /** What became of the last one; null while none went. */
  last: LastWhatsapp | null;
  /** True where messages are kept beside the mails and leave nowhere. */
  sandbox: boolean;
  mistakes: WhatsappMistakes | undefined;
  /** What it says to whoever has an account, unless it says otherwise. */
  words?: WhatsappWords;
}

export interface WhatsappWords {
  text(): string;
  consent(marks: { site: string }): string;
  on(marks: { phone: string }): string;
}

const OF_ACCOUNT: WhatsappWords = { text: m.patients_whatsapp_text, consent: m.patients_whatsapp_consent, on: m.patients_whatsapp_on };

/** It is said to be delivered only when Meta says so. */
const LAST: Readonly<Record<LastWhatsapp["delivery"], (said: { day: string; time: string }) => string>> = {
  sent: m.patients_whatsapp_sent,
  failed: m.patients_whatsapp_failed,
  delivered: m.patients_whatsapp_delivered,
  read: m.patients_whatsapp_delivered,
};

/** Reminders by WhatsApp: a number with its own box, and one tap that ends them. */
export function WhatsappPanel({ phone, last, sandbox, mistakes, words = OF_ACCOUNT }: Props) {
  const site = useSiteName();
  return (
    <Panel title={m.patients_whatsapp_title()} id="whatsapp">
      {phone === null ? (
        <Form method="post" action="#whatsapp" preventScrollReset noValidate className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <p className="text-ink-2 text-sm">
            {words.text()} {sandbox && m.patients_whatsapp_sandbox()}
          </p>
          <Field
            label={m.patients_whatsapp_phone()}
            hint={m.patients_whatsapp_phone_hint()}
            required
            error={mistakes?.phone ? m.patients_whatsapp_phone_invalid() : undefined}
          >
            {(control) => (
              <Input {...control} type="tel" name="whatsapp" autoComplete="tel" maxLength={40} defaultValue={mistakes?.typed ?? ""} />
            )}
          </Field>
          <Checkbox
            name="acepto-whatsapp"
            value="si"
            required
            label={words.consent({ site })}
            error={mistakes?.consent ? m.patients_whatsapp_consent_missing() : undefined}
          />
          <p>
            <Button type="submit" kind="primary" size="s" name="accion" value="whatsapp">
              {m.patients_whatsapp_agree()}
            </Button>
          </p>
        </Form>
      ) : (
        <Form method="post" action="#whatsapp" preventScrollReset className="grid gap-3">
          <p>
            {words.on({ phone: formatPhone(phone) })} {sandbox && m.patients_whatsapp_sandbox()}
          </p>
          {last && !sandbox && (
            <p className="text-ink-2 text-sm">{LAST[last.delivery]({ day: formatWeekday(last.at), time: formatTime(last.at) })}</p>
          )}
          <p>
            <Button type="submit" kind="outline" size="s" name="accion" value="sin-whatsapp">
              {m.patients_whatsapp_withdraw()}
            </Button>
          </p>
        </Form>
      )}
    </Panel>
  );
}
