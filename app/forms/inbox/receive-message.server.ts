import { data, redirect } from "react-router";
import type { RequestFacts } from "#app/context.ts";
import { hasSeen } from "#app/forms/seen-wording.ts";
import { evidenceOf } from "#app/forms/visitor-evidence.server.ts";
import { href } from "#app/locale.ts";
import { loadSite } from "#domain/content/site.server.ts";
import type { Context } from "#domain/context.ts";
import type { WrittenKind } from "#domain/inbox/message.ts";
import type { MessageForm } from "#domain/inbox/message-fields.ts";
import { keptMessage, type MessageErrors, parseMessage } from "#domain/inbox/message-form.ts";
import { submitMessage } from "#domain/inbox/submit-message.server.ts";
import { CONTROL_FIELDS } from "#domain/leads/lead-form-fields.ts";
import { consentWordings } from "#domain/settings/setting-queries.server.ts";
import { getLocale } from "#messages/languages.ts";
import { messageConsent } from "./message-consent.ts";
import { sentMessageCookie } from "./sent-message-cookie.server.ts";

/** A refused message, with everything needed to draw its form again. */
export interface RefusedMessage {
  values: MessageForm;
  errors: MessageErrors;
  /** `reworded`: the consent was changed while the form was open. */
  refusal: { kind: "conflict" } | { kind: "reworded" } | { kind: "limited"; minutes: number } | null;
}

/**
 * Handles a posted message to our own team. A stored message redirects to the page that says so, which knows the message from a signed
 * cookie. A refused one returns to the form with everything that was typed.
 */
export async function receiveMessage(
  kind: WrittenKind,
  request: Request,
  raw: Record<string, unknown>,
  ctx: Context,
  facts: Pick<RequestFacts, "ip">,
) {
  const headers = new Headers({ "Cache-Control": "no-store" });
  const values = keptMessage(raw);
  const refuse = (status: number, refused: Pick<RefusedMessage, "errors" | "refusal"> & { values?: MessageForm }) =>
    data<RefusedMessage>({ values, ...refused }, { status, headers });
  const parsed = parseMessage(kind, raw);
  if (!parsed.ok) return refuse(422, { errors: parsed.errors, refusal: null });
  const [{ name: site }, { consent_message: written }] = await Promise.all([loadSite(ctx.db), consentWordings(ctx.db)]);
  // The ticked sentence is not the one in force.
  if (!hasSeen(raw, { site, written }))
    return refuse(409, { errors: {}, refusal: { kind: "reworded" }, values: { ...values, consentimiento: false } });
  const key = raw[CONTROL_FIELDS.key];
  const result = await submitMessage(ctx, {
    kind,
    form: parsed.value,
    idempotencyKey: typeof key === "string" && /^\P{C}{1,200}$/u.test(key) ? key : undefined,
    evidence: evidenceOf(request, facts, ctx.publicUrl),
    consent: messageConsent(site, written),
    language: getLocale(),
  });
  switch (result.outcome) {
    case "accepted":
      headers.append("Set-Cookie", sentMessageCookie(result.receipt, ctx.publicUrl.startsWith("https:")));
      throw redirect(href("/mensaje-enviado"), { status: 303, headers });
    case "invalid":
      return refuse(422, { errors: result.errors, refusal: null });
    case "conflict":
      return refuse(409, { errors: {}, refusal: { kind: "conflict" } });
    case "limited":
      headers.set("Retry-After", String(result.retryAfterSeconds));
      return refuse(429, { errors: {}, refusal: { kind: "limited", minutes: Math.ceil(result.retryAfterSeconds / 60) } });
  }
}
