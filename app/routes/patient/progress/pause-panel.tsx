import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Pills } from "#app/ui/pills.tsx";
import { m } from "#messages/m.ts";

/** Asks how long, and whether the calendar goes on. During a treatment that is ticked in advance, with the reason. */
export function PausePanel({ inTreatment }: { inTreatment: boolean }) {
  return (
    <Panel title={m.patients_pause()} id="pausa" className="border-transparent! bg-warm!">
      <p>{m.patients_pause_text()}</p>
      <Form method="post" className="grid gap-4">
        <Pills
          name="tiempo"
          legend={m.patients_pause_how_long()}
          legendHidden
          defaultValue="vuelva"
          options={[
            { value: "vuelva", label: m.patients_pause_until_back() },
            { value: "semana", label: m.patients_pause_week() },
            { value: "mes", label: m.patients_pause_month() },
          ]}
        />
        <Checkbox
          name="recordatorios"
          value="si"
          defaultChecked={inTreatment}
          label={m.patients_pause_reminders()}
          hint={inTreatment ? m.patients_pause_reminders_why() : undefined}
        />
        <Button type="submit" kind="primary" name="accion" value="pausar" wide>
          {m.patients_pause()}
        </Button>
      </Form>
    </Panel>
  );
}
