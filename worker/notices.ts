import { loadSite } from "#domain/content/site.server.ts";
import type { Context } from "#domain/context.ts";
import { audienceOf, KINDS } from "#domain/notices/notice.ts";
import { sendPushJob } from "#domain/notices/push-jobs.ts";
import { pushKeyPair } from "#domain/notices/push-keys.server.ts";
import { type PushSender, sendPush } from "#domain/notices/send-push.server.ts";
import { wishesOf } from "#domain/notices/wishes.server.ts";
import { settingsOf } from "#domain/patients/patient-queries.server.ts";
import { quietUntil } from "#domain/patients/quiet-hours.ts";
import { dueDayOf } from "#domain/patients/remind-days.server.ts";
import { now } from "#platform/clock.ts";
import type { JobRunner } from "#platform/jobs.ts";
import { log } from "#platform/log.ts";
import { openPush } from "#platform/push.ts";
import { NEUTRAL_PUSH, PUSH_TEXTS } from "#texts/notice-topics.ts";
import { dayWords } from "#texts/reminders.ts";

const DAY_SECONDS = 24 * 3600;

/** Writes what a device shows. Others may see the screen, so a patient's says no more than they chose. */
export const composePush =
  ({ keys }: Pick<Context, "keys">): PushSender["compose"] =>
  async ({ notice, userId }, tx) => {
    const { topic } = KINDS[notice.kind];
    const [wishes, settings, site] = [await wishesOf(tx, userId), await settingsOf(tx, userId), await loadSite(tx)];
    const { pause, quiet, fullWords } = settings;
    if (!wishes[topic].push) return null;
    const usual = { title: site.name, body: PUSH_TEXTS[topic](), keptSeconds: DAY_SECONDS };
    if (audienceOf(notice) === "provider") return { ...usual, path: "/dashboard/provider/avisos" };
    if (notice.kind === "day") {
      if (pause && !pause.keepsReminders) return null;
      const due = await dueDayOf({ db: tx, keys }, userId, notice.facts);
      return due && { ...dayWords(due, fullWords), path: notice.path, keptSeconds: secondsLeft(due.reminder.until) };
    }
    const start = notice.kind === "consultation" && notice.facts.event === "reminder" ? new Date(notice.facts.startsAt) : null;
    if (pause && !(start && pause.keepsReminders)) return null;
    const heldUntil = quietUntil(quiet, now());
    if (start && start <= (heldUntil ?? now())) return null;
    if (heldUntil) return { heldUntil };
    // A reminder opens where its person says whether they come.
    const shown = start
      ? { path: notice.path, keptSeconds: Math.min(DAY_SECONDS, secondsLeft(start)) }
      : { path: "/dashboard/user/avisos", keptSeconds: DAY_SECONDS };
    return fullWords ? { ...usual, ...shown } : { title: NEUTRAL_PUSH[topic](), body: "", ...shown };
  };

/** A reminder that comes after its time would be wrong, so the push service drops it then. */
const secondsLeft = (until: Date) => Math.max(60, Math.ceil((until.getTime() - now().getTime()) / 1000));

interface Reach {
  mayReach: (address: string) => boolean;
  /** A certificate authority that is trusted instead of the usual ones. */
  ca?: string;
}

export async function registerNotices(runner: JobRunner, ctx: Context, reach: Reach): Promise<void> {
  const { email } = await loadSite(ctx.db);
  const deliver = openPush({ keyPair: await pushKeyPair(ctx), contact: `mailto:${email}`, ...reach });
  await runner.work(sendPushJob, async ({ pushId }) => {
    const outcome = await sendPush({ db: ctx.db, jobs: ctx.jobs, deliver, compose: composePush(ctx) }, pushId);
    log.info({ push: pushId, outcome }, "send-push");
    // The row has stored the reason. Throwing makes the queue try again later.
    if (outcome === "failed" || outcome === "in-other-hands") throw new Error(`push ${pushId}: ${outcome}`);
  });
}
