import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { patientName } from "#texts/companions.ts";

/** A patient that this person accompanies: the way to what they share, and the way out. */
export function Accompanied({ id, name, joinedAt }: { id: string; name: string | null; joinedAt: Date }) {
  return (
    <Panel title={m.companions_accompanied_title({ name: patientName(name) })}>
      <p className="text-ink-2">{m.companions_joined_since({ date: formatDate(joinedAt) })}</p>
      <Form method="post" className="flex flex-wrap gap-2.5">
        <input type="hidden" name="quien" value={id} />
        <Button kind="primary" href={href(`/dashboard/user/pareja/${id}`)}>
          {m.companions_see()}
        </Button>
        <Button type="submit" kind="outline" name="accion" value="terminar">
          {m.companions_leave()}
        </Button>
      </Form>
    </Panel>
  );
}
