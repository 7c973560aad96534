import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { href } from "#app/locale.ts";
import { useSiteName } from "#app/root-data.ts";
import { Button } from "#app/ui/button.tsx";
import { Pills } from "#app/ui/pills.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { CONTACT_METHODS, type PatientSettings, type PreferredContact } from "#domain/patients/patient.ts";
import { m } from "#messages/m.ts";
import { SettingSwitch } from "./setting-switch.tsx";

const METHODS: Record<PreferredContact, () => string> = {
  whatsapp: m.patients_contact_whatsapp,
  phone: m.patients_contact_phone,
  email: m.patients_contact_email,
};

/** Which notices we send, and how centers should contact the patient. */
export function NoticesPanel({ settings }: { settings: PatientSettings }) {
  const site = useSiteName();
  return (
    <Panel title={m.patients_notices()}>
      <Form method="post" preventScrollReset className="grid gap-4">
        <div>
          <SettingSwitch
            name="plazo"
            label={m.patients_notice_unanswered()}
            text={m.patients_notice_unanswered_text()}
            defaultChecked={settings.tellUnanswered}
          />
          <SettingSwitch
            name="noticias"
            label={m.patients_notice_news({ site })}
            text={m.patients_notice_news_text()}
            defaultChecked={settings.newsletter}
          />
        </div>
        <p>
          <TextLink href={href("/dashboard/user/avisos#elegir")}>{m.patients_notice_more()}</TextLink>
        </p>
        <p className="text-ink-2 text-sm">{m.patients_notice_always()}</p>
        <Pills
          name="contacto"
          legend={m.patients_prefer_contact()}
          hint={m.patients_prefer_contact_hint()}
          defaultValue={settings.preferredContact ?? ""}
          options={CONTACT_METHODS.map((value) => ({ value, label: METHODS[value]() }))}
        />
        <p>
          <Button type="submit" kind="primary" size="s" name="accion" value="avisos">
            {m.patients_keep()}
          </Button>
        </p>
      </Form>
    </Panel>
  );
}
