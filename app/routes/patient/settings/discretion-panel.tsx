import DoorOpen from "lucide-react/icons/door-open";
import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { useSiteName } from "#app/root-data.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import type { PatientSettings } from "#domain/patients/patient.ts";
import { m } from "#messages/m.ts";
import { SettingSwitch } from "./setting-switch.tsx";

/** What other people may see on the screen, with a sample of the inbox. */
export function DiscretionPanel({ settings: { discreet, fullWords, quickExit } }: { settings: PatientSettings }) {
  const site = useSiteName();
  return (
    <Panel title={m.patients_discretion()} id="discrecion">
      <Form method="post" preventScrollReset className="grid gap-3">
        <div>
          <SettingSwitch name="discreto" label={m.patients_discreet()} text={m.patients_discreet_text()} defaultChecked={discreet} />
          <SettingSwitch name="palabras" label={m.patients_full_words()} text={m.patients_full_words_text()} defaultChecked={fullWords} />
          <SettingSwitch name="salida" label={m.patients_exit_button()} text={m.patients_exit_button_text()} defaultChecked={quickExit} />
        </div>
        <p>
          <Button type="submit" kind="primary" size="s" name="accion" value="discrecion">
            {m.patients_keep()}
          </Button>
        </p>
      </Form>
      <h3 className="title-5">{m.patients_inbox()}</h3>
      <div className="flex items-center gap-3 rounded-lg border bg-surface-2 px-3.5 py-3">
        <span aria-hidden className="grid size-9 place-items-center rounded-full bg-badge-none font-semibold text-on-badge-none text-sm">
          {[...site][0]}
        </span>
        <p className="min-w-0 flex-1 leading-[1.4]!">
          <b className="block font-semibold text-md">{site}</b>
          <span className="text-ink-2 text-sm">{discreet ? m.emails_discreet_subject() : m.patients_inbox_plain()}</span>
        </p>
      </div>
      <p className="text-ink-3 text-sm">{discreet ? m.patients_inbox_without() : m.patients_inbox_with()}</p>
      <Note kind="info" icon={<DoorOpen />}>
        {m.patients_exit_keys()}
      </Note>
    </Panel>
  );
}
