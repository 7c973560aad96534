import { loadSite } from "#domain/content/site.server.ts";
import type { Context } from "#domain/context.ts";
import { audienceOf, KINDS } from "#domain/notices/notice.ts";
import { sendPushJob } from "#domain/notices/push-jobs.ts";
import { pushKeyPair } from "#domain/notices/push-keys.server.ts";
import { type PushSender, sendPush } from "#domain/notices/send-push.server.ts";
import { wishesOf } from "#domain/notices/wishes.server.ts";
import { settingsOf } from "#domain/patients/patient-queries.server.ts";
import { m } from "#messages/m.ts";
import type { JobRunner } from "#platform/jobs.ts";
import { log } from "#platform/log.ts";
import { openPush } from "#platform/push.ts";
import { PUSH_TEXTS } from "#texts/notice-topics.ts";

/** Writes what a device shows. The details are only read in the page, since others may see the screen. */
export const composePush: PushSender["compose"] = async ({ notice, userId }, tx) => {
  const { topic } = KINDS[notice.kind];
  const [wishes, { pause, discreet }, site] = [await wishesOf(tx, userId), await settingsOf(tx, userId), await loadSite(tx)];
  if (!wishes[topic].push || pause) return null;
  const path = audienceOf(notice) === "patient" ? "/dashboard/user/avisos" : "/dashboard/provider/avisos";
  return discreet ? { title: m.notices_push_discreet(), body: "", path } : { title: site.name, body: PUSH_TEXTS[topic](), path };
};

interface Reach {
  mayReach: (address: string) => boolean;
  /** A certificate authority that is trusted instead of the usual ones. */
  ca?: string;
}

export async function registerNotices(runner: JobRunner, ctx: Context, reach: Reach): Promise<void> {
  const { email } = await loadSite(ctx.db);
  const deliver = openPush({ keyPair: await pushKeyPair(ctx), contact: `mailto:${email}`, ...reach });
  await runner.work(sendPushJob, async ({ pushId }) => {
    const outcome = await sendPush({ db: ctx.db, deliver, compose: composePush }, pushId);
    log.info({ push: pushId, outcome }, "send-push");
    // The row has stored the reason. Throwing makes the queue try again later.
    if (outcome === "failed" || outcome === "in-other-hands") throw new Error(`push ${pushId}: ${outcome}`);
  });
}
