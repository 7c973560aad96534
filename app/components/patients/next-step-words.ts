import { nameList } from "#app/forms/leads/consent-texts.ts";
import type { NextStep } from "#domain/patients/next-step.ts";
import type { Meeting } from "#domain/patients/waiting.ts";
import { m } from "#messages/m.ts";
import { formatTimeIn, formatWeekdayIn } from "#platform/zoned-format.ts";

export interface Said {
  lead: string;
  text: string;
  action?: { to: string; label: string; quiet?: boolean };
}

/** Returns what a step says, and where it leads. */
export function said(step: NextStep): Said {
  switch (step.step) {
    case "confirm":
      return {
        lead: m.patients_next_confirm(),
        text: m.patients_next_confirm_text(),
        action: { to: requestPath(step.leadId), label: m.patients_next_confirm_action() },
      };
    case "name-centers":
      return {
        lead: m.patients_next_names(),
        text: m.patients_next_names_text(),
        action: { to: requestPath(step.leadId), label: m.patients_next_names_action() },
      };
    case "today":
      return {
        lead: m.patients_next_today({ center: step.meeting.center, time: timeOf(step.meeting) }),
        text: m.patients_next_today_text(),
        action: { to: consultationPath(step.meeting.id), label: m.patients_next_today_action() },
      };
    case "hour":
      return {
        lead: m.patients_next_hour({ center: step.meeting.center, day: dayOf(step.meeting), time: timeOf(step.meeting) }),
        text: m.patients_next_hour_text(),
        action: { to: consultationPath(step.meeting.id), label: m.patients_next_hour_action() },
      };
    case "held":
      return {
        lead: m.patients_next_held({ center: step.meeting.center, day: dayOf(step.meeting) }),
        text: m.patients_next_held_text(),
        action: { to: consultationPath(step.meeting.id), label: m.patients_next_held_action() },
      };
    case "decide":
      return {
        lead: m.patients_next_decide({ center: step.center }),
        text: m.patients_next_decide_text(),
        action: { to: `${requestPath(step.leadId)}#mensajes`, label: m.patients_road_read() },
      };
    case "quote":
      return {
        lead: m.patients_road_quoted({ centers: nameList(step.centers), count: step.centers.length }),
        text: m.patients_road_quoted_text(),
        action: { to: "/dashboard/user/presupuestos", label: m.patients_road_quoted_action({ count: step.centers.length }) },
      };
    case "message":
      return {
        lead: m.patients_next_message({ center: step.center }),
        text: m.patients_next_message_text(),
        action: { to: `${requestPath(step.leadId)}/mensajes/${step.providerId}`, label: m.patients_next_message_action() },
      };
    case "day":
      return {
        lead: m.patients_next_day({ count: step.count }),
        text: m.patients_next_day_text(),
        action: { to: "/dashboard/user/progreso", label: m.patients_next_day_action() },
      };
    case "review":
      return {
        lead: m.patients_next_review({ center: step.center }),
        text: m.patients_next_review_text(),
        action: { to: `${consultationPath(step.consultationId)}/resena`, label: m.patients_after_review_write() },
      };
    case "name-another":
      return {
        lead: m.patients_next_another({ centers: nameList(step.centers), count: step.centers.length }),
        text: m.patients_next_another_text(),
        action: { to: requestPath(step.leadId), label: m.patients_next_another_action() },
      };
    case "talk":
      return {
        lead: m.patients_next_talk({ centers: nameList(step.centers), count: step.centers.length }),
        text: m.patients_next_talk_text(),
        action: { to: "/guias/preguntas-para-tu-centro", label: m.patients_next_talk_action(), quiet: true },
      };
    case "compare":
      return {
        lead: m.patients_next_compare({ count: step.slugs.length }),
        text: m.patients_next_compare_text(),
        action: { to: `/comparar?centros=${step.slugs.join(",")}`, label: m.patients_next_compare_action() },
      };
    case "ask":
      return {
        lead: m.patients_next_ask(),
        text: m.patients_next_ask_text(),
        action: { to: `/solicitar-informacion?centro=${step.slug}`, label: m.patients_next_ask_action() },
      };
    case "wait":
      return {
        lead: m.patients_next_wait(),
        text: m.patients_next_wait_text({ centers: nameList(step.centers), count: step.centers.length }),
      };
    case "begin":
      return { lead: m.patients_next_begin(), text: m.patients_next_begin_text() };
  }
}

export const requestPath = (leadId: string): string => `/dashboard/user/solicitudes/${leadId}`;

const consultationPath = (id: string) => `/dashboard/user/consultas/${id}`;
const timeOf = ({ startsAt, zone }: Meeting) => formatTimeIn(startsAt, zone);
const dayOf = ({ startsAt, zone }: Meeting) => formatWeekdayIn(startsAt, zone);
