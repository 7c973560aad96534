import { sendMailJob } from "#domain/mail/mail-jobs.ts";

/** Every kind of job there is: each gets its queue when the schema is brought up to date. */
export const jobKinds = [sendMailJob] as const;
