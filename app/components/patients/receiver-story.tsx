import clsx from "clsx";
import type { ReactNode } from "react";
import { replyHoursInWords } from "#app/components/directory/reply-time.ts";
import { ReceiverBadge } from "#app/components/leads/receiver-badge.tsx";
import { href } from "#app/locale.ts";
import { useSiteName } from "#app/root-data.ts";
import { Button } from "#app/ui/button.tsx";
import type { PatientReceiver } from "#domain/receivers/lead-for-patient.server.ts";
import { m } from "#messages/m.ts";
import { formatTime, formatWeekday } from "#platform/format.ts";
import { ArchPicture } from "./arch-picture.tsx";
import { DeadlineDays } from "./deadline-days.tsx";
import { receiverNews } from "./receiver-news.ts";
import { NoContact } from "./receiver-row.tsx";

interface Step {
  name: string;
  /** Null while it has not happened. */
  when: ReactNode;
  /** Shown instead of a moment. */
  otherwise: string;
}

const moment = (at: Date | null) =>
  at && (
    <>
      {formatWeekday(at)}, <span className="whitespace-nowrap">{formatTime(at)}</span>
    </>
  );

const inHours = (hours: number) => (hours < 1 ? m.patients_under_an_hour() : replyHoursInWords(hours));

interface Props {
  receiver: PatientReceiver;
  /** The address of the messages with this center, and of its quotes; null without any. */
  messages: string | null;
  quotes: string | null;
}

/**
 * What one center did with the request, as four facts in order, whether it has the contact data, and the form to withdraw the
 * permission.
 */
export function ReceiverStory({ receiver, messages, quotes }: Props) {
  const site = useSiteName();
  const { id, slug, name, city, claimed, toldByTeam, state, offeredAt, answeredIn, reply, deadline, answerBy } = receiver;
  const facts = [
    city,
    answeredIn === null
      ? reply && m.patients_receiver_usually({ time: inHours(reply.medianHours), cases: String(reply.cases) })
      : m.patients_receiver_answered_in({ time: inHours(answeredIn) }),
  ].filter(Boolean);
  return (
    <li className="grid gap-3 border-t py-4.5 first:border-t-0 first:pt-0 last:pb-0">
      <div className="grid grid-cols-[46px_minmax(0,1fr)] gap-x-3.5">
        <ArchPicture city={city} slug={slug} className="h-[48px] w-full" />
        <div className="min-w-0">
          <div className="flex flex-wrap items-start justify-between gap-x-2.5 gap-y-1">
            <h3 className="title-5">
              <a href={href(`/centros/${slug}`)} className="text-inherit no-underline hover:underline">
                {name}
              </a>
            </h3>
            <ReceiverBadge receiver={receiver} />
          </div>
          {facts.length > 0 && <p className="text-ink-2 text-sm">{facts.join(" · ")}</p>}
        </div>
      </div>
      {offeredAt && <Steps steps={stepsOf(receiver)} waits={state === "open"} />}
      {deadline && answerBy && <DeadlineDays deadline={deadline} answerBy={answerBy} />}
      {receiverNews(receiver).map((sentence) => (
        <p key={sentence} className="text-ink-2 text-sm">
          {sentence}
        </p>
      ))}
      {toldByTeam && state === "open" && <p className="text-ink-2 text-sm">{m.leads_receiver_told_by_team()}</p>}
      {!claimed && !toldByTeam && offeredAt && <p className="text-ink-2 text-sm">{m.leads_consent_unclaimed({ site, center: name })}</p>}
      <div className="flex flex-wrap items-center gap-x-4">
        <div className="w-full sm:mr-auto sm:w-auto">{state !== "purchased" && <NoContact />}</div>
        {quotes && (
          <Button kind="tonal" size="s" href={href(quotes)}>
            {m.quotes_see()}
            <span className="sr-only">: {name}</span>
          </Button>
        )}
        {messages && (
          <Button kind={receiver.yourTurn ? "tonal" : "outline"} size="s" href={href(messages)}>
            {receiver.yourTurn ? m.threads_read_decide() : m.threads_see()}
            <span className="sr-only">: {name}</span>
          </Button>
        )}
        {receiver.agreed && <Withdraw id={id} name={name} has={state === "purchased"} silent={toldByTeam} />}
      </div>
    </li>
  );
}

function stepsOf({ state, offeredAt, openedAt, answeredAt, answerBy, purchasedAt }: PatientReceiver): Step[] {
  const purchased = state === "purchased";
  const mayStill = purchased || state === "open";
  return [
    { name: m.patients_step_told(), when: moment(offeredAt), otherwise: "" },
    {
      name: openedAt || !mayStill ? m.patients_step_read() : m.patients_step_to_read(),
      when: moment(openedAt),
      otherwise: mayStill ? m.patients_step_not_yet() : m.patients_step_unanswered(),
    },
    {
      name: answeredAt || !mayStill ? m.patients_step_answered() : m.patients_step_to_answer(),
      when: moment(answeredAt),
      otherwise: otherThanAnswered(state, answerBy),
    },
    {
      name: m.patients_contact(),
      when: purchased ? (moment(purchasedAt) ?? m.patients_contact_has()) : null,
      otherwise: m.patients_contact_shut(),
    },
  ];
}

function otherThanAnswered(state: PatientReceiver["state"], answerBy: Date | null): string {
  if (state === "open" && answerBy) return m.patients_step_until({ day: formatWeekday(answerBy) });
  return state === "purchased" ? m.patients_step_not_yet() : m.patients_step_unanswered();
}

function Steps({ steps, waits }: { steps: readonly Step[]; waits: boolean }) {
  const here = steps.findIndex(({ when }) => when === null);
  return (
    <ol className="grid sm:grid-cols-4">
      {steps.map((step, index) => (
        <li
          key={step.name}
          className={clsx(
            "relative text-sm leading-[1.35]! max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:py-1 max-sm:pl-6 sm:pt-5 sm:pr-1.5",
            "before:absolute before:top-[7px] before:left-0 sm:before:top-0 before:size-3 before:rounded-full before:border-2",
            step.when
              ? "before:border-brand before:bg-brand"
              : index === here && waits
                ? "before:border-alba-500"
                : "before:border-arena-300",
            "not-last:after:absolute max-sm:not-last:after:top-[19px] max-sm:not-last:after:-bottom-[7px] max-sm:not-last:after:left-[5px] max-sm:not-last:after:w-0.5",
            "sm:not-last:after:top-[5px] sm:not-last:after:right-1 sm:not-last:after:left-4 sm:not-last:after:h-0.5",
            step.when && steps[index + 1]?.when ? "not-last:after:bg-brand" : "not-last:after:bg-track",
          )}
        >
          <b translate="no" className="block font-semibold">
            {step.name}
          </b>
          <span className="text-ink-2 max-sm:text-right">{step.when ?? step.otherwise}</span>
        </li>
      ))}
    </ol>
  );
}

/** Withdraws the permission in two steps, without script: opening it says what will happen. */
function Withdraw({ id, name, has, silent }: { id: string; name: string; has: boolean; silent: boolean }) {
  const text = has ? m.patients_withdraw_text_has : silent ? m.patients_withdraw_text_silent : m.patients_withdraw_text;
  return (
    <details className="ml-auto open:mt-2 open:w-full sm:ml-0">
      <summary className="ml-auto flex min-h-11 w-fit items-center font-semibold text-brand text-ui hover:underline">
        {m.patients_withdraw()}
        <span className="sr-only"> {m.patients_withdraw_from({ center: name })}</span>
      </summary>
      <form method="post" className="grid justify-items-start gap-3 rounded-lg bg-surface-2 px-4 py-3.5">
        <p className="text-sm">{text({ center: name })}</p>
        <input type="hidden" name="centro" value={id} />
        <Button type="submit" kind="outline" size="s" name="accion" value="retirar" className="max-w-full whitespace-normal!">
          {m.patients_withdraw_action()}
        </Button>
      </form>
    </details>
  );
}
