import { type ReactNode, useEffect } from "react";
import { Form, useFetcher } from "react-router";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { useMay } from "#app/components/team/own-role.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import type { InboxRequest } from "#domain/followups/inbox-request.server.ts";
import { WELCOME_LEADS } from "#domain/wallet/welcome.ts";
import { m } from "#messages/m.ts";
import { formatUsdExact } from "#platform/money.ts";
import { OpenForm, Short } from "./open-form.tsx";
import { ReplyClock } from "./reply-clock.tsx";
import { isWelcome, sharedText } from "./request-words.ts";

interface Props {
  centerId: string;
  request: InboxRequest;
  /** What the wallet holds. */
  balanceCents: number;
  /** The missing amount after an attempt to open it. */
  short: { priceCents: number; balanceCents: number } | null;
}

/** The acts for a waiting offer: opening it, or answering its question first. */
export function OfferActions({ centerId, request, balanceCents, short }: Props) {
  const { id, openedAt, answeredAt, welcomeLeft, waitsForPatient } = request;
  const welcome = { count: welcomeLeft, total: WELCOME_LEADS };
  const mayOpen = useMay()("requests.open");
  return (
    <div className="grid gap-3">
      {short && <Short request={request} {...short} />}
      {waitsForPatient ? (
        <>
          <Button kind={answeredAt ? "outline" : "cta"} wide href={href(`/dashboard/provider/solicitudes/${id}/mensajes`)}>
            {answeredAt ? m.followups_answer_more() : m.followups_answer_question()}
          </Button>
          <Terms request={request}>{mayOpen && askedText(request)}</Terms>
        </>
      ) : mayOpen ? (
        <>
          <OpenForm centerId={centerId} request={request} balanceCents={balanceCents} />
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

/** Says what it costs if its person opens the contact: never more than the center was told when it answered. */
function askedText(request: InboxRequest): string {
  const { answeredAt, agreedCents, priceCents, welcomeLeft } = request;
  const price = formatUsdExact(priceCents);
  if (isWelcome(request)) return m.followups_asks_first_free({ count: welcomeLeft, total: WELCOME_LEADS });
  return answeredAt && (agreedCents ?? 0) < priceCents ? m.followups_asks_first_word({ price }) : m.followups_asks_first({ price });
}

/** Who else has the request, and what opening it means. */
function Terms({ request, children }: { request: InboxRequest; children: ReactNode }) {
  return (
    <p className="text-ink-2 text-sm">
      <b className="inline-block font-semibold text-ink first-letter:uppercase">{sharedText(request)}.</b> {children}
    </p>
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
