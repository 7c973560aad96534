import type { RouteServices } from "#app/context.ts";
import { type Waiting, waitingInOrder, whoWaits } from "#domain/conduct/who-waits.server.ts";
import type { Consultation } from "#domain/consultations/consultation.ts";
import { agendaOf, consultationsNamed, missedSince } from "#domain/consultations/consultation-queries.server.ts";
import { doctorsOf } from "#domain/consultations/doctors.server.ts";
import { zoneOf } from "#domain/consultations/hours-queries.server.ts";
import { dayIn, momentIn } from "#domain/consultations/slots.ts";
import { loadSite } from "#domain/content/site.server.ts";
import { type Callback, callbacksOf } from "#domain/followups/callback-queries.server.ts";
import { type InboxItem, inboxItems } from "#domain/followups/inbox.server.ts";
import { inboxRequest } from "#domain/followups/inbox-request.server.ts";
import type { AgeBand } from "#domain/masking/masking.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import type { Place } from "#domain/team/place.ts";
import { roleMay } from "#domain/team/powers.ts";
import { centerOfOffer } from "#domain/threads/party.server.ts";
import { readThread } from "#domain/threads/thread-queries.server.ts";
import { addDays } from "#platform/days.ts";
import { type ContactLinks, contactLinks } from "./contact-links.ts";
import { loadFigures } from "./load-figures.server.ts";

/** Nobody works through more before they look again. */
const ROWS = 8;
/** On a Monday, Friday is yesterday. */
const MISSED_DAYS = 3;
/** How far ahead the next day with consultations is looked for. */
const AHEAD_DAYS = 8;

/** Somebody who waits, with what the center may see of them. */
export type TodayRow = Pick<Waiting, "due"> &
  (
    | { kind: Exclude<Waiting["kind"], "appointment" | "callback">; item: InboxItem }
    | { kind: "callback"; item: InboxItem; callback: Callback }
    | { kind: "appointment"; consultation: Consultation }
  );

/** Loads a center's morning: who waits, today's consultations, who did not come, and its figures. Money is for whoever may open requests. */
export async function loadToday(services: RouteServices, { id, name, role }: Pick<Place, "id" | "name" | "role">, userId: string) {
  const { db } = services;
  const [now, zone, waits, first, doctors, site] = await Promise.all([
    databaseTime(db),
    zoneOf(db, id),
    whoWaits(db, id),
    waitingInOrder(db, id, ROWS),
    doctorsOf(db, id),
    loadSite(db),
  ]);
  const today = dayIn(now, zone);
  const midnight = (day: string) => new Date(momentIn(day, "00:00", zone));
  const idsOf = (isAppointment: boolean) => first.filter(({ kind }) => (kind === "appointment") === isAppointment).map((row) => row.id);
  const [items, callbacks, appointments, agenda, missed, figures] = await Promise.all([
    inboxItems(services, id, idsOf(false)),
    callbacksOf(services, id, idsOf(false)),
    consultationsNamed(services, id, idsOf(true)),
    agendaOf(services, id, midnight(today), midnight(addDays(today, AHEAD_DAYS))),
    missedSince(services, id, midnight(addDays(today, -MISSED_DAYS))),
    loadFigures(db, id, { now, midnight: midnight(today) }),
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
  const consultations = agenda.filter(({ startsAt }) => dayIn(startsAt, zone) === today);
  const [following] = agenda.filter(({ startsAt }) => dayIn(startsAt, zone) > today);
  const day = following && dayIn(following.startsAt, zone);
  const ahead = day ? { day, consultations: agenda.filter(({ startsAt }) => dayIn(startsAt, zone) === day) } : null;
  const next = await nextOf(services, rows[0], { id, userId, center: name, site: site.name });
  return {
    ...{ now, today, zone, waits, rows, next, doctors, consultations, ahead, missed },
    figures: seesMoney ? figures : { ...figures, balanceCents: 0, affordable: 0 },
  };
}

/** What whoever answers has to know of the first who waits: their words, and how to reach them. */
interface Next {
  /** Their last words; null where there are none, or where they stay hidden until the request is opened. */
  readonly words: string | null;
  readonly ageBand: AgeBand | null;
  readonly links: ContactLinks | null;
}

interface Asking {
  readonly id: string;
  readonly userId: string;
  readonly center: string;
  readonly site: string;
}

async function nextOf(services: RouteServices, row: TodayRow | undefined, { id, userId, ...said }: Asking): Promise<Next | null> {
  if (!row || row.kind === "appointment") return null;
  const [request, thread] = await Promise.all([
    inboxRequest(services, id, row.item.id),
    row.kind === "message" ? readThread(services, centerOfOffer({ userId, providerId: id }, row.item.id)) : null,
  ]);
  if (!request || request.seen.sight === "none") return null;
  const written = thread?.messages.findLast(({ side }) => side === "patient")?.text ?? null;
  const { seen, number } = request;
  if (seen.sight === "masked") return { words: written ?? seen.person.message, ageBand: seen.person.ageBand, links: null };
  return { words: written ?? seen.person.form.mensaje, ageBand: null, links: contactLinks(seen.person, { ...said, number }) };
}

export type Today = Awaited<ReturnType<typeof loadToday>>;
