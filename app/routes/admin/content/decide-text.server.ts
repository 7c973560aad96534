import { mistakeWords } from "#app/forms/content/mistake-words.ts";
import { readMoment } from "#app/forms/read-moment.ts";
import { href } from "#app/locale.ts";
import type { TextKey } from "#domain/content/content-documents.ts";
import { shareDraft } from "#domain/content/draft-link.server.ts";
import type { MarkValues } from "#domain/content/page-marks.ts";
import { archiveText, publishText, type Serves, scheduleText, unscheduleText } from "#domain/content/publish-text.server.ts";
import { MAX_CONTENT_REASON } from "#domain/content/text-views.ts";
import type { Context } from "#domain/context.ts";
import { m } from "#messages/m.ts";
import { now } from "#platform/clock.ts";
import { type ReturnedText, returned } from "./edit-text.server.ts";
import { openedText } from "./opened-text.server.ts";

/** What is decided about a whole text, by the values of the buttons. */
const DECISIONS = ["publicar", "publicar-con-aviso", "archivar", "no-programar", "enlace"] as const;
type Decision = (typeof DECISIONS)[number];

export const isDecision = (act: string): act is Decision => DECISIONS.some((one) => one === act);

interface Posted {
  act: Decision;
  key: TextKey;
  number: number;
  form: FormData;
  marks: MarkValues | null;
}

/** Publishes a text now or later, archives it, takes its time back, or makes a link to its draft. Returns what was done, or the form. */
export async function decideText(
  ctx: Context,
  userId: string,
  { act, key, number, form, marks }: Posted,
  serves: Serves,
): Promise<"programado" | "publicado" | "archivado" | "cancelado" | ReturnedText> {
  const stale = (typed: Partial<ReturnedText> = {}) => returned({ ...typed, errors: [m.editions_stale()], status: 409 });
  if (act === "no-programar") return (await unscheduleText(ctx, userId, key, number)).outcome === "unscheduled" ? "cancelado" : stale();
  if (act === "enlace") {
    const token = await shareDraft(ctx, userId, key, number, now());
    return token ? returned({ link: `${ctx.publicUrl}${href(`/borrador/${token}`)}` }) : stale();
  }
  const reason = String(form.get("motivo") ?? "").trim();
  const when = act === "archivar" ? "" : String(form.get("cuando") ?? "").trim();
  const refuse = (...errors: readonly string[]) => returned({ reason, when, errors, status: 422 });
  if (reason === "" || reason.length > MAX_CONTENT_REASON) return refuse(m.editions_reason_error({ max: MAX_CONTENT_REASON }));
  const at = readMoment(when);
  if (when !== "" && (at === null || at <= now())) return refuse(m.editions_when_error());
  // Whoever publishes a sentence without a source has read which one it is.
  const unsourced = act === "publicar" ? (await openedText(ctx.db, key, marks)).claims.length : 0;
  if (unsourced > 0) return refuse(m.editions_unsourced_error({ count: unsourced }));
  const asked = { ...key, number, reason };
  const done = at
    ? await scheduleText(ctx, userId, { ...asked, at }, serves)
    : await (act === "archivar" ? archiveText : publishText)(ctx, userId, asked, serves);
  if (done.outcome === "scheduled") return "programado";
  if (done.outcome === "published") return "publicado";
  if (done.outcome === "archived") return "archivado";
  if (done.outcome === "mistakes") return refuse(...done.mistakes.map(({ sentence }) => mistakeWords(sentence)));
  if (done.outcome === "in-menu") return returned({ reason, leads: done.leads, status: 409 });
  return stale({ reason, when });
}
