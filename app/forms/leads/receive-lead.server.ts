import { consentWords } from "#app/components/leads/consent-texts.ts";
import type { PickedCenter, ReceiversPreview } from "#app/components/leads/lead-form-props.ts";
import type { RequestFacts } from "#app/context.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { evidenceOf } from "#app/forms/visitor-evidence.server.ts";
import { getLocale } from "#app/paraglide/runtime.js";
import type { Context } from "#domain/context.ts";
import { type CenterToWriteTo, centerToWriteTo } from "#domain/leads/form-queries.server.ts";
import type { LeadKind } from "#domain/leads/lead.ts";
import { keptFields, parseLeadForm, parseVariant } from "#domain/leads/lead-form.ts";
import {
  CONTROL_FIELDS,
  type LeadForm,
  type LeadFormVariant,
  SERVICE_OF_TREATMENT,
  type Treatment,
  VARIANT_FIELDS,
} from "#domain/leads/lead-form-fields.ts";
import type { LeadFormErrors } from "#domain/leads/lead-form-rules.ts";
import { type PreviewedReceiver, type PreviewQuestion, previewReceivers } from "#domain/leads/preview-receivers.server.ts";
import { submitLead } from "#domain/leads/submit-lead.server.ts";

/** A posted form as the server read it: enough to draw it again. */
interface PostedForm {
  variant: LeadFormVariant;
  kind: LeadKind;
  center: CenterToWriteTo | null;
  service: string | undefined;
  values: LeadForm;
}

/** Why the centers are named on a page of their own: for the first time; the names had been shown too long ago; the box beside them stayed empty. */
export type NamingReason = "first" | "expired" | "unticked";

export type ReceivedLead = { posted: PostedForm } & (
  | { outcome: "accepted"; confirmation: string }
  | { outcome: "invalid"; errors: LeadFormErrors }
  /** Nothing was sent: these centers have to be named, and agreed to, first. */
  | { outcome: "unnamed"; preview: ReceiversPreview; reason: NamingReason }
  | { outcome: "conflict" }
  /** Only to a script: it solves this puzzle and sends the same again. */
  | { outcome: "unproven"; puzzle: string }
  | { outcome: "limited"; retryAfterSeconds: number }
);

/**
 * What both doors of the form do with what was posted. `byScript`: the browser names the other centers itself while the
 * form is written; a plain form gets them named on a page of its own before anything is sent.
 */
export async function receiveLead(
  request: Request,
  ctx: Context,
  facts: Pick<RequestFacts, "ip">,
  { byScript }: { byScript: boolean },
): Promise<ReceivedLead> {
  const raw = await readForm(request);
  const posted = await postedForm(ctx, raw);
  const { variant, kind, center } = posted;
  // «Cambiar algo» on the page that names the centers: the form comes back as it was.
  if (raw.accion === "corregir") return { outcome: "invalid", errors: {}, posted };

  const token = shortText(raw[CONTROL_FIELDS.receivers], 8_192);
  const named = kind === "advice" || center !== null || token !== undefined;
  const nameThem = async (reason: NamingReason): Promise<ReceivedLead> => ({
    outcome: "unnamed",
    preview: await previewOf(ctx, questionOf(posted)),
    reason,
    posted,
  });

  const parsed = parseLeadForm(variant, raw, new Date().getFullYear());
  if (!parsed.ok) {
    const { consentimiento: unticked, ...others } = parsed.errors;
    if (Object.keys(others).length > 0 || (named && (byScript || !token)))
      return { outcome: "invalid", errors: named ? parsed.errors : others, posted };
    // Nobody can have agreed to names that were not shown yet.
    return nameThem(token && unticked ? "unticked" : "first");
  }

  const trapped = parsed.value.website !== "";
  if (!byScript && !trapped && kind === "center" && !token && (!center || isOpenToOthers(posted))) {
    const naming = await nameThem("first");
    const nothingToAsk = naming.outcome === "unnamed" && naming.preview.origin !== null && naming.preview.receivers.length === 1;
    if (!nothingToAsk) return naming;
  }
  const result = await submitLead(ctx, {
    form: parsed.value,
    variant,
    kind,
    // A trapped request is stored and goes nowhere, so its names need nobody's permission.
    receiversToken: trapped && !named ? (await previewOf(ctx, questionOf(posted))).token : token,
    originSlug: center?.slug,
    serviceId: posted.service,
    idempotencyKey: shortText(raw[CONTROL_FIELDS.key]),
    door: byScript ? "script" : "page",
    proof: shortText(raw[CONTROL_FIELDS.proof], 1_024),
    evidence: evidenceOf(request, facts, ctx.publicUrl),
    words: consentWords(),
    language: getLocale(),
  });
  if (result.outcome === "unnamed") return nameThem(result.reason === "expired" ? "expired" : "first");
  return { ...result, posted };
}

async function postedForm(ctx: Context, raw: Record<string, unknown>): Promise<PostedForm> {
  const kind = raw.tipo === "advice" ? "advice" : "center";
  const slug = shortText(raw[CONTROL_FIELDS.origin]);
  return {
    variant: parseVariant(raw.variante) ?? "default",
    kind,
    center: slug && kind === "center" ? await centerToWriteTo(ctx.db, slug) : null,
    service: shortText(raw[CONTROL_FIELDS.service]),
    values: keptFields(raw),
  };
}

function questionOf({ center, service, values }: PostedForm): PreviewQuestion {
  const known = Object.hasOwn(SERVICE_OF_TREATMENT, values.tratamiento);
  return {
    originCenterSlug: center?.slug,
    serviceId: known ? SERVICE_OF_TREATMENT[values.tratamiento as Treatment] : service,
    city: values.ciudad || undefined,
    country: values.pais || undefined,
    language: values.idioma || undefined,
  };
}

const isOpenToOthers = ({ variant, values }: PostedForm) =>
  VARIANT_FIELDS[variant].includes("recibirMasRespuestas") && values.recibirMasRespuestas !== "no";

/** The same names for the browser, as far as it shows or reports them. */
export async function previewOf(ctx: Pick<Context, "db" | "keys">, question: PreviewQuestion): Promise<ReceiversPreview> {
  const { origin, receivers, originPassedOver, token } = await previewReceivers(ctx, question);
  return { origin: origin && named(origin), receivers: receivers.map(named), originPassedOver, token };
}

const named = ({ id, slug, name, claimed }: PreviewedReceiver): PickedCenter => ({ id, slug, name, claimed });

/** What is no plain text of a sensible length was not said. */
function shortText(given: unknown, longest = 200): string | undefined {
  return typeof given === "string" && given.length <= longest && /^\P{C}+$/u.test(given) ? given : undefined;
}
