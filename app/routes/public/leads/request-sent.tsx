import CircleHelp from "lucide-react/icons/circle-question-mark";
import LifeBuoy from "lucide-react/icons/life-buoy";
import { data } from "react-router";
import { nextSteps } from "#app/components/leads/sent-steps.tsx";
import { SentToast } from "#app/components/leads/sent-toast.tsx";
import { sentFacts } from "#app/components/shell/sent-facts.tsx";
import { NothingSent, Receipt, SentPage } from "#app/components/shell/sent-page.tsx";
import { servicesContext, viewerContext } from "#app/context.ts";
import { nameList } from "#app/forms/leads/consent-texts.ts";
import { greetedCookie, readSentCookies } from "#app/forms/leads/sent-cookie.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Note } from "#app/ui/note.tsx";
import type { Site } from "#domain/content/site.ts";
import { type Confirmation, confirmationFor } from "#domain/receivers/sent-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatTime } from "#platform/format.ts";
import { choiceName } from "#texts/leads.ts";
import type { Route } from "./+types/request-sent";

export const handle = { prerender: false } satisfies Handle;

/** The address identifies nobody: the request comes only from a signed cookie. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const secure = services.publicUrl.startsWith("https:");
  const { confirmation: token, fresh } = readSentCookies(request.headers.get("cookie"), secure);
  const confirmation = token ? await confirmationFor(services, token) : null;
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (fresh) headers.append("Set-Cookie", greetedCookie(secure));
  return data(
    {
      confirmation,
      fresh: fresh && confirmation !== null,
      hasAccount: context.get(viewerContext)?.userType === "patient",
      address: canonical(services.publicUrl, "/solicitud-enviada"),
    },
    { headers },
  );
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: m.leads_sent_page_title(),
    description: m.leads_sent_page_description(),
    siteName: matches[0].loaderData.site.name,
    canonical: loaderData.address,
    index: false,
  });
}

export default function RequestSent({ loaderData: { confirmation, fresh, hasAccount }, matches }: Route.ComponentProps) {
  const { site } = matches[0].loaderData;
  if (!confirmation) return <NothingToShow />;
  const { firstName, receivers, kind, awaits } = confirmation;
  const submitted = { "data-seen": "lead_submit", "data-facts": JSON.stringify({ source: "web", exclusive: receivers.length === 1 }) };
  return (
    <SentPage
      title={titleOf(confirmation)({ name: firstName })}
      lead={awaits ? howToConfirm(confirmation) : receiversSentence(confirmation)}
      steps={nextSteps(confirmation, site)}
      note={
        <Note kind="warm" icon={<LifeBuoy />} className="mt-7">
          {awaits
            ? m.leads_sent_spam()
            : confirmation.answerBy && receivers.length > 0 && !isBlocked(receivers)
              ? (confirmation.askFirst ? m.leads_sent_question_deadline : m.leads_sent_deadline)({
                  date: formatDate(confirmation.answerBy),
                  time: formatTime(confirmation.answerBy),
                })
              : m.leads_sent_help()}{" "}
          <a className="link num" href={`tel:${site.phoneE164}`}>
            {site.phone}
          </a>
        </Note>
      }
      toast={fresh && !isBlocked(receivers) && <SentToast kind={kind} awaits={awaits} askFirst={confirmation.askFirst} />}
      seen={fresh ? submitted : undefined}
    >
      <div className="grid gap-5">
        <LeadReceipt confirmation={confirmation} site={site} hasAccount={hasAccount} />
        <Questions />
      </div>
    </SentPage>
  );
}

function titleOf({ awaits, receivers, askFirst, hearsOfAnswers }: Confirmation) {
  if (awaits) return m.leads_sent_unconfirmed_title;
  if (askFirst && !isBlocked(receivers)) return hearsOfAnswers ? m.leads_sent_question_title : m.leads_sent_question_confirm_title;
  return isBlocked(receivers) ? m.leads_sent_blocked_title : m.leads_sent_title;
}

/** Shown when no named center can receive the request now. */
const isBlocked = (receivers: Confirmation["receivers"]) => receivers.length > 0 && receivers.every(({ blocked }) => blocked !== null);

function receiversSentence(confirmation: Confirmation): string {
  const { kind, receivers, askFirst, hearsOfAnswers, mailed, maskedEmail: email } = confirmation;
  if (isBlocked(receivers)) return receivers.every(({ readOn }) => readOn) ? m.leads_sent_in_line_lead() : m.leads_sent_blocked_lead();
  const names = receivers.filter(({ blocked }) => blocked === null).map(({ name }) => name);
  if (askFirst && names.length > 0) {
    const said = { centers: nameList(names), email };
    if (hearsOfAnswers) return m.leads_sent_question_lead(said);
    return mailed ? m.leads_sent_question_confirm_lead(said) : m.leads_sent_question_unmailed_lead(said);
  }
  if (names.length === 0) return kind === "advice" ? m.leads_sent_lead_advice() : m.leads_sent_lead_team();
  return names.length === 1 ? m.leads_sent_lead_one({ center: names[0]! }) : m.leads_sent_lead_many({ centers: nameList(names) });
}

/** Shown while no center has the request. An address whose earlier mail was never confirmed gets no second mail. */
const howToConfirm = ({ mailed, maskedEmail: email }: Confirmation): string =>
  mailed ? m.leads_sent_unconfirmed_lead({ email }) : m.leads_sent_unmailed_lead({ email });

const OTHERS: Record<Confirmation["others"], () => string> = {
  authorised: m.leads_sent_others_authorised,
  "not-authorised": m.leads_sent_others_not_authorised,
  "to-confirm": m.leads_sent_others_to_confirm,
};

interface LeadReceiptProps {
  confirmation: Confirmation;
  site: Site;
  /** True for a patient who is signed in. */
  hasAccount: boolean;
}

function LeadReceipt({ confirmation, site, hasAccount }: LeadReceiptProps) {
  const { number, createdAt, service, receivers, contactMethod, others, maskedEmail, mailed, awaits, askFirst } = confirmation;
  const centers = nameList(receivers.map(({ name }) => name));
  const method = choiceName("metodoContacto", contactMethod);
  return (
    <Receipt>
      <Facts
        facts={[
          ...sentFacts({ number, createdAt }),
          { key: "service", label: m.leads_fact_service(), value: service?.name ?? m.leads_fact_missing(), missing: !service },
          ...(receivers.length > 0
            ? [{ key: "centers", label: receivers.length === 1 ? m.leads_fact_center() : m.leads_fact_centers(), value: centers }]
            : [{ key: "centers", label: m.leads_fact_receiver(), value: m.leads_fact_team({ site: site.name }) }]),
          ...(askFirst ? [{ key: "way", label: m.threads_fact_way(), value: m.threads_fact_way_question() }] : []),
          ...(method && !askFirst ? [{ key: "method", label: m.leads_fact_method(), value: method }] : []),
          ...(receivers.length > 0 && !askFirst ? [{ key: "others", label: m.leads_fact_others(), value: OTHERS[others]() }] : []),
        ]}
      />
      <p className="mt-3.5 text-sm text-ink-2">
        {mailed ? (
          <>
            {awaits || askFirst ? m.leads_sent_link({ email: maskedEmail }) : m.leads_sent_copy({ email: maskedEmail })}{" "}
            {m.leads_sent_withdraw()}
          </>
        ) : (
          m.leads_sent_no_copy({ email: maskedEmail })
        )}{" "}
        {hasAccount && (
          <a className="link" href={href("/dashboard/user/solicitudes")}>
            {m.leads_sent_in_account()}
          </a>
        )}
      </p>
    </Receipt>
  );
}

function Questions() {
  const questions = [m.leads_question_price(), m.leads_question_visits(), m.leads_question_cancel(), m.leads_question_results()];
  return (
    <Card as="section" padding="s" className="px-7!">
      <h2 className="font-display title-4 font-[640]!">{m.leads_questions_title()}</h2>
      <ul className="mt-3.5 grid gap-3">
        {questions.map((question) => (
          <li key={question} className="flex gap-3">
            <CircleHelp className="mt-0.5 size-[22px] text-brand" />
            {question}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function NothingToShow() {
  return (
    <NothingSent
      title={m.leads_sent_empty_title()}
      actions={
        <>
          <Button kind="primary" href={href("/centros")}>
            {m.leads_sent_back()}
          </Button>
          <Button kind="outline" href={href("/solicitar-informacion")}>
            {m.leads_form_title()}
          </Button>
        </>
      }
    >
      {m.leads_sent_empty_text()}
    </NothingSent>
  );
}
