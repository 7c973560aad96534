import { sendMailJob } from "#domain/mail/mail-jobs.ts";
import { type MailSender, sendMail } from "#domain/mail/send-mail.server.ts";
import type { JobRunner } from "#platform/jobs.ts";
import { log } from "#platform/log.ts";

export function registerMail(runner: JobRunner, sender: MailSender): Promise<void> {
  return runner.work(sendMailJob, async ({ mailId }) => {
    const outcome = await sendMail(sender, mailId);
    log.info({ mail: mailId, outcome }, "send-mail");
    // The row has stored the reason. Throwing makes the queue try again later.
    if (outcome === "failed" || outcome === "in-other-hands") throw new Error(`mail ${mailId}: ${outcome}`);
  });
}
