import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { ZONES } from "#domain/consultations/zones.ts";
import { clockText, type QuietHours } from "#domain/patients/quiet-hours.ts";
import { m } from "#messages/m.ts";
import { zoneName } from "#texts/consultations.ts";

/** The hours in which a patient's devices stay silent. */
export function QuietPanel({ quiet, refused }: { quiet: QuietHours; refused: boolean }) {
  return (
    <Panel title={m.notices_quiet()} id="silencio">
      <p className="text-ink-2 text-sm">{m.notices_quiet_text()}</p>
      <Form method="post" preventScrollReset noValidate className="grid gap-4">
        <Checkbox name="callar" value="si" label={m.notices_quiet_on()} defaultChecked={quiet.on} />
        <div className="grid grid-cols-2 gap-3">
          <Field label={m.notices_quiet_from()} error={refused && m.notices_quiet_wrong()}>
            {(control) => <Input {...control} type="time" name="desde" defaultValue={clockText(quiet.from)} />}
          </Field>
          <Field label={m.notices_quiet_to()}>
            {(control) => <Input {...control} type="time" name="hasta" defaultValue={clockText(quiet.to)} />}
          </Field>
        </div>
        <Field label={m.notices_quiet_zone()}>
          {(control) => (
            <Select
              {...control}
              name="zona"
              defaultValue={quiet.zone}
              options={ZONES.map((value) => ({ value, label: zoneName(value) }))}
            />
          )}
        </Field>
        <p>
          <Button type="submit" kind="primary" size="s" name="accion" value="silencio">
            {m.notices_keep()}
          </Button>
        </p>
      </Form>
    </Panel>
  );
}
