import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { m } from "#messages/m.ts";

/** Leads a center from its offer to the question that it may answer for free. Writing requires a sign-in, since links can be passed on. */
export function AnswerQuestion({ offerId, isWelcome }: { offerId: string; isWelcome: boolean }) {
  return (
    <Card as="section">
      <h2 className="title-4">{m.threads_ask_first()}</h2>
      <p className="mt-2 text-ui text-ink-2">{isWelcome ? m.threads_mail_offer_welcome() : m.threads_mail_offer()}</p>
      <Button kind="primary" href={href(`/dashboard/provider/solicitudes/${offerId}/mensajes`)} className="mt-4">
        {m.threads_answer()}
      </Button>
    </Card>
  );
}
