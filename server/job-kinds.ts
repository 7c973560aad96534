import { sendAlertJob } from "#domain/alerts/alert-jobs.ts";
import { tellCancelledJob } from "#domain/consultations/consultation-jobs.ts";
import { checkImportJob, runImportJob, undoImportJob } from "#domain/imports/import-jobs.ts";
import { routeLeadJob } from "#domain/leads/lead-jobs.ts";
import { sendMailJob } from "#domain/mail/mail-jobs.ts";
import { sendPushJob } from "#domain/notices/push-jobs.ts";
import { weighOfferJob } from "#domain/offers/offer-jobs.ts";
import { makeExportJob } from "#domain/operations/export-jobs.ts";
import { erasePersonJob } from "#domain/people/erasure-jobs.ts";
import { fetchPhotoJob } from "#domain/photos/photo-jobs.ts";
import { sendWebhookJob } from "#domain/webhooks/webhook-jobs.ts";
import { sendWhatsappJob } from "#domain/whatsapp/whatsapp-jobs.ts";
import type { JobName } from "#texts/operations.ts";
import { recurringKinds } from "#worker/schedule.ts";

/** Every kind of job. Preparing the database creates the queue of each. */
export const jobKinds = [
  routeLeadJob,
  weighOfferJob,
  tellCancelledJob,
  sendMailJob,
  fetchPhotoJob,
  sendPushJob,
  sendWhatsappJob,
  sendWebhookJob,
  checkImportJob,
  runImportJob,
  undoImportJob,
  erasePersonJob,
  makeExportJob,
  sendAlertJob,
  ...recurringKinds,
] satisfies readonly { name: JobName }[];
