import { Panel } from "#app/components/dashboard/panel.tsx";
import { useSiteName } from "#app/root-data.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import type { TopUp } from "#domain/topups/top-up.ts";
import { m } from "#messages/m.ts";
import { formatUsdExact } from "#platform/money.ts";
import { GATEWAY_NAMES } from "#texts/topups.ts";

/** Leads to the page of the gateway, which takes the card. */
export function CardPanel({ topUp, error }: { topUp: TopUp; error: string | undefined }) {
  const site = useSiteName();
  const { checkout, status, gateway, netCents, taxCents } = topUp;
  const go = m.topups_card_go({ total: formatUsdExact(netCents + taxCents) });
  const ready = status === "asked" && checkout !== null;
  return (
    <Panel title={m.topups_card()}>
      <p>{m.topups_card_text({ site, gateway: GATEWAY_NAMES[gateway!]() })}</p>
      {error && (
        <Note kind="error" live>
          <p>{error}</p>
        </Note>
      )}
      {ready && checkout.kind === "link" && (
        <p>
          <Button href={checkout.url} kind="cta">
            {go}
          </Button>
        </p>
      )}
      {ready && checkout.kind === "form" && (
        <form method="post" action={checkout.action}>
          {Object.entries(checkout.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" kind="cta">
            {go}
          </Button>
        </form>
      )}
      {ready && <p className="text-ink-2 text-sm">{m.topups_card_waits()}</p>}
      <form method="post">
        <Button type="submit" kind={ready ? "quiet" : "cta"} name="accion" value="pagar">
          {m.topups_card_again()}
        </Button>
      </form>
    </Panel>
  );
}
