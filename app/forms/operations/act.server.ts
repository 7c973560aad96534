import { type ActedOnEach, type AskedBulk, actedAt } from "#app/forms/lists/admin-list.ts";
import type { Confirming } from "#app/forms/lists/confirming.ts";
import type { Context } from "#domain/context.ts";
import { dropJobs, retryJobs } from "#domain/operations/repair-jobs.server.ts";
import { resendMails } from "#domain/operations/resend-mails.server.ts";
import { m } from "#messages/m.ts";
import { JOB_ACTS, MAIL_ACTS } from "./operation-acts.ts";

type Act = (typeof JOB_ACTS)[number] | (typeof MAIL_ACTS)[number];

const WORDS: Readonly<
  Record<
    Act,
    Pick<Confirming, "asksReason"> & Record<"question" | "button", (count: { count: number }) => string> & { consequence: () => string }
  >
> = {
  reintentar: {
    question: m.operations_retry_question,
    consequence: m.operations_retry_consequence,
    button: m.operations_retry_button,
    asksReason: false,
  },
  descartar: {
    question: m.operations_drop_question,
    consequence: m.operations_drop_consequence,
    button: m.operations_drop_button,
    asksReason: true,
  },
  reenviar: {
    question: m.operations_resend_question,
    consequence: m.operations_resend_consequence,
    button: m.operations_resend_button,
    asksReason: false,
  },
};

/** Asks for a confirmation, and acts once it was confirmed. Jobs that have started or finished in between have no names to report. */
export async function actOn(
  ctx: Context,
  { act, ids, confirmed, reason }: AskedBulk<Act>,
): Promise<{ confirming: Confirming } | ActedOnEach> {
  const { question, consequence, button, asksReason } = WORDS[act];
  const missing = asksReason && reason === "";
  if (!confirmed || missing) {
    const count = { count: ids.length };
    const error = confirmed && missing ? m.operations_reason_missing() : undefined;
    return {
      confirming: { act, ids, question: question(count), consequence: consequence(), button: button(count), asksReason, reason, error },
    };
  }
  const count = await {
    descartar: () => dropJobs(ctx, ids, reason),
    reintentar: () => retryJobs(ctx, ids),
    reenviar: () => resendMails(ctx, ids),
  }[act]();
  return { count, left: [] };
}

const DONE: Readonly<Record<Act, (count: { count: number }) => string>> = {
  reintentar: m.operations_done_retried,
  descartar: m.operations_done_dropped,
  reenviar: m.operations_done_resent,
};

/** Returns the sentences for when nothing is chosen or nothing is left to do. */
export const operationWords = () => ({ choose: m.operations_choose_rows(), done: doneWords, nothing: m.operations_done_nothing() });

const doneWords = (act: Act, count: number): string => DONE[act]({ count });

/** Returns what was done by the act that led to an address; null when there was none. */
export function doneAt(url: string): string | null {
  const acted = actedAt(url, [...JOB_ACTS, ...MAIL_ACTS]);
  return acted && doneWords(acted.act, acted.count);
}
