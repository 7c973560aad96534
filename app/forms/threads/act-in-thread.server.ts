import { data, redirect, redirectDocument } from "react-router";
import type { RequestFacts } from "#app/context.ts";
import { AGREED, agreedCents } from "#app/forms/followups/acts.ts";
import { readJudgedForm, textOf } from "#app/forms/read-form.server.ts";
import { hasSeen } from "#app/forms/seen-wording.ts";
import { evidenceOf } from "#app/forms/visitor-evidence.server.ts";
import { href } from "#app/locale.ts";
import { loadSite } from "#domain/content/site.server.ts";
import type { Context } from "#domain/context.ts";
import { acceptContact } from "#domain/threads/accept-contact.server.ts";
import { markRead } from "#domain/threads/mark-read.server.ts";
import type { Party } from "#domain/threads/party.server.ts";
import { MESSAGE_RULE } from "#domain/threads/thread.ts";
import { type WriteOutcome, writeMessage } from "#domain/threads/write-message.server.ts";
import { m } from "#messages/m.ts";
import { formatUsdExact } from "#platform/money.ts";
import { contactWords } from "./contact-consent.ts";
import { marksLeft } from "./insert-template.server.ts";
import type { ThreadAnswer } from "./thread-answer.ts";

interface Acting {
  request: Request;
  ctx: Context;
  facts: Pick<RequestFacts, "ip">;
  /** Null when the thread does not belong to this person. */
  party: Party | null;
  /** The page of the thread. */
  path: string;
  /** Returns what was typed with what the pressed button puts into it; null when it puts in nothing. */
  insert?: (act: string, typed: string) => Promise<ThreadAnswer | null>;
  /** Returns where somebody goes on after a message; null for this page. */
  onward?: () => Promise<string | null>;
}

/** Does what somebody chose on the page of a thread: `escribir`, `enviar-asi` (they know what is hidden), `aceptar`, or `leido`. */
export async function actInThread({ request, ctx, facts, party, path, insert, onward }: Acting) {
  if (!party) throw data(null, { status: 404 });
  const form = await readJudgedForm(request);
  const act = textOf(form, "accion");
  if (act === "leido") {
    await markRead(ctx, party);
    return data(null);
  }
  if (act === "aceptar" && party.side === "patient") {
    const evidence = evidenceOf(request, facts, ctx.publicUrl);
    const { name: site } = await loadSite(ctx.db);
    // The sentence contained another name of the site. A hydrated page knows the old name until it is loaded again.
    if (!hasSeen(form, { site, written: null })) throw redirectDocument(href(path), { status: 303 });
    const words = (center: string, hasPhone: boolean) => contactWords(site, center, hasPhone);
    const { outcome } = await acceptContact(ctx, party, { words, evidence });
    if (outcome === "not-found") throw data(null, { status: 404 });
    throw redirect(href(path), { status: 303 });
  }
  const typed = textOf(form, "mensaje");
  const filled = await insert?.(act, typed);
  if (filled) return data(filled);
  if (act !== "escribir" && act !== "enviar-asi") throw data(null, { status: 422 });
  // The preview is shown again when the text has changed since.
  const knowsMasked = act === "enviar-asi" && plain(typed) === plain(textOf(form, "visto"));
  const unsent = await sendTyped(ctx, party, { typed, knowsMasked, toldCents: agreedCents(textOf(form, AGREED)) });
  if (unsent === "not-found") throw data(null, { status: 404 });
  if (!unsent) throw redirect(href((await onward?.()) ?? `${path}?hecho=enviado`), { status: 303 });
  return data(unsent.answer, { status: unsent.status });
}

interface Typed {
  typed: string;
  knowsMasked?: boolean;
  toldCents?: number;
  /** The message after which it was written: the same words after the same one are one message. */
  lastSaid?: string;
}
interface Unsent {
  answer: ThreadAnswer;
  status: 422 | 429;
}

/** Sends what somebody typed; returns null when it is on its way, or why it is not. A center sends nothing with a mark left in it. */
export async function sendTyped(
  ctx: Context,
  party: Party,
  { typed, knowsMasked = false, toldCents = 0, lastSaid }: Typed,
): Promise<Unsent | "not-found" | null> {
  const left = party.side === "center" ? marksLeft(typed) : null;
  if (left) return { answer: { typed, error: left }, status: 422 };
  const written = await writeMessage(ctx, party, { text: typed, knowsMasked, toldCents, ...(lastSaid !== undefined && { lastSaid }) });
  if (written.outcome === "not-found") return "not-found";
  const refused = refusalOf(written);
  return refused && { answer: { typed, ...refused }, status: written.outcome === "limited" ? 429 : 422 };
}

const plain = (text: string) => text.replaceAll("\r\n", "\n").trim();

/** Says why a message was not sent; null when it was. */
function refusalOf(written: Exclude<WriteOutcome, { outcome: "not-found" }>): Omit<ThreadAnswer, "typed"> | null {
  switch (written.outcome) {
    case "sent":
    case "repeated":
      return null;
    case "masked":
      return { masked: { shown: written.shown } };
    case "dearer":
      return { error: m.threads_error_price({ price: formatUsdExact(written.priceCents) }) };
    case "closed":
      return { error: m.threads_closed_now() };
    case "limited":
      return { error: m.threads_error_limited({ minutes: Math.ceil(written.seconds / 60) }) };
    case "invalid":
      if (written.code === "required") return { error: m.threads_error_required() };
      return { error: written.code === "too-long" ? m.threads_error_too_long({ max: MESSAGE_RULE.maxLength }) : m.threads_error_invalid() };
  }
}
