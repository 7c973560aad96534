import type { Consultation } from "#domain/consultations/consultation.ts";
import type { Context } from "#domain/context.ts";
import { agendaOf } from "#domain/patients/progress.ts";
import type { ProgressEntry } from "#domain/patients/progress-entry.ts";
import { type Meeting, type Waiting, waitingFor } from "#domain/patients/waiting.ts";
import { unreadQuotes } from "#domain/quotes/unread-quotes.server.ts";
import type { OwnLead } from "#domain/receivers/account-leads.server.ts";
import { reviewsToWrite } from "#domain/reviews/review-queries.server.ts";
import { unansweredThreads } from "#domain/threads/unanswered.server.ts";
import { formatDayIn } from "#platform/zoned-format.ts";

interface Own {
  userId: string;
  leads: readonly OwnLead[];
  consultations: { ahead: readonly Consultation[]; past: readonly Consultation[] };
  progress: { entries: readonly ProgressEntry[]; today: string };
  now: Date;
}

/** Reads what waits for a patient, beside what their page reads anyway. */
export async function whatWaits(
  { db }: Pick<Context, "db">,
  { userId, leads, consultations: { ahead, past }, progress: { entries, today }, now }: Own,
): Promise<Waiting[]> {
  const ids = leads.map(({ id }) => id);
  const [quotes, messages, reviews] = await Promise.all([unreadQuotes(db, ids), unansweredThreads(db, ids), reviewsToWrite(db, userId)]);
  return waitingFor({
    leads,
    today: ahead.filter((one) => isToday(one, now)).map(meetingOf),
    hours: ahead
      .filter(({ status, askedBy, startsAt }) => status === "requested" && askedBy === "provider" && startsAt > now)
      .map(meetingOf),
    held: past.filter(({ status, heldSaysPatient }) => status === "confirmed" && !heldSaysPatient).map(meetingOf),
    unreadQuotes: quotes,
    unansweredMessages: messages,
    noted: agendaOf(entries, today).filter((item) => item.kind === "appointment" || !item.taken).length,
    reviews,
  });
}

/** Returns whether a consultation is agreed for this day of the patient's own clock. */
const isToday = ({ status, startsAt, patientZone }: Consultation, now: Date): boolean =>
  status === "confirmed" && formatDayIn(startsAt, patientZone) === formatDayIn(now, patientZone);

const meetingOf = ({ id, providerName, startsAt, patientZone }: Consultation): Meeting => ({
  id,
  center: providerName,
  startsAt,
  zone: patientZone,
});
