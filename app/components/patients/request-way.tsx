import clsx from "clsx";
import type { ReactNode } from "react";
import { canNameMore, standing } from "#app/components/leads/request-facts.tsx";
import { nameList } from "#app/forms/leads/consent-texts.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { REQUEST_STEPS, type RequestNews, type RequestStep, type RequestWay } from "#domain/patients/request-way.ts";
import type { PatientLead } from "#domain/receivers/lead-for-patient.server.ts";
import { m } from "#messages/m.ts";
import { formatTime, formatWeekday } from "#platform/format.ts";
import { formatTimeIn, formatWeekdayIn } from "#platform/zoned-format.ts";
import type { RequestMeeting } from "./request-meeting.tsx";
import { requestTitle } from "./request-panel.tsx";
import { Sky } from "./sky.tsx";

interface Props {
  lead: PatientLead;
  way: RequestWay;
  meeting: RequestMeeting | null;
  /** The page for naming further centers. */
  others: string;
}

const NAMES: Record<RequestStep, () => string> = {
  sent: m.patients_road_sent,
  opened: m.patients_road_opened,
  answered: m.patients_road_answered,
  consultation: m.patients_road_consultation,
};

/** The way of one request on the horizon: its one sentence, the next act, and the step at which the sun is. It never says how it ends. */
export function RequestWayCard({ lead, way, meeting, others }: Props) {
  const { title, bold, text, action } = said({ lead, way, meeting, others });
  const details = detailsOf(lead, way, meeting);
  return (
    <div className="grid gap-3">
      <Sky
        labelledBy="camino"
        sun={(REQUEST_STEPS.indexOf(way.step) + 0.5) / REQUEST_STEPS.length}
        water={<Steps way={way} details={details} />}
        depth={96}
        className="md:[--sea:136px]!"
      >
        <div className="relative z-2 grid items-end gap-x-8 gap-y-4 px-4.5 pt-4.5 pb-2 md:grid-cols-[minmax(0,1fr)_auto] md:px-7.5 md:pt-6.5 md:pb-5">
          <div>
            <p className="mb-1 text-ink-2 text-sm">
              {requestTitle(lead)} ·{" "}
              <span translate="no" className="num">
                {lead.number}
              </span>
            </p>
            <h1 id="camino" className="title-2 text-[1.8125rem] md:text-[2.375rem]">
              {title}
            </h1>
            <p className="mt-2 max-w-[60ch] text-pretty text-lg leading-normal! text-ink-2">
              <b className="font-bold text-ink">{bold}</b> {text}
            </p>
          </div>
          {action && (
            <Button kind="cta" href={action.to.startsWith("#") ? action.to : href(action.to)} className="max-md:w-full">
              {action.label}
            </Button>
          )}
        </div>
      </Sky>
      <dl className="grid gap-1 rounded-xl border bg-surface px-4 py-3 text-sm md:hidden">
        {REQUEST_STEPS.map(
          (step) =>
            details[step] && (
              <div key={step} className="flex justify-between gap-4">
                <dt>{NAMES[step]()}</dt>
                <dd className="text-right text-ink-2">{details[step]}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}

type Details = Partial<Record<RequestStep, ReactNode>>;

/** Returns what is known of each step. */
function detailsOf({ createdAt }: PatientLead, { told, opened, answered, answerBy }: RequestWay, meeting: RequestMeeting | null): Details {
  const of = (count: number) => m.patients_road_of({ count, told });
  return {
    sent: `${formatWeekday(createdAt)}, ${formatTime(createdAt)}`,
    ...(opened > 0 && { opened: of(opened) }),
    ...((answered > 0 || answerBy) && {
      answered: [
        ...(answered > 0 ? [of(answered)] : []),
        ...(answerBy ? [m.patients_road_until({ day: formatWeekday(answerBy) })] : []),
      ].join("; "),
    }),
    ...(meeting && {
      consultation: `${formatWeekdayIn(meeting.startsAt, meeting.zone)}, ${formatTimeIn(meeting.startsAt, meeting.zone)}`,
    }),
  };
}

/** The name of the step at which the sun is, where it is not the usual one. */
function hereName({ step, news: { news } }: RequestWay): string {
  if (news === "confirm") return m.patients_road_to_confirm();
  if (news === "late") return m.patients_road_late();
  return news === "ended" ? m.patients_road_ended() : NAMES[step]();
}

function Steps({ way, details }: { way: RequestWay; details: Details }) {
  const here = REQUEST_STEPS.indexOf(way.step);
  return (
    <ol aria-label={m.patients_road()} className="grid h-full grid-cols-4">
      {REQUEST_STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={index === here ? "step" : undefined}
          className={clsx(
            "relative grid content-start justify-items-center gap-0.5 text-center text-xs leading-[1.25]! tracking-tight md:text-sm",
            // Names are in one row below their marks; the one at the sun is lower, since the cradle is there.
            index === here ? "pt-12" : "pt-9",
            index !== here && "before:absolute before:-top-0.5 before:size-5 before:rounded-full before:border-[2.5px] before:border-brand",
            index < here ? "before:bg-brand before:shadow-[inset_0_0_0_3px_var(--color-surface)]" : "before:bg-surface",
          )}
        >
          <b className={index === here ? "font-bold md:text-md" : "font-medium"}>{index === here ? hereName(way) : NAMES[step]()}</b>
          {details[step] && <span className="max-md:hidden">{details[step]}</span>}
        </li>
      ))}
    </ol>
  );
}

interface Said {
  title: string;
  bold: string;
  text: string;
  action?: { to: string; label: string };
}

function said({ lead, way: { news, answered }, meeting, others }: Props): Said {
  const name = lead.firstName;
  const title = m.patients_road_title({ name });
  const another = canNameMore(lead) ? { action: { to: others, label: m.patients_road_another() } } : {};
  switch (news.news) {
    case "confirm":
      return lead.awaits === "names"
        ? { ...confirming(name), bold: m.patients_road_names(), text: "", action: { to: others, label: m.leads_status_others_action() } }
        : { ...confirming(name), action: { to: "#correo", label: m.patients_road_confirm_action() } };
    case "decide":
      return { title, ...decide(news), action: { to: "#mensajes", label: m.patients_road_read() } };
    case "consultation":
      return { title, ...consultationWords(news.center, meeting) };
    case "quotes":
      return { title, ...quotesWords(news.centers) };
    case "answered":
      return { title, bold: m.patients_road_answered_by(named(news.centers)), text: m.patients_road_each() };
    case "opened":
      return {
        title,
        bold: m.patients_road_read_by({ center: news.center }),
        text: m.patients_road_read_at({ day: formatWeekday(news.at), time: formatTime(news.at) }),
      };
    case "late":
      return news.until
        ? {
            title: m.patients_road_late_title({ name }),
            bold: m.patients_road_late_bold({ day: formatWeekday(news.until) }),
            text: m.patients_road_late_text(),
            ...another,
          }
        : { title: m.patients_road_no_title({ name }), bold: m.patients_road_no_bold(), text: m.patients_road_late_text(), ...another };
    case "ended":
      return {
        title: lead.status === "closed" ? m.patients_road_closed_title() : m.patients_road_withdrawn_title(),
        bold: m.patients_road_ended_bold(),
        text: news.told > 0 ? endedText(news) : "",
      };
    case "told":
      return { title, bold: m.patients_road_told({ count: news.centers }), text: answered === 0 ? m.patients_road_told_text() : "" };
    case "kept":
      return { title, bold: m.patients_road_kept(), text: standing(lead) };
  }
}

const endedText = ({ told, opened }: { told: number; opened: number }) => {
  if (told === 1) return opened === 1 ? m.patients_road_ended_alone_opened() : m.patients_road_ended_alone_unread();
  return opened === 0 ? m.patients_road_ended_unread() : m.patients_road_ended_text({ count: opened, opened, told });
};

const confirming = (name: string) => ({
  title: m.patients_road_confirm_title({ name }),
  bold: m.patients_road_confirm(),
  text: m.patients_road_confirm_text(),
});

const named = (centers: readonly string[]) => ({ centers: nameList(centers), count: centers.length });

const decide = ({ center, quoted }: Extract<RequestNews, { news: "decide" }>) => ({
  bold: quoted ? m.patients_road_decide_quoted({ center }) : m.patients_road_decide({ center }),
  text: m.patients_road_decide_text(),
});

const consultationWords = (center: string, meeting: RequestMeeting | null) =>
  meeting?.held
    ? { bold: m.patients_road_met({ center }), text: m.patients_road_met_text() }
    : { bold: m.patients_road_meets({ center }), text: m.patients_road_meets_text() };

const quotesWords = (centers: readonly string[]) => ({
  bold: m.patients_road_quoted(named(centers)),
  text: m.patients_road_quoted_text(),
  action: { to: "#presupuestos", label: m.patients_road_quoted_action({ count: centers.length }) },
});
