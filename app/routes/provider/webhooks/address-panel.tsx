import { Panel } from "#app/components/dashboard/panel.tsx";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import type { OwnWebhook } from "#domain/offers/sent-to-webhook.server.ts";
import { MAX_DAYS_FAILING } from "#domain/webhooks/webhook.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";

interface Props {
  placeId: string;
  /** Null when no address was set. */
  webhook: OwnWebhook | null;
  typed: string | undefined;
  error: string | undefined;
}

/** The address and what can be done with it: save, try, switch off and on. */
export function AddressPanel({ placeId, webhook, typed, error }: Props) {
  const state = webhook && (
    <Badge kind={webhook.enabled ? "info" : "neutral"}>{webhook.enabled ? m.webhooks_on() : m.webhooks_off()}</Badge>
  );
  return (
    <Panel title={m.webhooks_address()} aside={state}>
      {webhook?.stoppedAt && (
        <Note kind="error">
          <p>{m.webhooks_stopped({ date: formatDate(webhook.stoppedAt), days: MAX_DAYS_FAILING })}</p>
        </Note>
      )}
      <p className="max-w-text text-ink-2">{m.webhooks_address_text()}</p>
      <form method="post" noValidate className="grid gap-4">
        <PlaceField id={placeId} />
        <input type="hidden" name="hacer" value="guardar" />
        <Field label={m.webhooks_url()} hint={m.webhooks_url_hint()} error={error}>
          {(control) => (
            <Input {...control} type="url" name="url" maxLength={500} autoComplete="off" defaultValue={typed ?? webhook?.url ?? ""} />
          )}
        </Field>
        <Button type="submit" kind="cta" className="justify-self-start">
          {m.webhooks_save()}
        </Button>
      </form>
      {webhook && (
        <form method="post" className="flex flex-wrap gap-3">
          <PlaceField id={placeId} />
          {webhook.enabled && (
            <Button type="submit" name="hacer" value="probar" kind="tonal">
              {m.webhooks_ping()}
            </Button>
          )}
          <Button type="submit" name="hacer" value={webhook.enabled ? "apagar" : "encender"} kind="outline">
            {webhook.enabled ? m.webhooks_turn_off() : m.webhooks_turn_on()}
          </Button>
        </form>
      )}
    </Panel>
  );
}
