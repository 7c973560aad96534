import type { AskedBulk } from "#app/admin-list.ts";
import type { Confirming } from "#app/components/admin/list-bulk.tsx";
import { m } from "#app/paraglide/messages.js";
import type { Context } from "#domain/context.ts";
import { dropJobs, retryJobs } from "#domain/operations/repair-jobs.server.ts";
import { resendMails } from "#domain/operations/resend-mails.server.ts";

export const JOB_ACTS = ["reintentar", "descartar"] as const;
export const MAIL_ACTS = ["reenviar"] as const;
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

/** Asks before the act, and acts once it was confirmed. Returns how many it changed. */
export async function actOn(
  ctx: Context,
  { act, ids, confirmed, reason }: AskedBulk<Act>,
): Promise<{ done: number } | { confirming: Confirming }> {
  const { question, consequence, button, asksReason } = WORDS[act];
  const missing = asksReason && reason === "";
  if (!confirmed || missing) {
    const count = { count: ids.length };
    const error = confirmed && missing ? m.operations_reason_missing() : undefined;
    return {
      confirming: { act, ids, question: question(count), consequence: consequence(), button: button(count), asksReason, reason, error },
    };
  }
  if (act === "descartar") return { done: await dropJobs(ctx, ids, reason) };
  return { done: await (act === "reintentar" ? retryJobs(ctx, ids) : resendMails(ctx, ids)) };
}

const DONE: Readonly<Record<Act, (count: { count: number }) => string>> = {
  reintentar: m.operations_done_retried,
  descartar: m.operations_done_dropped,
  reenviar: m.operations_done_resent,
};

/** Says what was done, from the address that a form leads to: «reintentar-3». */
export function doneWords(done: string | null): string | null {
  const [, act, count] = /^(\w+)-(\d{1,3})$/.exec(done ?? "") ?? [];
  if (!act || !Object.hasOwn(DONE, act)) return null;
  return count === "0" ? m.operations_done_nothing() : DONE[act as Act]({ count: Number(count) });
}
