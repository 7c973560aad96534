import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { useSiteName } from "#app/root-data.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import type { ReceivedInvitation } from "#domain/companions/companion-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { patientName, SHARED_PART_NAMES, SHARED_PART_TEXTS } from "#texts/companions.ts";

/** An invitation with what it shows, and the box of who accepts it. */
export function Received({
  invitation: { id, by, sees, oneRequest, expiresAt },
  unticked,
}: {
  invitation: ReceivedInvitation;
  unticked: boolean;
}) {
  const name = patientName(by);
  const site = useSiteName();
  return (
    <Panel title={m.companions_received_title({ name })} id={`invitacion-${id}`}>
      <div>
        <p className="font-semibold">{oneRequest ? m.companions_one_sees() : m.companions_received_sees()}</p>
        <ul className="grid gap-1.5">
          {sees.map((part) => (
            <li key={part}>
              <b className="font-semibold">{SHARED_PART_NAMES[part]()}.</b> <span className="text-ink-2">{SHARED_PART_TEXTS[part]()}</span>
            </li>
          ))}
        </ul>
      </div>
      <Form method="post" action={`#invitacion-${id}`} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <input type="hidden" name="quien" value={id} />
        <Checkbox
          name="acepto"
          value="si"
          required
          label={m.companions_consent({ name, site })}
          error={unticked ? m.companions_error_consent() : undefined}
        />
        <p className="flex flex-wrap gap-2.5">
          <Button type="submit" kind="primary" name="accion" value="aceptar">
            {m.companions_accept()}
          </Button>
          <Button type="submit" kind="outline" name="accion" value="rechazar">
            {m.companions_decline()}
          </Button>
        </p>
        <p className="text-ink-2 text-sm">{m.companions_received_until({ date: formatDate(expiresAt) })}</p>
      </Form>
    </Panel>
  );
}
