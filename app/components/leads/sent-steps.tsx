import MailCheck from "lucide-react/icons/mail-check";
import MessageCircle from "lucide-react/icons/message-circle";
import RouteIcon from "lucide-react/icons/route";
import Send from "lucide-react/icons/send";
import { nameList } from "#app/forms/leads/consent-texts.ts";
import type { TimelineStep } from "#app/ui/timeline.tsx";
import type { Site } from "#domain/content/site.ts";
import { UNCONFIRMED_DAYS } from "#domain/leads/lead.ts";
import type { ContactMethod } from "#domain/leads/lead-form-fields.ts";
import type { Confirmation } from "#domain/receivers/sent-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatDateTime } from "#platform/format.ts";
import { type ChoiceNames, nameOf } from "#texts/choice-names.ts";
import { replySentence } from "./reply-sentence.ts";

/** Returns the steps of a request that waits for its person's click: first the click, then those of any request. */
function stepsBeforeConfirming({ createdAt, receivers }: Confirmation, site: Site): TimelineStep[] {
  const names = receivers.map(({ name }) => name);
  const told = names.length > 0;
  return [
    { key: "received", state: "done", icon: null, title: m.leads_sent_step_received(), detail: formatDateTime(createdAt) },
    {
      key: "confirm",
      state: "current",
      icon: <MailCheck />,
      title: m.leads_sent_step_confirm(),
      detail: m.leads_sent_step_confirm_text({ days: UNCONFIRMED_DAYS }),
    },
    {
      key: "told",
      state: "next",
      icon: <Send />,
      title: told ? m.leads_sent_step_told({ centers: nameList(names) }) : m.leads_sent_step_then_team(),
      detail: told ? m.leads_sent_step_then_text() : m.leads_sent_step_then_team_text({ hours: site.hours }),
    },
    { key: "talk", state: "next", icon: <MessageCircle />, title: m.leads_sent_step_talk(), detail: m.leads_sent_step_talk_text() },
  ];
}

/** Returns the steps of a question: who reads it, the click without which its person hears of no answer, and their decision. */
function stepsOfQuestion(confirmation: Confirmation, site: Site): TimelineStep[] {
  const { createdAt, hearsOfAnswers, receivers } = confirmation;
  const told = receivers.filter(({ blocked }) => blocked === null);
  const blocked = receivers.filter((receiver) => receiver.blocked !== null);
  const unclaimed = told.filter(({ claimed }) => !claimed).map(({ name }) => m.leads_consent_unclaimed({ site: site.name, center: name }));
  return [
    { key: "received", state: "done", icon: null, title: m.leads_sent_step_question(), detail: formatDateTime(createdAt) },
    {
      key: "told",
      state: hearsOfAnswers ? "current" : "done",
      icon: <Send />,
      title: m.leads_sent_step_told({ centers: nameList(told.map(({ name }) => name)) }),
      detail: [m.leads_sent_step_question_told(), ...unclaimed, ...blockedSentences(blocked, confirmation.mailed)].join(" "),
    },
    ...(hearsOfAnswers
      ? []
      : [
          {
            key: "confirm",
            state: "current" as const,
            icon: <MailCheck />,
            title: m.leads_sent_step_confirm(),
            detail: m.leads_sent_step_question_confirm(),
          },
        ]),
    {
      key: "talk",
      state: "next",
      icon: <MessageCircle />,
      title: m.leads_sent_step_answer(),
      detail: m.leads_sent_ask_first({ site: site.name }),
    },
  ];
}

/** Returns what really happens next, in order. */
export function nextSteps(confirmation: Confirmation, site: Site): TimelineStep[] {
  if (confirmation.awaits) return stepsBeforeConfirming(confirmation, site);
  if (confirmation.askFirst && confirmation.receivers.some(({ blocked }) => blocked === null)) return stepsOfQuestion(confirmation, site);
  const { createdAt, contactMethod, mailed } = confirmation;
  const receivers = confirmation.receivers.filter(({ blocked }) => blocked === null);
  const blocked = confirmation.receivers.filter(({ blocked }) => blocked !== null);
  const opened = nameOf(OPENED_BY, contactMethod) ?? m.leads_sent_opened_email();
  const names = receivers.map(({ name }) => name);
  const [only] = receivers.length === 1 ? receivers : [];
  const told =
    names.length === 0
      ? [m.leads_sent_step_team_text({ hours: site.hours }), nameOf(ANSWERED_BY, contactMethod) ?? m.leads_sent_by_email()]
      : [
          m.leads_sent_step_told_text(),
          ...receivers.filter(({ claimed }) => !claimed).map(({ name }) => m.leads_consent_unclaimed({ site: site.name, center: name })),
          ...(only?.reply ? [replySentence(only.reply)] : []),
          opened,
        ];
  return [
    { key: "received", state: "done", icon: null, title: m.leads_sent_step_received(), detail: formatDateTime(createdAt) },
    {
      key: "told",
      state: "current",
      icon: <Send />,
      title:
        names.length > 0
          ? m.leads_sent_step_told({ centers: nameList(names) })
          : blocked.length > 0 && blocked.every(({ readOn }) => readOn)
            ? m.leads_sent_in_line({ centers: nameList(blocked.map(({ name }) => name)) })
            : blocked.length > 0
              ? m.leads_sent_step_blocked({ centers: nameList(blocked.map(({ name }) => name)) })
              : m.leads_sent_step_team(),
      detail: [...(names.length > 0 || blocked.length === 0 ? told : []), ...blockedSentences(blocked, confirmation.mailed)].join(" "),
    },
    { key: "talk", state: "next", icon: <MessageCircle />, title: m.leads_sent_step_talk(), detail: m.leads_sent_step_talk_text() },
    {
      key: "follow",
      state: "next",
      icon: <RouteIcon />,
      title: m.leads_sent_step_follow(),
      detail: mailed ? m.leads_sent_step_follow_text() : m.leads_sent_step_follow_unmailed(),
    },
  ];
}

type Receiver = Confirmation["receivers"][number];

/** Says why a named center does not get the request now, and what the patient can do. */
function blockedSentences(blocked: readonly Receiver[], mailed: boolean): string[] {
  const why = blocked.map(({ name: center, blocked: reason, readOn }) => {
    if (readOn) return m.leads_sent_in_line_text({ center, date: formatDate(readOn) });
    if (reason === "daily_cap_reached") return m.leads_sent_blocked_full({ center });
    if (reason === "service_not_offered") return m.leads_sent_blocked_service({ center });
    return reason === "country_not_served" ? m.leads_sent_blocked_country({ center }) : m.leads_sent_blocked_otherwise({ center });
  });
  const waitsOnly = blocked.every(({ readOn }) => readOn);
  const next = waitsOnly ? m.leads_sent_in_line_next() : m.leads_sent_blocked_next();
  return why.length > 0 && mailed ? [...why, next] : why;
}

/** The ways in which our own team answers. */
const ANSWERED_BY: ChoiceNames<ContactMethod> = {
  whatsapp: m.leads_sent_by_whatsapp,
  telefono: m.leads_sent_by_telefono,
  email: m.leads_sent_by_email,
};

/** The ways in which a center answers, which has no contact data before it opens the request. */
const OPENED_BY: ChoiceNames<ContactMethod> = {
  whatsapp: m.leads_sent_opened_whatsapp,
  telefono: m.leads_sent_opened_telefono,
  email: m.leads_sent_opened_email,
};
