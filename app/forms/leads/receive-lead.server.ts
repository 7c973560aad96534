import type { RequestFacts } from "#app/context.ts";
import { COMPARED_COOKIE, readSlugs } from "#app/forms/directory/chosen-slugs.ts";
import { readJudgedForm } from "#app/forms/read-form.server.ts";
import { hasSeen } from "#app/forms/seen-wording.ts";
import { evidenceOf } from "#app/forms/visitor-evidence.server.ts";
import type { Context } from "#domain/context.ts";
import { type CenterToWriteTo, centerToWriteTo } from "#domain/leads/form-queries.server.ts";
import { serviceAsked } from "#domain/leads/form-treatments.ts";
import type { LeadKind } from "#domain/leads/lead.ts";
import { keptFields, parseLeadForm, parseVariant } from "#domain/leads/lead-form.ts";
import { CONTROL_FIELDS, isAskFirst, type LeadForm, type LeadFormVariant, VARIANT_FIELDS } from "#domain/leads/lead-form-fields.ts";
import { isTicked, type LeadFormErrors } from "#domain/leads/lead-form-rules.ts";
import { submitLead } from "#domain/leads/submit-lead.server.ts";
import { openingPrice } from "#domain/offers/lead-prices.server.ts";
import { type PreviewQuestion, previewReceivers } from "#domain/receivers/preview-receivers.server.ts";
import type { SiteWording } from "#domain/settings/request-wording.ts";
import { getLocale } from "#messages/languages.ts";
import { now } from "#platform/clock.ts";
import { consentWords } from "./consent-texts.ts";
import type { ReceiversPreview } from "./receivers-preview.ts";
import { currentWording } from "./request-wording.server.ts";
import { tickedCenters } from "./ticked-centers.ts";

/** A posted form as the server read it, with everything needed to draw it again. */
interface PostedForm {
  variant: LeadFormVariant;
  kind: LeadKind;
  center: CenterToWriteTo | null;
  service: string | undefined;
  /** The slugs of the centers that the visitor picked, for a form without a center of its own. */
  picked: readonly string[];
  values: LeadForm;
  /** The ids of the proposed centers whose boxes were ticked. */
  ticked: readonly string[];
  /** True when boxes were ticked beside other sentences than those in force. They are unticked here. */
  reworded: boolean;
}

/**
 * The reasons for naming the centers on a page of their own: for the first time, because the names were shown too long ago, because no
 * box was ticked, or because the sentences of the boxes were changed.
 */
export type NamingReason = "first" | "expired" | "unticked" | "reworded";

export type ReceivedLead = { posted: PostedForm } & (
  | { outcome: "accepted"; confirmation: string }
  | { outcome: "invalid"; errors: LeadFormErrors }
  /** Nothing was sent: the visitor has to see and agree to these centers first. */
  | { outcome: "unnamed"; preview: ReceiversPreview; reason: NamingReason }
  /** Nothing was sent: the ticked sentence was another one. */
  | { outcome: "reworded"; wording: SiteWording }
  | { outcome: "conflict" }
  /** Only for a script, which solves this puzzle and sends the same form again. */
  | { outcome: "unproven"; puzzle: string }
  | { outcome: "limited"; retryAfterSeconds: number }
);

/**
 * Handles a posted request, from the plain form and from a script. With `byScript`, the browser names the other centers while the form
 * is filled in; a plain form gets a page that names them before anything is sent.
 */
export async function receiveLead(
  request: Request,
  ctx: Context,
  facts: Pick<RequestFacts, "ip">,
  { byScript }: { byScript: boolean },
): Promise<ReceivedLead> {
  const raw = await readJudgedForm(request);
  const wording = await currentWording(ctx.db);
  const ticks = await postedForm(ctx, raw);
  const posted = hasSeen(raw, wording) ? ticks : withoutTicks(ticks);
  const { variant, kind, center } = posted;
  // «Cambiar algo» on the page that names the centers returns the form as it was.
  if (raw.accion === "corregir") return { outcome: "invalid", errors: {}, posted };

  const token = shortText(raw[CONTROL_FIELDS.receivers], 8_192);
  const named = kind === "advice" || center !== null || token !== undefined;
  const nameThem = async (reason: NamingReason): Promise<ReceivedLead> => ({
    outcome: "unnamed",
    preview: await previewOf(ctx, questionOf(posted)),
    reason,
    posted,
  });

  // The required boxes depend on the proposed centers, which submitLead reads from the signed names.
  const parsed = parseLeadForm(variant, { ...raw, consentimiento: "on" }, now().getFullYear());
  const consents = isTicked(raw.consentimiento);
  const unticked: LeadFormErrors = named && !consents && ticks.ticked.length === 0 ? { consentimiento: "required" } : {};
  if (!parsed.ok) return { outcome: "invalid", errors: { ...parsed.errors, ...unticked }, posted };
  const trapped = parsed.value.website !== "";
  if (unticked.consentimiento && !trapped && !token) return { outcome: "invalid", errors: unticked, posted };

  if (!byScript && !trapped && kind === "center" && !token && (!center || isOpenToOthers(posted))) {
    const naming = await nameThem("first");
    const nothingToAsk = naming.outcome === "unnamed" && naming.preview.origin !== null && naming.preview.receivers.length === 1;
    if (!nothingToAsk) return naming;
  }
  if (posted.reworded && !trapped) return token && !byScript ? nameThem("reworded") : { outcome: "reworded", wording, posted };
  const result = await submitLead(ctx, {
    form: { ...parsed.value, consentimiento: consents },
    variant,
    kind,
    receiversToken: token,
    ticked: posted.ticked,
    originSlug: center?.slug,
    serviceId: posted.service,
    idempotencyKey: shortText(raw[CONTROL_FIELDS.key]),
    door: byScript ? "script" : "page",
    proof: shortText(raw[CONTROL_FIELDS.proof], 1_024),
    evidence: evidenceOf(request, facts, ctx.publicUrl),
    words: consentWords(isAskFirst(kind, parsed.value), wording),
    language: getLocale(),
  });
  if (result.outcome === "unnamed") return nameThem(result.reason === "expired" ? "expired" : "first");
  if (result.outcome === "invalid" && result.errors.consentimiento && token && !byScript) return nameThem("unticked");
  return { ...result, posted };
}

async function postedForm(ctx: Context, raw: Record<string, unknown>): Promise<PostedForm> {
  const kind = raw.tipo === "advice" ? "advice" : "center";
  const slug = shortText(raw[CONTROL_FIELDS.origin]);
  const variant = parseVariant(raw.variante) ?? "default";
  return {
    variant,
    kind,
    center: slug && kind === "center" ? await centerToWriteTo(ctx.db, slug) : null,
    service: shortText(raw[CONTROL_FIELDS.service]),
    picked: readSlugs(shortText(raw[CONTROL_FIELDS.picked], 400), COMPARED_COOKIE),
    values: keptFields(variant, raw),
    ticked: tickedCenters(raw),
    reworded: false,
  };
}

/** Removes the ticks, and keeps everything typed. */
function withoutTicks(form: PostedForm): PostedForm {
  const { consentimiento, newsletter } = form.values;
  const values = { ...form.values, consentimiento: false, newsletter: false };
  return { ...form, values, ticked: [], reworded: consentimiento || newsletter || form.ticked.length > 0 };
}

function questionOf({ center, service, picked, values }: PostedForm): PreviewQuestion {
  return {
    originCenterSlug: center?.slug,
    serviceId: serviceAsked(values.tratamiento, service),
    city: values.ciudad || undefined,
    country: values.pais || undefined,
    language: values.idioma || undefined,
    situation: values.estado || undefined,
    person: values,
    pickedSlugs: picked,
  };
}

const isOpenToOthers = ({ variant, values }: PostedForm) =>
  VARIANT_FIELDS[variant].includes("recibirMasRespuestas") && values.recibirMasRespuestas !== "no";

/** Returns what the browser shows or reports about a center. */
export async function previewOf(ctx: Pick<Context, "db" | "keys">, question: PreviewQuestion): Promise<ReceiversPreview> {
  const { serviceId, ...preview } = await previewReceivers(ctx, question);
  return { ...preview, opening: await openingPrice(ctx.db, serviceId) };
}

/** Ignores anything that is not a plain text of a reasonable length. */
function shortText(given: unknown, longest = 200): string | undefined {
  return typeof given === "string" && given.length <= longest && /^\P{C}+$/u.test(given) ? given : undefined;
}
