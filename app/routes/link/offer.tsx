import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import Inbox from "lucide-react/icons/inbox";
import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import { data, redirect } from "react-router";
import { DeadLink } from "#app/components/leads/dead-link.tsx";
import { OfferWithdrawn } from "#app/components/leads/offer-withdrawn.tsx";
import { AnswerQuestion } from "#app/components/threads/answer-question.tsx";
import { servicesContext } from "#app/context.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { tokenOf } from "#app/forms/signed-link.ts";
import { href } from "#app/locale.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { type Fact, Facts } from "#app/ui/facts.tsx";
import { Note } from "#app/ui/note.tsx";
import type { Site } from "#domain/content/site.ts";
import { markOfferOpened } from "#domain/offers/mark-offer-opened.server.ts";
import { type OfferView, offerForCenter } from "#domain/offers/offer-queries.server.ts";
import { acknowledgeByLink, withdrawalForCenter } from "#domain/offers/withdrawal-of-offer.server.ts";
import { WELCOME_LEADS } from "#domain/wallet/welcome.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatDateTime, formatTime } from "#platform/format.ts";
import { formatUsd } from "#platform/money.ts";
import { offerFacts, reasonNames } from "#texts/offers.ts";
import type { Route } from "./+types/offer";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const token = tokenOf(request, params);
  const offer = await offerForCenter(services, token);
  const withdrawal = offer ? null : await withdrawalForCenter(services, token);
  return data({ offer, withdrawal, address: canonical(services.publicUrl, "/") }, { status: offer || withdrawal ? 200 : 404 });
}

/**
 * Records that a center has seen the offer: the page reports it when somebody looks at it, or the button does. It triggers nothing.
 * `recibido` says that the center has read that the request was withdrawn.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const [services, token] = [context.get(servicesContext), tokenOf(request, params)];
  const acknowledged = textOf(await readForm(request), "accion") === "recibido";
  const { outcome } = await (acknowledged ? acknowledgeByLink(services, token) : markOfferOpened(services, token));
  if (outcome === "gone") return data(null, { status: 404 });
  throw redirect(href(`/oferta/${params.token}`), { status: 303 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: m.leads_offer_page_title(),
    description: m.leads_offer_page_description(),
    siteName: matches[0].loaderData.site.name,
    canonical: loaderData.address,
    index: false,
  });
}

export default function Offer({ loaderData: { offer, withdrawal }, matches }: Route.ComponentProps) {
  const { site } = matches[0].loaderData;
  if (withdrawal) return <OfferWithdrawn withdrawal={withdrawal} />;
  if (!offer) return <DeadLink title={m.leads_dead_offer_title()} text={m.leads_dead_offer_text()} site={site} />;
  const { number, service, center, person, reasons, additions } = offer;
  return (
    <main id="contenido" tabIndex={-1} className="wrap pt-10 pb-20 md:pt-14 md:pb-25">
      <p translate="no" className="text-ui font-semibold text-brand">
        {center.name}
      </p>
      <h1 className="mt-1 title-1">{m.leads_offer_title()}</h1>
      <p className="mt-3 lead">{m.leads_offer_lead({ number, service: service?.name ?? m.leads_fact_missing() })}</p>
      <div className="mt-9 grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_400px]">
        <div className="grid gap-6">
          <Card as="section">
            <h2 className="title-3">{m.leads_offer_request()}</h2>
            <Facts className="mt-4" facts={factsOf(offer)} />
            <h3 className="mt-6 title-5">{m.leads_offer_message()}</h3>
            <p className={person.message ? "mt-2 whitespace-pre-line" : "mt-2 text-ink-2"}>
              {person.message ?? (person.messageWithheld ? m.leads_offer_withheld() : m.leads_offer_no_message())}
            </p>
            {additions.map(({ at, message }) => (
              <div key={at.toISOString()} className="mt-4 border-t pt-4">
                <p className="text-sm text-ink-3">{m.leads_offer_added({ date: formatDateTime(at) })}</p>
                <p className={message ? "mt-1 whitespace-pre-line" : "mt-1 text-ink-2"}>{message ?? m.leads_offer_withheld()}</p>
              </div>
            ))}
            <p className="mt-4 text-sm text-ink-2">{m.leads_offer_masked()}</p>
          </Card>
          <Card as="section">
            <h2 className="title-3">{m.leads_offer_why()}</h2>
            <ul className="mt-4 grid gap-2.5">
              {reasonNames(reasons).map((sentence) => (
                <li key={sentence} className="flex gap-3">
                  <Check className="mt-0.5 text-ok" />
                  {sentence}
                </li>
              ))}
            </ul>
          </Card>
        </div>
        <div className="grid gap-6 md:sticky md:top-25">
          {offer.askFirst && offer.status === "open" && center.claimed && (
            <AnswerQuestion offerId={offer.offerId} isWelcome={isWelcome(offer)} />
          )}
          <Terms offer={offer} site={site} />
          <Seen openedAt={offer.openedAt} />
        </div>
      </div>
    </main>
  );
}

function factsOf(offer: OfferView): Fact[] {
  const { service, careLanguage } = offer;
  return offerFacts({ ...offer, service: service?.name ?? null, careLanguage: careLanguage?.name ?? null }).map((fact) =>
    fact.value === null ? { ...fact, value: m.leads_fact_missing(), missing: true } : fact,
  );
}

const isWelcome = ({ status, priceCents, welcomeLeft }: OfferView) => status === "open" && priceCents > 0 && welcomeLeft > 0;

/** Says what the offer costs, until when it is valid, and how a center gets the contact data today. */
function Terms({ offer, site }: { offer: OfferView; site: Site }) {
  const { offerId, number, priceCents, welcomeLeft, exclusivity, others, answerBy, overdue, status, center } = offer;
  const isFree = isWelcome(offer);
  // Somebody manages this center; they sign in to open the request.
  const isTheirs = center.claimed;
  const mail = `mailto:${site.email}?${new URLSearchParams({ subject: m.leads_offer_mail_subject({ number }) }).toString().replaceAll("+", "%20")}`;
  return (
    <Card as="section" panel className="elevation-2!">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <p className="font-display text-[2.5rem] leading-none! font-[640]">
          <span className="num">{isFree ? m.leads_offer_welcome() : priceCents === 0 ? m.leads_offer_free() : formatUsd(priceCents)}</span>
        </p>
        <Badge kind={exclusivity === "exclusive" ? "info" : "neutral"}>
          {exclusivity === "exclusive" ? m.leads_offer_exclusive() : m.leads_offer_shared()}
        </Badge>
      </div>
      {isFree && (
        <p className="mt-3 text-ui">
          {m.leads_offer_welcome_text({ count: welcomeLeft, total: WELCOME_LEADS, price: formatUsd(priceCents) })}
        </p>
      )}
      <p className="mt-3 text-ui text-ink-2">{exclusivitySentence(exclusivity, others)}</p>
      <p className="mt-4 flex gap-2.5 text-ui">
        <Clock className="mt-0.5 size-5 text-brand" />
        <span>
          <b>{m.leads_offer_until({ date: formatDate(answerBy), time: formatTime(answerBy) })}</b>
          <span className="block text-sm text-ink-2">
            {overdue || status === "expired" ? m.leads_offer_overdue() : m.leads_offer_hours()}
          </span>
        </span>
      </p>
      {status === "open" && !overdue ? (
        <>
          <h2 className="mt-6 title-4">{m.leads_offer_how_title()}</h2>
          <p className="mt-2 text-ui text-ink-2">{isTheirs ? m.leads_offer_how_inbox() : m.leads_offer_how({ number, site: site.name })}</p>
          <div className="mt-4 grid gap-2.5">
            {isTheirs && (
              <Button kind="cta" size="l" wide icon={<Inbox />} href={href(`/dashboard/provider/solicitudes/${offerId}`)}>
                {m.leads_offer_inbox()}
              </Button>
            )}
            <Button kind={isTheirs ? "outline" : "cta"} size={isTheirs ? "m" : "l"} wide icon={<Phone />} href={`tel:${site.phoneE164}`}>
              {m.leads_call({ phone: site.phone })}
            </Button>
            <Button kind="outline" wide icon={<Mail />} href={mail}>
              {m.leads_offer_write({ site: site.name })}
            </Button>
          </div>
        </>
      ) : (
        <Note kind="info" className="mt-6">
          {status === "purchased" ? m.leads_offer_purchased() : m.leads_offer_closed()}
        </Note>
      )}
    </Card>
  );
}

function exclusivitySentence(exclusivity: OfferView["exclusivity"], others: number): string {
  if (exclusivity === "exclusive") return m.leads_offer_exclusive_text();
  return others === 0 ? m.leads_offer_shared_later() : m.leads_offer_shared_text({ others });
}

/** Reports, without script, that the page was seen. */
function Seen({ openedAt }: { openedAt: Date | null }) {
  if (openedAt) return <p className="text-sm text-ink-2">{m.leads_offer_seen({ date: formatDateTime(openedAt) })}</p>;
  return (
    <form method="post" data-offer-seen className="grid justify-items-start gap-2">
      <p className="text-sm text-ink-2">{m.leads_offer_seen_text()}</p>
      <Button type="submit" kind="quiet" size="s">
        {m.leads_offer_seen_action()}
      </Button>
    </form>
  );
}
