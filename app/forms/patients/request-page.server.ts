import { shownReceipt } from "#app/forms/leads/shown-receipt.server.ts";
import type { RequestAfter } from "#app/forms/patients/request-after.ts";
import { threadToDecide } from "#app/forms/threads/thread-to-decide.server.ts";
import type { Consultation } from "#domain/consultations/consultation.ts";
import { consultationsOfPatient } from "#domain/consultations/consultation-queries.server.ts";
import type { Context } from "#domain/context.ts";
import { adviceForPatient } from "#domain/inbox/own-advice.server.ts";
import { accountOfLead } from "#domain/leads/account-of-lead.server.ts";
import { nextDay, resultsOf } from "#domain/patients/progress.ts";
import type { ProgressEntry } from "#domain/patients/progress-entry.ts";
import { progressOf } from "#domain/patients/progress-queries.server.ts";
import { requestWay } from "#domain/patients/request-way.ts";
import { readQuotedCenters } from "#domain/quotes/patient-quotes.server.ts";
import type { PatientLead, PatientReceiver } from "#domain/receivers/lead-for-patient.server.ts";
import { reviewOfConsultation } from "#domain/reviews/review-queries.server.ts";
import type { Party } from "#domain/threads/party.server.ts";
import { now } from "#platform/clock.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { formatDayIn } from "#platform/zoned-format.ts";
import { whatOf } from "#texts/consultations.ts";

interface Door {
  leadId: string;
  lead: PatientLead;
  /** The person who is signed in; null behind the link of a mail. */
  userId: string | null;
  /** Returns the patient in the thread with a center. */
  partyFacing: (receiver: PatientReceiver) => Promise<Party | null>;
}

/**
 * Reads what the page of one request shows, for an account and for the link of a mail. The link belongs to the same mailbox, which was
 * told of every consultation; what somebody wrote down in their own place is shown to their account alone.
 */
export async function loadRequestPage(ctx: Context, { leadId, lead, userId, partyFacing }: Door) {
  const [receipt, quoted, thread, advice, account] = await Promise.all([
    shownReceipt(ctx.db, leadId),
    readQuotedCenters(ctx, { ...lead, id: leadId }),
    threadToDecide(ctx, lead, partyFacing),
    adviceForPatient(ctx, leadId),
    userId ?? accountOfLead(ctx, ctx.db, leadId),
  ]);
  const consultations = account ? await withItsCenters(ctx, account, lead) : [];
  const meeting = consultations.find(isAhead) ?? consultations.findLast(({ status }) => status === "held") ?? null;
  const agreed = meeting && (meeting.status === "confirmed" || meeting.status === "held") ? meeting.providerName : null;
  return {
    receipt,
    quoted,
    thread,
    advice,
    today: dayInSantoDomingo(now()),
    way: requestWay({ lead, quoted: quoted.map(({ id }) => id), agreedWith: agreed }),
    meeting: meeting && shownMeeting(meeting, userId !== null),
    after: await afterwards(ctx, userId, consultations, userId ? await progressOf(ctx, userId) : null),
  };
}

const isAhead = ({ status, endsAt }: Consultation) => ["requested", "confirmed"].includes(status) && endsAt > now();

/** Returns the consultations of an account with the centers of a request since it was sent, in the order of time. */
async function withItsCenters({ db }: Pick<Context, "db">, account: string, lead: PatientLead): Promise<Consultation[]> {
  const isIts = ({ providerId, startsAt }: Consultation) =>
    startsAt >= lead.createdAt && lead.receivers.some(({ id }) => id === providerId);
  return inOrder(await consultationsOfPatient(db, account)).filter(isIts);
}

/** Returns consultations in the order of time. A proposal of another time appears beside the consultation that it would move. */
export const inOrder = ({ ahead, past }: { ahead: readonly Consultation[]; past: readonly Consultation[] }): Consultation[] =>
  [...past.toReversed(), ...ahead].filter(({ movesFrom }) => movesFrom === null);

function shownMeeting(consultation: Consultation, inAccount: boolean) {
  const { id, providerName, status, startsAt, endsAt, patientZone } = consultation;
  const page = `/dashboard/user/consultas/${id}`;
  return {
    center: providerName,
    what: whatOf(consultation),
    status,
    held: !isAhead(consultation),
    startsAt,
    endsAt,
    zone: patientZone,
    account: inAccount ? { page, file: `${page}/cita.ics` } : null,
  };
}

/** Returns what comes after a center answered. What somebody noted is null behind the link of a mail. */
export async function afterwards(
  { db }: Pick<Context, "db">,
  userId: string | null,
  consultations: readonly Consultation[],
  progress: { entries: readonly ProgressEntry[]; today: string } | null,
): Promise<RequestAfter> {
  const result = consultations.find(({ kind, status }) => kind === "results" && (status === "confirmed" || status === "held"));
  const held = consultations.findLast(({ status }) => status === "held");
  const review = userId && held ? await reviewOfConsultation(db, userId, held.id) : null;
  const noted = progress && resultsOf(progress.entries)[0];
  return {
    treatment: progress && nextDay(progress.entries, progress.today),
    noted: noted ? { id: noted.id, day: noted.on } : null,
    result: result ? { day: formatDayIn(result.startsAt, result.patientZone), held: result.status === "held" } : null,
    review: held ? { path: `/dashboard/user/consultas/${held.id}/resena`, written: review !== null } : null,
    inAccount: userId !== null,
  };
}
