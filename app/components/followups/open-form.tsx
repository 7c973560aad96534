import { Form } from "react-router";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { AGREED } from "#app/forms/followups/acts.ts";
import { href } from "#app/locale.ts";
import { Button, SummaryButton } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import type { InboxRequest } from "#domain/followups/inbox-request.server.ts";
import { m } from "#messages/m.ts";
import { formatUsdExact } from "#platform/money.ts";
import { isWelcome, momentText } from "./request-words.ts";

interface Props {
  centerId: string;
  request: Pick<InboxRequest, "id" | "priceCents" | "welcomeLeft" | "answerBy">;
  /** What the wallet holds. */
  balanceCents: number;
  /** True in a row of a list, where it is small. */
  inRow?: boolean;
}

/** Opens a request. Where that spends, it asks once, with the sum and what is left; a free one opens at once. It needs no script. */
export function OpenForm({ centerId, request, balanceCents, inRow = false }: Props) {
  const cents = isWelcome(request) ? 0 : request.priceCents;
  const price = formatUsdExact(cents);
  const form = (label: string) => (
    <Form method="post" action={`/dashboard/provider/solicitudes/${request.id}`} preventScrollReset className="grid">
      <PlaceField id={centerId} />
      <input type="hidden" name={AGREED} value={cents} />
      <Button type="submit" kind={inRow ? "outline" : "cta"} size={inRow ? "s" : "m"} wide name="hacer" value="abrir">
        {label}
      </Button>
    </Form>
  );
  if (cents === 0) return form(m.followups_open_free());
  return (
    <details className="group">
      <SummaryButton
        kind={inRow ? "outline" : "cta"}
        size={inRow ? "s" : "m"}
        wide
        className="group-open:mb-3 group-open:border-line-strong! group-open:bg-surface! group-open:text-ink! group-open:elevation-none!"
      >
        {inRow && (
          <span aria-hidden className="group-open:hidden">
            {m.followups_open_short()}
          </span>
        )}
        <span className={inRow ? "sr-only group-open:hidden" : "group-open:hidden"}>{m.followups_open_for({ price })}</span>
        <span className="hidden group-open:inline">{m.followups_open_not()}</span>
      </SummaryButton>
      {balanceCents < cents ? (
        <Short request={request} priceCents={cents} balanceCents={balanceCents} />
      ) : (
        <div className="grid gap-3 rounded-lg bg-surface-2 p-4">
          <p>{m.followups_open_ask({ price, balance: formatUsdExact(balanceCents), left: formatUsdExact(balanceCents - cents) })}</p>
          {form(m.followups_open_yes({ price }))}
        </div>
      )}
    </details>
  );
}

interface ShortProps {
  request: Pick<InboxRequest, "id" | "answerBy">;
  priceCents: number;
  balanceCents: number;
}

/** The amount that is missing to open a request, and a link to top up and come back. */
export function Short({ request: { id, answerBy }, priceCents, balanceCents }: ShortProps) {
  const back = encodeURIComponent(href(`/dashboard/provider/solicitudes/${id}`));
  return (
    <Note kind="error" live>
      <p>
        {m.followups_insufficient({
          missing: formatUsdExact(priceCents - balanceCents),
          price: formatUsdExact(priceCents),
          balance: formatUsdExact(balanceCents),
        })}{" "}
        {m.followups_insufficient_keep(momentText(answerBy))}
      </p>
      <Button kind="primary" size="s" className="mt-3" href={href(`/dashboard/provider/billetera/recargar?volver=${back}`)}>
        {m.followups_top_up()}
      </Button>
    </Note>
  );
}
