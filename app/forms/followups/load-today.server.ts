import type { RouteServices } from "#app/context.ts";
import { type Waiting, waitingInOrder, whoWaits } from "#domain/conduct/who-waits.server.ts";
import type { Consultation } from "#domain/consultations/consultation.ts";
import { agendaOf, consultationsNamed, missedSince } from "#domain/consultations/consultation-queries.server.ts";
import { doctorsOf } from "#domain/consultations/doctors.server.ts";
import { zoneOf } from "#domain/consultations/hours-queries.server.ts";
import { dayIn, momentIn } from "#domain/consultations/slots.ts";
import { type Callback, callbacksOf } from "#domain/followups/callback-queries.server.ts";
import { type InboxItem, inboxFigures, inboxItems } from "#domain/followups/inbox.server.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import type { Place } from "#domain/team/place.ts";
import { roleMay } from "#domain/team/powers.ts";
import { addDays } from "#platform/days.ts";

/** Nobody works through more before they look again. */
const ROWS = 8;
/** On a Monday, Friday is yesterday. */
const MISSED_DAYS = 3;

/** Somebody who waits, with what the center may see of them. */
export type TodayRow = Pick<Waiting, "due"> &
  (
    | { kind: Exclude<Waiting["kind"], "appointment" | "callback">; item: InboxItem }
    | { kind: "callback"; item: InboxItem; callback: Callback }
    | { kind: "appointment"; consultation: Consultation }
  );

/** Loads a center's morning: who waits, today's consultations, who did not come, and its figures. Money is for whoever may open requests. */
export async function loadToday(services: RouteServices, { id, role }: Pick<Place, "id" | "role">) {
  const { db } = services;
  const [now, zone, waits, first, doctors, figures] = await Promise.all([
    databaseTime(db),
    zoneOf(db, id),
    whoWaits(db, id),
    waitingInOrder(db, id, ROWS),
    doctorsOf(db, id),
    inboxFigures(db, id),
  ]);
  const today = dayIn(now, zone);
  const midnight = (day: string) => new Date(momentIn(day, "00:00", zone));
  const idsOf = (isAppointment: boolean) => first.filter(({ kind }) => (kind === "appointment") === isAppointment).map((row) => row.id);
  const [items, callbacks, appointments, consultations, missed] = await Promise.all([
    inboxItems(services, id, idsOf(false)),
    callbacksOf(services, id, idsOf(false)),
    consultationsNamed(services, id, idsOf(true)),
    agendaOf(services, id, midnight(today), midnight(addDays(today, 1))),
    missedSince(services, id, midnight(addDays(today, -MISSED_DAYS))),
  ]);
  const rows = first.flatMap(({ kind, id: row, due }): TodayRow[] => {
    const item = items.find((one) => one.id === row);
    const consultation = appointments.find((one) => one.id === row);
    if (kind === "appointment") return consultation ? [{ kind, due, consultation }] : [];
    if (!item) return [];
    if (kind !== "callback") return [{ kind, due, item }];
    const callback = callbacks.find(({ offerId }) => offerId === row);
    return callback ? [{ kind, due, item, callback }] : [];
  });
  const seesMoney = roleMay(role, "requests.open");
  return {
    ...{ now, today, zone, waits, rows, doctors, consultations, missed },
    figures: seesMoney ? figures : { ...figures, balanceCents: 0, affordable: 0 },
  };
}

export type Today = Awaited<ReturnType<typeof loadToday>>;
