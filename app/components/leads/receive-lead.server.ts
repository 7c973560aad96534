import type { RequestFacts } from "#app/context.ts";
import { getLocale } from "#app/paraglide/runtime.js";
import type { Context } from "#domain/context.ts";
import { type CenterToWriteTo, centerToWriteTo } from "#domain/leads/form-queries.server.ts";
import type { LeadKind } from "#domain/leads/lead.ts";
import { keptFields, parseLeadForm, parseVariant, readFormData } from "#domain/leads/lead-form.ts";
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
import { consentWords } from "./consent-texts.ts";
import type { NamedCenter, ReceiversPreview } from "./lead-form-props.ts";
import { evidenceOf } from "./visitor-evidence.server.ts";

/** A posted form as the server read it: enough to draw it again. */
export interface PostedForm {
  variant: LeadFormVariant;
  kind: LeadKind;
  center: CenterToWriteTo | null;
  service: string | undefined;
  values: LeadForm;
}

export type ReceivedLead = { posted: PostedForm } & (
  | { outcome: "accepted"; confirmation: string }
  | { outcome: "invalid"; errors: LeadFormErrors }
  /** Nothing was sent: these centers have to be named first. `expired`: they had been, too long ago. */
  | { outcome: "unnamed"; preview: ReceiversPreview; expired: boolean }
  | { outcome: "conflict" }
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
  const raw = await readPosted(request);
  const variant = parseVariant(raw.variante) ?? "default";
  const kind = raw.tipo === "advice" ? "advice" : "center";
  const slug = shortText(raw[CONTROL_FIELDS.origin]);
  const center = slug && kind === "center" ? await centerToWriteTo(ctx.db, slug) : null;
  const token = shortText(raw[CONTROL_FIELDS.receivers], 8_192);
  const posted: PostedForm = { variant, kind, center, service: shortText(raw[CONTROL_FIELDS.service]), values: keptFields(raw) };

  // «Cambiar algo» on the page that names the centers: the form comes back as it was.
  if (raw.accion === "corregir") return { outcome: "invalid", errors: {}, posted };

  const parsed = parseLeadForm(variant, raw, new Date().getFullYear());
  const unnamed = kind === "center" && !center && !token;
  const errors = parsed.ok ? {} : parsed.errors;
  // Nobody can have agreed to names that were not shown yet.
  if (unnamed) delete errors.consentimiento;
  if (Object.keys(errors).length > 0) return { outcome: "invalid", errors, posted };

  const trapped = parsed.ok && parsed.value.website !== "";
  const open = VARIANT_FIELDS[variant].includes("recibirMasRespuestas") && posted.values.recibirMasRespuestas !== "no";
  const question: PreviewQuestion = {
    originCenterSlug: center?.slug,
    serviceId: SERVICE_OF_TREATMENT[posted.values.tratamiento as Treatment] ?? posted.service,
    city: posted.values.ciudad || undefined,
    country: posted.values.pais || undefined,
    language: posted.values.idioma || undefined,
  };
  if (!parsed.ok || (!byScript && !token && !trapped && kind === "center" && (unnamed || open))) {
    const preview = await previewOf(ctx, question);
    const nothingToAsk = parsed.ok && preview.origin !== null && preview.receivers.length === 1;
    if (!parsed.ok || !nothingToAsk) return { outcome: "unnamed", preview, expired: false, posted };
  }

  const result = await submitLead(ctx, {
    form: parsed.value,
    variant,
    kind,
    // A trapped request is stored and goes nowhere, so its names need nobody's permission.
    receiversToken: token ?? (trapped && unnamed ? (await previewOf(ctx, question)).token : undefined),
    originSlug: center?.slug,
    serviceId: posted.service,
    idempotencyKey: shortText(raw[CONTROL_FIELDS.key]),
    evidence: evidenceOf(request, facts, ctx.publicUrl),
    words: consentWords(),
    language: getLocale(),
  });
  if (result.outcome === "unnamed")
    return { outcome: "unnamed", preview: await previewOf(ctx, question), expired: result.reason === "expired", posted };
  return { ...result, posted };
}

/** The same names for the browser: without ids, which are nobody's business there. */
export async function previewOf(ctx: Pick<Context, "db" | "keys">, question: PreviewQuestion): Promise<ReceiversPreview> {
  const { origin, receivers, originPassedOver, token } = await previewReceivers(ctx, question);
  return { origin: origin && named(origin), receivers: receivers.map(named), originPassedOver, token };
}

const named = ({ slug, name, claimed }: PreviewedReceiver): NamedCenter => ({ slug, name, claimed });

/** A body that is no form at all is an empty form: its fields are refused one by one, like any other's. */
async function readPosted(request: Request): Promise<Record<string, unknown>> {
  try {
    return readFormData(await request.formData());
  } catch {
    return {};
  }
}

function shortText(given: unknown, longest = 200): string | undefined {
  return typeof given === "string" && given !== "" ? given.slice(0, longest) : undefined;
}
