import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import type { SlotDays } from "#app/forms/consultations/shown-slots.ts";
import { Button } from "#app/ui/button.tsx";
import { m } from "#messages/m.ts";
import { SlotPicker } from "./slot-picker.tsx";

interface Props {
  slots: SlotDays;
  path: (from: string) => string;
  error?: string | undefined;
}

/** The form to propose another time to the other side. */
export function MovePanel({ slots, path, error }: Props) {
  return (
    <Panel title={m.consultations_other_time()} id="otra-hora">
      <p className="text-ink-2 text-sm">{m.consultations_other_time_text()}</p>
      <Form method="post" className="grid gap-4">
        <SlotPicker shown={slots} path={path} error={error} />
        {slots.days.length > 0 && (
          <p>
            <Button type="submit" kind="primary" name="accion" value="mover">
              {m.consultations_propose()}
            </Button>
          </p>
        )}
      </Form>
    </Panel>
  );
}
