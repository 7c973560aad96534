import clsx from "clsx";
import type { ReactNode } from "react";
import { ReceiverBadge } from "#app/components/leads/receiver-badge.tsx";
import { notSentSentence } from "#app/components/leads/receiver-card.tsx";
import { ArchPicture } from "#app/components/patients/arch-picture.tsx";
import { Contact } from "#app/components/patients/receiver-row.tsx";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import type { PatientReceiver } from "#domain/leads/lead-queries.server.ts";
import { formatDate, formatTime, formatWeekday } from "#platform/format.ts";

interface Step {
  name: string;
  /** Null while it has not happened. */
  when: string | null;
  /** Instead of a moment. */
  otherwise: string;
}

const moment = (at: Date | null) => at && `${formatWeekday(at)}, ${formatTime(at)}`;

/** What one center did with the request, as three facts in order, and whether it has the contact. */
export function ReceiverStory({ receiver, messages }: { receiver: PatientReceiver; messages: ReactNode }) {
  const { slug, name, city, claimed, state, passedReason, inLineUntil, offeredAt, openedAt, answerBy } = receiver;
  const purchased = state === "purchased";
  const steps: Step[] = [
    { name: m.leads_receiver_told(), when: moment(offeredAt), otherwise: "" },
    { name: m.leads_receiver_opened(), when: moment(openedAt), otherwise: m.leads_receiver_not_opened() },
    {
      name: m.patients_contact(),
      when: purchased ? m.patients_contact_has() : null,
      otherwise: state === "open" && answerBy ? m.patients_until({ moment: moment(answerBy)! }) : m.patients_contact_has_not(),
    },
  ];
  const here = steps.findIndex(({ when }) => when === null);
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
            <ReceiverBadge state={state} />
          </div>
          {city && <p className="text-ink-2 text-sm">{city}</p>}
        </div>
      </div>
      {state === "in-line" && inLineUntil && (
        <p className="text-ink-2 text-sm">{m.leads_receiver_in_line_text({ date: formatDate(inLineUntil) })}</p>
      )}
      {state === "not-sent" && <p className="text-ink-2 text-sm">{notSentSentence(passedReason)}</p>}
      {offeredAt && (
        <ol className="grid gap-2.5 sm:grid-cols-3 sm:gap-0">
          {steps.map((step, index) => (
            <li
              key={step.name}
              className={clsx(
                "relative pl-6 text-sm leading-[1.35]! sm:pt-5 sm:pl-0",
                "before:absolute before:top-1 before:left-0 before:size-3 before:rounded-full before:border-2 sm:before:top-0",
                step.when
                  ? "before:border-mar-700 before:bg-mar-700"
                  : index === here && state === "open"
                    ? "before:border-alba-500"
                    : "before:border-arena-300",
                "not-last:after:absolute not-last:after:left-[5px] not-last:after:top-5 not-last:after:bottom-[-14px] not-last:after:w-0.5 sm:not-last:after:top-[5px] sm:not-last:after:right-1 sm:not-last:after:bottom-auto sm:not-last:after:left-4 sm:not-last:after:h-0.5 sm:not-last:after:w-auto",
                step.when && steps[index + 1]?.when ? "not-last:after:bg-mar-700" : "not-last:after:bg-track",
              )}
            >
              <b className="block font-semibold">{step.name}</b>
              <span className="text-ink-2">{step.when ?? step.otherwise}</span>
            </li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Contact has={purchased} />
        {messages}
      </div>
      {!claimed && offeredAt && <p className="text-ink-2 text-sm">{m.leads_consent_unclaimed({ center: name })}</p>}
    </li>
  );
}
