import { routeLeadJob } from "#domain/leads/lead-jobs.ts";
import { sendMailJob } from "#domain/mail/mail-jobs.ts";
import { fetchPhotoJob } from "#domain/photos/photo-jobs.ts";
import { recurringKinds } from "#worker/schedule.ts";

/** Every kind of job there is: each gets its queue when the database is brought up to date. */
export const jobKinds = [routeLeadJob, sendMailJob, fetchPhotoJob, ...recurringKinds];
