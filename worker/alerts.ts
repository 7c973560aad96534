import { sendAlertJob } from "#domain/alerts/alert-jobs.ts";
import { alertToTell } from "#domain/alerts/alert-queries.server.ts";
import type { Context } from "#domain/context.ts";
import { signatureOf } from "#domain/webhooks/signature.ts";
import { now } from "#platform/clock.ts";
import type { Env } from "#platform/env.ts";
import { guardedRequest } from "#platform/guarded-request.ts";
import type { JobRunner } from "#platform/jobs.ts";
import { alertSentence } from "#texts/alerts.ts";

const PATIENCE_MS = 15_000;

/** Tells the operators' own system of alerts. The operators chose its address, so it may be inside of their network. */
export async function registerAlerts(
  runner: JobRunner,
  { db, publicUrl }: Pick<Context, "db" | "publicUrl">,
  hears: Env["alerts"],
): Promise<void> {
  await runner.work(sendAlertJob, async ({ alertId, phase }) => {
    const alert = hears && (await alertToTell(db, alertId));
    if (!hears || !alert) return;
    const { rule, facts, beganAt, endedAt } = { facts: {}, ...alert };
    const body = JSON.stringify({
      id: alertId,
      state: rule === "test" ? "test" : phase === "began" ? "open" : "over",
      rule,
      // Slack and its like show a field of this name.
      text: alertSentence(alert, phase),
      facts,
      began_at: beganAt.toISOString(),
      ended_at: endedAt?.toISOString() ?? null,
      url: `${publicUrl}/dashboard/admin/alertas`,
    });
    const answer = await guardedRequest(new URL(hears.url), {
      mayReach: () => true,
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Content-Length": String(Buffer.byteLength(body)),
        "User-Agent": "Webhooks/1",
        ...(hears.secret && { "Webhook-Signature": signatureOf(hears.secret, body, now()) }),
      },
      body: Buffer.from(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    answer.destroy();
    const { statusCode = 0 } = answer;
    if (statusCode < 200 || statusCode > 299) throw new Error(`alert ${alertId}: the address answered ${statusCode}`);
  });
}
