import { Panel } from "#app/components/dashboard/panel.tsx";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { href } from "#app/locale.ts";
import { useSiteName } from "#app/root-data.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { m } from "#messages/m.ts";

/** What the secret is for, and how to get another one. The current one cannot be shown. */
export function SecretPanel({ placeId }: { placeId: string }) {
  const site = useSiteName();
  return (
    <Panel title={m.webhooks_secret()}>
      <p className="max-w-text text-ink-2">{m.webhooks_secret_text({ site })}</p>
      <form method="post" className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <PlaceField id={placeId} />
        <Button type="submit" name="hacer" value="secreto" kind="outline">
          {m.webhooks_secret_change()}
        </Button>
        <TextLink href={`${href("/api/docs")}#avisos`}>{m.webhooks_secret_how()}</TextLink>
      </form>
    </Panel>
  );
}
