import { ConsentBox, Refusal } from "#app/components/inbox/message-form.tsx";
import type { RefusedMessage } from "#app/forms/inbox/receive-message.server.ts";
import type { TripFormValues } from "#app/forms/trip/receive-trip.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { m } from "#messages/m.ts";

interface TeamReviewProps {
  /** The page's own address. */
  action: string;
  values: TripFormValues;
  refused: RefusedMessage | undefined;
  site: string;
}

/** Says who reads the request and asks for consent before anything is sent. Hidden fields carry what was typed. */
export function TeamReview({ action, values, refused, site }: TeamReviewProps) {
  return (
    <form method="post" action={href(action)} noValidate className="grid gap-6">
      <HiddenAnswers values={values} />
      <input type="hidden" name="paso" value="enviar" />
      <Refusal prefix="viaje" refused={refused} />
      <p>{m.trip_review_team({ site })}</p>
      <ConsentBox prefix="viaje" site={site} values={{ consentimiento: false }} errors={refused?.errors ?? {}} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="cta" size="l">
          {m.trip_review_send()}
        </Button>
        <Button type="submit" kind="quiet" size="l" name="accion" value="corregir">
          {m.leads_review_change()}
        </Button>
      </div>
    </form>
  );
}

function HiddenAnswers({ values: { fields, service, receiver } }: { values: TripFormValues }) {
  const { consentimiento: _asked, newsletter: _never, ...texts } = fields;
  return (
    <>
      {Object.entries({ ...texts, variante: "trip", servicio: service, destino: receiver }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
