import { shortName } from "#app/components/consultations/agenda.ts";
import { priceText, sharedText } from "#app/components/followups/request-words.ts";
import type { Today, TodayRow } from "#app/forms/followups/load-today.server.ts";
import { m } from "#messages/m.ts";
import { hoursBetween } from "#platform/days.ts";
import { KIND_NAMES } from "#texts/consultations.ts";
import { askedText } from "./today-words.ts";

/** Under so many hours a deadline is near. */
const NEAR_HOURS = 2;

export interface Shown {
  id: string;
  title: string;
  text: string;
  path: string;
  /** What the center does next. */
  act: string;
  /** True while its person is hidden. */
  isHidden: boolean;
  /** True where the center only has to say whether somebody came. */
  asksWhetherHeld: boolean;
  /** Their deadline has passed, or is near. */
  presses: "late" | "near" | null;
}

/** Returns what a row says, and where it leads: to the answer itself where this role may give it. */
export function shownOf(row: TodayRow, today: Today, opens: boolean): Shown {
  const presses = row.due === null ? null : row.due < today.now ? "late" : hoursBetween(today.now, row.due) < NEAR_HOURS ? "near" : null;
  const common = { presses, asksWhetherHeld: false, isHidden: false } as const;
  if (row.kind === "appointment") {
    const { consultation } = row;
    return {
      ...common,
      id: consultation.id,
      title: shortName(consultation.patientName) || m.consultations_nobody(),
      text: [askedText(consultation, today), KIND_NAMES[consultation.kind]()].join(" · "),
      path: `/dashboard/provider/agenda/consulta/${consultation.id}`,
      act: m.today_confirm(),
      asksWhetherHeld: consultation.status === "confirmed",
    };
  }
  const { item, kind } = row;
  const { id, name, service, city, waitsForPatient } = item;
  const subject = service?.name ?? m.followups_general();
  const own = `/dashboard/provider/solicitudes/${id}`;
  if (row.kind === "callback")
    return { ...common, id, title: name ?? item.number, text: row.callback.note || subject, path: own, act: m.today_callback() };
  if (name) {
    const said = kind === "message" ? m.today_wrote() : m.today_opened();
    return { ...common, id, title: name, text: `${said} · ${subject}`, path: `${own}#responder`, act: m.today_answer() };
  }
  const text = [city, sharedText(item), opens && priceText(item)].filter(Boolean).join(" · ");
  const hidden = { ...common, id, title: subject, text, isHidden: true };
  if (!opens) return { ...hidden, path: own, act: m.today_see() };
  if (kind === "message" || waitsForPatient) return { ...hidden, path: `${own}/mensajes`, act: m.today_answer() };
  return { ...hidden, path: own, act: m.today_open() };
}
