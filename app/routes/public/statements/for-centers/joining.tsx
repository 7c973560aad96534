import ArrowRight from "lucide-react/icons/arrow-right";
import { OpenDoor } from "#app/components/illustration/joining.tsx";
import type { PromisedReviewTime } from "#app/load-review-time.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { MONTH_DAYS } from "#domain/offers/month-of-requests.ts";
import type { Promises } from "#domain/statements/promises.server.ts";
import { MEASURED_DAYS } from "#domain/verification/review-time.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { FoldedQuestions } from "../folded-questions.tsx";
import { Numbered } from "../how-it-works/numbered.tsx";

/** Where a center begins: the form that makes an account for it. */
export const REGISTER = "/registro?cuenta=provider";

/** Where somebody asks for the profile of their own center. */
export const CLAIM = "/claims";

interface StepsProps {
  promises: Promises;
  reviews: PromisedReviewTime;
}

/** The way from an account to the first request. The time to read papers is named only while it is promised, and when it was measured. */
export function Steps({ promises: { stands, verificationDays }, reviews }: StepsProps) {
  const read = stands.verification
    ? m.joining_step_read_promised({ from: formatNumber(verificationDays.from), to: formatNumber(verificationDays.to) })
    : m.joining_step_read();
  const usual =
    reviews.median === null
      ? ""
      : ` ${m.joining_step_read_usual({ median: formatNumber(reviews.median), cases: formatNumber(reviews.cases), days: MEASURED_DAYS })}`;
  return (
    <section aria-labelledby="pasos" className="bg-warm">
      <div className="wrap band grid grid-cols-[minmax(0,1fr)] items-start gap-10 md:grid-cols-[1fr_1.35fr] md:gap-20">
        <div className="grid gap-4 md:sticky md:top-25">
          <h2 id="pasos" className="title-1">
            {m.joining_steps_title()}
          </h2>
          <p className="lead">{m.joining_steps_lead()}</p>
        </div>
        <Numbered
          steps={[
            { title: m.joining_step_tell_title(), text: m.joining_step_tell() },
            { title: m.joining_step_papers_title(), text: m.joining_step_papers() },
            { title: m.joining_step_read_title(), text: `${read}${usual}` },
            { title: m.joining_step_receive_title(), text: m.joining_step_receive() },
          ]}
        />
      </div>
    </section>
  );
}

/** What no center can buy. */
export function Never() {
  const never = [
    { title: m.joining_never_order_title(), text: m.joining_never_order() },
    { title: m.joining_never_badge_title(), text: m.joining_never_badge() },
    { title: m.joining_never_review_title(), text: m.joining_never_review() },
    { title: m.joining_never_request_title(), text: m.joining_never_request() },
  ];
  return (
    <section aria-labelledby="nunca" className="wrap band grid grid-cols-[minmax(0,1fr)] gap-7 md:grid-cols-[1fr_2fr] md:gap-16">
      <div>
        <h2 id="nunca" className="title-1">
          {m.joining_never_title()}
        </h2>
        <p className="mt-3 lead">{m.joining_never_lead()}</p>
        <TextLink href={href("/como-ordenamos")} iconAfter={<ArrowRight />} className="mt-4">
          {m.shell_ordering()}
        </TextLink>
      </div>
      <ul className="grid gap-5 sm:grid-cols-2">
        {never.map(({ title, text }) => (
          <li key={title} className="border-t pt-4">
            <h3 className="title-4">{title}</h3>
            <p className="mt-1.5 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The questions of centers, for the page and for search engines. */
export function questions(site: string): { id: string; question: string; answer: string }[] {
  return [
    { id: "quien-elige", question: m.joining_q_who(), answer: m.joining_a_who() },
    { id: "aparecer", question: m.joining_q_pay(), answer: m.joining_a_pay() },
    { id: "ya-estoy", question: m.joining_q_claim({ site }), answer: m.joining_a_claim() },
    { id: "tarde", question: m.joining_q_late(), answer: m.joining_a_late() },
    { id: "tope", question: m.joining_q_limit(), answer: m.joining_a_limit({ days: MONTH_DAYS }) },
    { id: "pagar", question: m.joining_q_how(), answer: m.joining_a_how() },
  ];
}

export const Questions = ({ site }: { site: string }) => (
  <FoldedQuestions title={m.joining_questions_title()} questions={questions(site)} />
);

/** The same door again, at the end of the page. */
export function End() {
  return (
    <section aria-labelledby="empezar" className="wrap band">
      <div className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-3xl bg-warm md:grid-cols-2">
        <div className="grid content-center gap-4 p-5 md:p-9">
          <h2 id="empezar" className="title-2">
            {m.joining_end_title()}
          </h2>
          <p className="lead">{m.joining_end_lead()}</p>
          <div className="flex flex-wrap items-center gap-3">
            <Button kind="primary" size="l" href={href(REGISTER)}>
              {m.joining_register()}
            </Button>
            <TextLink href={href("/contacto#form")}>{m.joining_end_write()}</TextLink>
          </div>
        </div>
        <OpenDoor className="block size-full print:hidden" />
      </div>
    </section>
  );
}
