import type { Context } from "#domain/context.ts";
import { BEAT_EVERY_MS, beat } from "#domain/operations/beat.server.ts";
import type { Env } from "#platform/env.ts";
import type { FileStore } from "#platform/files.ts";
import { openJobRunner } from "#platform/jobs.ts";
import { startLocalSmtp } from "#platform/local-smtp/local-smtp.ts";
import { openMailer } from "#platform/mailer.ts";
import { openGateway } from "#platform/payments/settings.ts";
import { isPublicAddress } from "#platform/public-address.ts";
import { openWhatsapp } from "#platform/whatsapp/settings.ts";
import { registerAlerts } from "./alerts.ts";
import { composeMail } from "./compose-mail.ts";
import { registerConsultations } from "./consultations.ts";
import { registerExports } from "./exports.ts";
import { registerImports } from "./imports.ts";
import { registerLeads } from "./leads.ts";
import { registerMail } from "./mail.ts";
import { registerNotices } from "./notices.ts";
import { registerPeople } from "./people.ts";
import { registerPhotos } from "./photos.ts";
import { registerSchedule } from "./schedule.ts";
import { startThreadMail } from "./threads.ts";
import { registerWebhooks, webhooksReach } from "./webhooks.ts";
import { registerWhatsapp } from "./whatsapp.ts";

export interface WorkerServices extends Context {
  databaseUrl: string;
  files: FileStore;
  /** Backs the site up into its store of backups, and tries the backup. */
  backUp(): Promise<void>;
  env: Pick<Env, "SMTP_URL" | "MAIL_FROM" | "demonstration" | "onlyHere"> &
    Partial<Pick<Env, "INBOUND_SMTP_PORT" | "INBOUND_DOMAIN" | "payments" | "whatsapp" | "alerts" | "DATA_DIR" | "PUBLIC_URL">>;
}

/**
 * Starts a worker for every kind of job, until stopped. Mails stay queued on a site that has neither a mail server nor the mailbox of
 * a demonstration.
 */
export async function registerWorkers(opened: WorkerServices): Promise<{ stop(): Promise<void> }> {
  const services: WorkerServices = { ...opened, actor: "worker" };
  const { databaseUrl, env } = services;
  const mailbox = env.SMTP_URL || !env.demonstration ? null : await startLocalSmtp(services.db);
  const smtpUrl = env.SMTP_URL ?? mailbox?.url;
  const mailer = smtpUrl ? openMailer(smtpUrl, env.MAIL_FROM) : null;
  const runner = await openJobRunner(databaseUrl);
  const { INBOUND_SMTP_PORT: port, INBOUND_DOMAIN: domain } = env;
  const threads = port !== undefined && domain ? await startThreadMail(services, { port, domain }) : null;
  const inboundDomain = threads && domain ? domain : null;
  if (mailer) await registerMail(runner, { db: services.db, mailer, compose: composeMail({ ...services, inboundDomain }) });
  await registerLeads(runner, services);
  await registerConsultations(runner, services);
  await registerImports(runner, services);
  await registerPeople(runner, services);
  await registerExports(runner, services);
  await registerPhotos(runner, { db: services.db, files: services.files, mayReach: isPublicAddress });
  await registerAlerts(runner, services, env.alerts ?? null);
  await registerNotices(runner, services, { mayReach: isPublicAddress });
  await registerWebhooks(runner, services, webhooksReach(env));
  const gateway = openGateway(services.keys, env.payments ?? null, env.demonstration);
  const whatsapp = openWhatsapp(services.db, env);
  if (whatsapp) await registerWhatsapp(runner, services, whatsapp);
  await registerSchedule(runner, { ...services, gateway, whatsapp: whatsapp !== null });
  // A failed heartbeat is not logged, since administrators see its absence.
  const beating = () => void beat(services.db, "worker").catch(() => {});
  beating();
  const heart = setInterval(beating, BEAT_EVERY_MS).unref();
  return {
    async stop() {
      clearInterval(heart);
      await threads?.close();
      await runner.stop();
      mailer?.close();
      await mailbox?.close();
    },
  };
}
