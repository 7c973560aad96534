import type { Context } from "#domain/context.ts";
import type { Env } from "#platform/env.ts";
import { openJobRunner } from "#platform/jobs.ts";
import { startLocalSmtp } from "#platform/local-smtp/local-smtp.ts";
import { openMailer } from "#platform/mailer.ts";
import { composeMail } from "./compose-mail.ts";
import { registerLeads } from "./leads.ts";
import { registerMail } from "./mail.ts";
import { registerSchedule } from "./schedule.ts";

export interface WorkerServices extends Context {
  databaseUrl: string;
  env: Pick<Env, "SMTP_URL" | "MAIL_FROM">;
}

/** Opens this door: takes jobs until stopped. */
export async function registerWorkers(services: WorkerServices): Promise<{ stop(): Promise<void> }> {
  const { databaseUrl, env } = services;
  const localSmtp = env.SMTP_URL ? null : await startLocalSmtp(services.db);
  const mailer = openMailer(env.SMTP_URL ?? localSmtp!.url, env.MAIL_FROM);
  const runner = await openJobRunner(databaseUrl);
  await registerMail(runner, { db: services.db, mailer, compose: composeMail(services) });
  await registerLeads(runner, services);
  await registerSchedule(runner, services);
  return {
    async stop() {
      await runner.stop();
      mailer.close();
      await localSmtp?.close();
    },
  };
}
