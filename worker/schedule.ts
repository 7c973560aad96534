import { z } from "zod";
import { forgetAlerts } from "#domain/alerts/alert-queries.server.ts";
import { watchAlerts } from "#domain/alerts/watch-alerts.server.ts";
import { checkSearches } from "#domain/analytics/count-searches.server.ts";
import { forgetEvents } from "#domain/analytics/forget-events.server.ts";
import { endErasedSharing } from "#domain/companions/take-part.server.ts";
import { writeLetters } from "#domain/conduct/monthly-letter.server.ts";
import { projectReplies } from "#domain/conduct/project-replies.server.ts";
import { proposeConduct } from "#domain/conduct/propose-conduct.server.ts";
import { summarizeWeek } from "#domain/conduct/weekly-summary.server.ts";
import { forgetGuests } from "#domain/consultations/guests.server.ts";
import { readCalendars } from "#domain/consultations/read-calendars.server.ts";
import { type AlsoRemind, remindConsultations } from "#domain/consultations/remind.server.ts";
import { publishDue } from "#domain/content/publish-text.server.ts";
import { sweepPhotos } from "#domain/content/sweep-photos.server.ts";
import type { Context } from "#domain/context.ts";
import { lapseCredits } from "#domain/credits/settle-credit.server.ts";
import { projectProfiles } from "#domain/directory/project-profiles.server.ts";
import { searchDirectory } from "#domain/directory/search-directory.server.ts";
import { NO_SEARCH_FILTERS } from "#domain/directory/search-filters.ts";
import { projectFeatured } from "#domain/featured/project-featured.server.ts";
import { tellCallbacks } from "#domain/followups/tell-callbacks.server.ts";
import { forgetPastSignIns } from "#domain/identity/forget-past-sign-ins.server.ts";
import { sweepImports } from "#domain/imports/discard-import.server.ts";
import { eraseOldMessages } from "#domain/inbox/erase-message.server.ts";
import { issueDueDocuments } from "#domain/invoicing/issue-documents.server.ts";
import { releaseWaitingLeads } from "#domain/leads/release-waiting-leads.server.ts";
import { checkDocuments } from "#domain/listing/check-documents.server.ts";
import { remindUnfinished } from "#domain/listing/remind-unfinished.server.ts";
import { sweepDocuments } from "#domain/listing/sweep-documents.server.ts";
import { tellOldPrices } from "#domain/listing/tell-old-prices.server.ts";
import { requeueMails } from "#domain/mail/requeue-mails.server.ts";
import { forgetUnconfirmed } from "#domain/newsletter/end-subscription.server.ts";
import { sendDueIssues } from "#domain/newsletter/send-issues.server.ts";
import { forgetNotices } from "#domain/notices/forget-notices.server.ts";
import { tellNotices } from "#domain/notices/tell-notices.server.ts";
import { stopUnanswered } from "#domain/offers/buy-automatically.server.ts";
import { eraseOldLeads } from "#domain/offers/erase-old-leads.server.ts";
import { eraseUnconfirmedLeads } from "#domain/offers/erase-unconfirmed-leads.server.ts";
import { expireOffers } from "#domain/offers/expire-offers.server.ts";
import { settleWithdrawn } from "#domain/offers/settle-withdrawn.server.ts";
import { backUpJob } from "#domain/operations/backup-jobs.ts";
import { countJobDays } from "#domain/operations/count-job-days.server.ts";
import { forgetExports } from "#domain/operations/forget-exports.server.ts";
import { remindDays } from "#domain/patients/remind-days.server.ts";
import { digestPeople } from "#domain/people/digest-people.server.ts";
import { forgetReceiptAddresses } from "#domain/people/erase-person.server.ts";
import { requeuePhotos } from "#domain/photos/requeue-photos.server.ts";
import { remindStatements } from "#domain/statements/remind-statements.server.ts";
import { forgetAdmissions } from "#domain/submissions/admissions.server.ts";
import { forgetPastTries } from "#domain/submissions/tries.server.ts";
import { settleWaiting } from "#domain/threads/settle-waiting.server.ts";
import { askAboutPayments } from "#domain/topups/ask-about-payments.server.ts";
import { paidTopUp } from "#domain/topups/paid-top-up.server.ts";
import { lapseRefunds } from "#domain/topups/settle-refund.server.ts";
import { sweepVouchers } from "#domain/topups/sweep-vouchers.server.ts";
import { forgetUploads } from "#domain/uploads/forget-uploads.server.ts";
import { loadRetention } from "#domain/vault/retention.server.ts";
import { readNewNames } from "#domain/verification/name-keys.server.ts";
import { sweepClaimDocuments } from "#domain/verification/sweep-claim-documents.server.ts";
import { forgetDeliveries } from "#domain/webhooks/send-webhook.server.ts";
import { queueWhatsapp } from "#domain/whatsapp/queue-whatsapp.server.ts";
import { now } from "#platform/clock.ts";
import type { FileStore } from "#platform/files.ts";
import type { JobKind, JobRunner } from "#platform/jobs.ts";
import { forgetLocalMail } from "#platform/local-smtp/forget-local-mail.ts";
import type { Gateway } from "#platform/payments/gateway.ts";
import { isPublicAddress } from "#platform/public-address.ts";
import type { JobName } from "#texts/operations.ts";
import { machineOf, type WatchedEnv } from "./machine.ts";
import { silenceOf } from "./silence.ts";

/**
 * Describes a job that runs by the clock. It is polled rarely: its times are whole minutes, and forty queues asked every two seconds
 * would burden the database.
 */
const recurring = <Name extends JobName>(name: Name): JobKind<Record<string, never>, Name> => ({
  name,
  schema: z.object({}),
  retryLimit: 3,
  expireSeconds: 600,
  pollSeconds: 15,
});

type ScheduleContext = Context & {
  files: FileStore;
  gateway: Gateway | null;
  env: WatchedEnv;
  backUp(): Promise<void>;
  /** True when reminders also go by WhatsApp. */
  whatsapp: boolean;
};

const alsoByWhatsapp = (ctx: ScheduleContext): AlsoRemind | undefined =>
  ctx.whatsapp ? (tx, reminder) => queueWhatsapp(ctx, tx, reminder) : undefined;

/** The recurring jobs: their times (minute, hour, day of month, month, weekday, in Santo Domingo) and their commands. */
const table: readonly { kind: JobKind<Record<string, never>, JobName>; cron: string; run(ctx: ScheduleContext): Promise<unknown> }[] = [
  { kind: recurring("expire-offers"), cron: "*/5 * * * *", run: expireOffers },
  { kind: recurring("settle-withdrawn"), cron: "* * * * *", run: (ctx) => settleWithdrawn(ctx).then(() => endErasedSharing(ctx)) },
  { kind: recurring("stop-automatic-purchases"), cron: "*/5 * * * *", run: stopUnanswered },
  { kind: recurring("release-waiting-leads"), cron: "*/5 * * * *", run: releaseWaitingLeads },
  { kind: recurring("settle-waiting"), cron: "*/2 * * * *", run: settleWaiting },
  { kind: recurring("lapse-credits"), cron: "5 * * * *", run: (ctx) => lapseCredits(ctx).then(() => lapseRefunds(ctx)) },
  { kind: recurring("ask-about-payments"), cron: "* * * * *", run: askAboutPayments },
  {
    kind: recurring("remind-consultations"),
    cron: "*/5 * * * *",
    run: (ctx) => remindConsultations(ctx, silenceOf(ctx), alsoByWhatsapp(ctx)),
  },
  {
    kind: recurring("read-calendars"),
    cron: "* * * * *",
    run: (ctx) => readCalendars({ ...ctx, mayReach: isPublicAddress, encrypted: true }),
  },
  // It comes before the job that tells, so that a dose is told in its minute or the next.
  { kind: recurring("remind-days"), cron: "* * * * *", run: remindDays },
  { kind: recurring("tell-callbacks"), cron: "*/5 * * * *", run: tellCallbacks },
  { kind: recurring("tell-notices"), cron: "* * * * *", run: tellNotices },
  // It reads names that arrived by the thousand. A screen that needs a single one reads it itself.
  { kind: recurring("read-new-names"), cron: "* * * * *", run: ({ db }) => readNewNames(db) },
  { kind: recurring("publish-texts"), cron: "* * * * *", run: publishDue },
  { kind: recurring("send-issues"), cron: "* * * * *", run: sendDueIssues },
  { kind: recurring("forget-unconfirmed"), cron: "57 3 * * *", run: forgetUnconfirmed },
  { kind: recurring("requeue-mails"), cron: "*/10 * * * *", run: requeueMails },
  { kind: recurring("requeue-photos"), cron: "*/10 * * * *", run: requeuePhotos },
  { kind: recurring("erase-old-leads"), cron: "20 3 * * *", run: eraseOldLeads },
  { kind: recurring("erase-unconfirmed-leads"), cron: "15 * * * *", run: eraseUnconfirmedLeads },
  { kind: recurring("forget-guests"), cron: "30 3 * * *", run: forgetGuests },
  // Whoever looks for a person makes the digests of those who came since.
  { kind: recurring("digest-people"), cron: "*/10 * * * *", run: digestPeople },
  { kind: recurring("forget-receipts"), cron: "32 3 * * *", run: forgetReceiptAddresses },
  { kind: backUpJob, cron: "40 2 * * *", run: ({ backUp }) => backUp() },
  { kind: recurring("forget-admissions"), cron: "35 * * * *", run: forgetAdmissions },
  { kind: recurring("forget-past-tries"), cron: "45 * * * *", run: forgetPastTries },
  { kind: recurring("forget-past-sign-ins"), cron: "5 3 * * *", run: forgetPastSignIns },
  { kind: recurring("erase-old-messages"), cron: "25 3 * * *", run: eraseOldMessages },
  // Price ranges leave out prices that grow too old, although no row changes.
  { kind: recurring("project-profiles"), cron: "10 4 * * *", run: ({ db }) => projectProfiles(db) },
  { kind: recurring("project-replies"), cron: "12 4 * * *", run: projectReplies },
  { kind: recurring("project-featured"), cron: "1 0 * * *", run: ({ db }) => projectFeatured(db) },
  { kind: recurring("propose-conduct"), cron: "0 8 * * *", run: proposeConduct },
  { kind: recurring("check-documents"), cron: "0 7 * * *", run: checkDocuments },
  { kind: recurring("tell-old-prices"), cron: "10 7 * * *", run: tellOldPrices },
  { kind: recurring("remind-statements"), cron: "20 7 * * *", run: remindStatements },
  { kind: recurring("remind-unfinished"), cron: "30 9 * * *", run: remindUnfinished },
  { kind: recurring("summarize-week"), cron: "0 8 * * 1", run: summarizeWeek },
  // Daily at the start of a month: it goes on the first business day, and a later run makes up for one that was missed.
  { kind: recurring("write-letters"), cron: "30 8 1-10 * *", run: ({ db }) => writeLetters({ db }) },
  { kind: recurring("forget-notices"), cron: "55 3 * * *", run: forgetNotices },
  { kind: recurring("forget-local-mail"), cron: "40 3 * * *", run: ({ db }) => forgetLocalMail(db) },
  { kind: recurring("sweep-photos"), cron: "45 3 * * *", run: (ctx) => sweepPhotos(ctx, now().getTime()) },
  { kind: recurring("sweep-documents"), cron: "47 3 * * *", run: (ctx) => sweepDocuments(ctx, now().getTime()) },
  { kind: recurring("sweep-claim-documents"), cron: "48 3 * * *", run: (ctx) => sweepClaimDocuments(ctx, now().getTime()) },
  { kind: recurring("sweep-vouchers"), cron: "49 3 * * *", run: (ctx) => sweepVouchers(ctx, now().getTime()) },
  { kind: recurring("forget-exports"), cron: "40 * * * *", run: (ctx) => forgetExports(ctx, now().getTime()) },
  { kind: recurring("sweep-imports"), cron: "50 3 * * *", run: sweepImports },
  { kind: recurring("issue-documents"), cron: "*/10 * * * *", run: (ctx) => issueDueDocuments(ctx, paidTopUp) },
  { kind: recurring("forget-uploads"), cron: "25 * * * *", run: (ctx) => forgetUploads(ctx, now().getTime()) },
  { kind: recurring("forget-deliveries"), cron: "52 3 * * *", run: forgetDeliveries },
  {
    kind: recurring("watch-alerts"),
    cron: "*/5 * * * *",
    run: (ctx) => watchAlerts({ ...ctx, demonstration: ctx.env.demonstration, machine: machineOf(ctx.env), at: now() }),
  },
  { kind: recurring("forget-alerts"), cron: "53 3 * * *", run: forgetAlerts },
  { kind: recurring("count-job-days"), cron: "7,37 * * * *", run: countJobDays },
  {
    kind: recurring("check-searches"),
    cron: "*/10 * * * *",
    run: (ctx) => checkSearches(ctx, async (q) => (await searchDirectory(ctx.db, { ...NO_SEARCH_FILTERS, q }, 1)).total > 0),
  },
  { kind: recurring("forget-events"), cron: "50 3 * * *", run: async ({ db }) => forgetEvents(db, (await loadRetention(db)).events) },
];

/** The kinds whose queues have to be created. */
export const recurringKinds = table.map(({ kind }) => kind);

export async function registerSchedule(runner: JobRunner, ctx: ScheduleContext): Promise<void> {
  for (const { kind, run } of table) {
    await runner.work(kind, async () => {
      await run(ctx);
    });
  }
  // The fictional world of a demonstration is backed up when somebody asks for it.
  await runner.schedule(table.filter(({ kind }) => kind !== backUpJob || !ctx.env.demonstration));
}
