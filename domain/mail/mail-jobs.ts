import { z } from "zod";
import type { JobKind } from "#platform/jobs.ts";

export interface SendMail {
  mailId: string;
}

/**
 * Retried for about a day: after 10, 20, 40 s… and then every half hour. The job expires after the mailer's own deadline, so
 * that only one worker sends a mail at a time.
 */
export const sendMailJob = {
  name: "send-mail",
  schema: z.object({ mailId: z.uuid() }),
  retryLimit: 56,
  retryDelaySeconds: 5,
  retryDelayMaxSeconds: 1800,
  expireSeconds: 60,
  concurrency: 4,
} satisfies JobKind<SendMail, "send-mail">;
