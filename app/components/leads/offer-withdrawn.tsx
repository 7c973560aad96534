import { useSiteName } from "#app/root-data.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import type { WithdrawnOffer } from "#domain/offers/withdrawal-of-offer.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { withdrawnDuty, withdrawnText } from "#texts/withdrawals.ts";

/** Tells a center that it may no longer see a request, and what it has to do. */
export function OfferWithdrawn({ withdrawal }: { withdrawal: WithdrawnOffer }) {
  const site = useSiteName();
  const { number, center, because, withdrawnAt, acknowledgedAt } = withdrawal;
  return (
    <main id="contenido" tabIndex={-1} className="wrap grid max-w-180 gap-5 pt-10 pb-20 md:pt-14 md:pb-25">
      <div>
        <p className="font-semibold text-brand text-ui">{center}</p>
        <h1 className="mt-1 title-1">{m.leads_withdrawn_title({ number })}</h1>
      </div>
      <p className="lead">{withdrawnText(because, formatDateTime(withdrawnAt))}</p>
      <p>{withdrawnDuty(because, site)}</p>
      <p className="text-ink-2">{m.leads_withdrawn_refund()}</p>
      {acknowledgedAt ? (
        <Note kind="ok">{m.leads_withdrawn_acknowledged({ date: formatDateTime(acknowledgedAt) })}</Note>
      ) : (
        <form method="post">
          <Button type="submit" kind="primary" name="accion" value="recibido">
            {m.leads_withdrawn_acknowledge()}
          </Button>
        </form>
      )}
    </main>
  );
}
