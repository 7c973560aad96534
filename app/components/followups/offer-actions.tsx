import { type ReactNode, useEffect } from "react";
import { Form, useFetcher } from "react-router";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { useMay } from "#app/components/team/own-role.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import type { InboxRequest } from "#domain/followups/inbox-request.server.ts";
import { WELCOME_LEADS } from "#domain/wallet/welcome.ts";
import { m } from "#messages/m.ts";
import { formatUsdExact } from "#platform/money.ts";
import { ReplyClock } from "./reply-clock.tsx";
import { isWelcome, momentText, sharedText } from "./request-words.ts";

interface Props {
  centerId: string;
  request: InboxRequest;
  /** The missing amount after an attempt to open it. */
  short: { priceCents: number; balanceCents: number } | null;
}

/** The acts for a waiting offer: opening it, or answering its question first. */
export function OfferActions({ centerId, request, short }: Props) {
  const { id, openedAt, answerBy, answeredAt, priceCents, welcomeLeft, waitsForPatient } = request;
  const welcome = { count: welcomeLeft, total: WELCOME_LEADS };
  const mayOpen = useMay()("requests.open");
  return (
    <div className="grid gap-3">
      {short && <Short id={id} answerBy={answerBy} {...short} />}
      {waitsForPatient ? (
        <>
          <Button kind={answeredAt ? "outline" : "cta"} wide href={href(`/dashboard/provider/solicitudes/${id}/mensajes`)}>
            {answeredAt ? m.followups_answer_more() : m.followups_answer_question()}
          </Button>
          <Terms request={request}>
            {mayOpen &&
              (isWelcome(request) ? m.followups_asks_first_free(welcome) : m.followups_asks_first({ price: formatUsdExact(priceCents) }))}
          </Terms>
        </>
      ) : mayOpen ? (
        <>
          <Form method="post" preventScrollReset className="grid">
            <PlaceField id={centerId} />
            <Button type="submit" kind="cta" wide name="hacer" value="abrir">
              {isWelcome(request) ? m.followups_open_free() : m.followups_open_for({ price: formatUsdExact(priceCents) })}
            </Button>
          </Form>
          <Terms request={request}>{isWelcome(request) ? m.followups_open_free_text(welcome) : m.followups_open_text()}</Terms>
        </>
      ) : (
        <Terms request={request}>{m.team_ask_to_open()}</Terms>
      )}
      <ReplyClock {...request}>{m.followups_clock_text()}</ReplyClock>
      {!openedAt && <Seen centerId={centerId} />}
    </div>
  );
}

/** Who else has the request, and what opening it means. */
function Terms({ request, children }: { request: InboxRequest; children: ReactNode }) {
  return (
    <p className="text-ink-2 text-sm">
      <b className="inline-block font-semibold text-ink first-letter:uppercase">{sharedText(request)}.</b> {children}
    </p>
  );
}

/** The amount that is missing to open a request, and a link to top up and come back. */
function Short({ id, answerBy, priceCents, balanceCents }: { id: string; answerBy: Date; priceCents: number; balanceCents: number }) {
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

/** Reports once that the request was looked at; without script, by a button. */
function Seen({ centerId }: { centerId: string }) {
  const { submit, state } = useFetcher();
  useEffect(() => {
    void submit({ hacer: "vista", centro: centerId }, { method: "post" });
  }, [submit, centerId]);
  if (state !== "idle") return null;
  return (
    <Form method="post" preventScrollReset className="grid justify-items-start gap-1">
      <PlaceField id={centerId} />
      <p className="text-ink-2 text-sm">{m.followups_seen_text()}</p>
      <Button type="submit" kind="quiet" size="s" name="hacer" value="vista">
        {m.followups_seen()}
      </Button>
    </Form>
  );
}
