import { sql } from "kysely";
import { type KnownNames, knownNames, unknownNames } from "#domain/catalog/known-names.server.ts";
import type { Context } from "#domain/context.ts";
import { calledAs } from "#domain/providers/called.server.ts";
import { limitsSetting, readLeadLimits } from "#domain/submissions/limits.server.ts";
import { lookupText } from "#domain/submissions/lookup-text.ts";
import type { Door } from "#domain/submissions/pace.ts";
import { readPhone } from "#domain/submissions/phone.ts";
import { isProven, puzzleFor } from "#domain/submissions/signed-puzzle.server.ts";
import type { VisitorEvidence } from "#domain/submissions/visitor-evidence.ts";
import { SERVICE_OF_TREATMENT } from "./form-treatments.ts";
import type { LeadKind } from "./lead.ts";
import { type ConsentWords, consentsOf, type NamedReceiver, type Proposal } from "./lead-consents.ts";
import { isAskFirst, type LeadForm, type LeadFormVariant, type Treatment } from "./lead-form-fields.ts";
import type { LeadFormErrors } from "./lead-form-rules.ts";
import { readReceiversToken } from "./lead-tokens.ts";
import { receiverOfSlug } from "./receiver-of-slug.server.ts";
import { saysNo } from "./says-no.server.ts";
import { type AcceptedLead, type LimitedLead, storeLead } from "./store-lead.server.ts";

export interface SubmitLeadInput {
  /** The result of parseLeadForm. */
  form: LeadForm;
  variant: LeadFormVariant;
  /** «advice» is for our own team and names no center. */
  kind?: LeadKind;
  /** The posted token of previewReceivers. With `origin` alone, the request is for that center and nobody else. */
  receiversToken?: string;
  /** The ids of the proposed centers whose boxes were ticked. The box of the origin center is `form.consentimiento`. */
  ticked?: readonly string[];
  originSlug?: string;
  /** The service of the page, for a form that says «Otros» or nothing. */
  serviceId?: string;
  /** Made once for each form shown to a person. Without one, the same request on the same day counts as one. */
  idempotencyKey?: string;
  /** By default a page. A script can be asked for a proof of work. */
  door?: Extract<Door, "script" | "page">;
  /** The solution of the puzzle in an earlier answer. */
  proof?: string;
  evidence: VisitorEvidence;
  words: ConsentWords;
  /** The language of the page. */
  language?: string;
}

export type SubmitLeadResult =
  | AcceptedLead
  | { outcome: "invalid"; errors: LeadFormErrors }
  /** No center is named, or the names were shown too long ago: show them (previewReceivers) and ask for consent again. */
  | { outcome: "unnamed"; reason: "missing" | "expired" }
  /** The key belongs to another request. */
  | { outcome: "conflict" }
  /** There are many requests now: solve this puzzle and send the same again. */
  | { outcome: "unproven"; puzzle: string }
  | LimitedLead;

/** The centers of a request: those that were proposed, and those that get it. */
interface Naming extends Proposal {
  originId: string | null;
  agreed: readonly NamedReceiver[];
}

const NOBODY: Naming = { originId: null, receivers: [], ticked: new Set(), agreed: [] };
const SOURCES = { dialog: "dialog", default: "page", card: "card", inline: "inline", question: "page", trip: "trip" } as const;

/**
 * Accepts a visitor's request: it stores the lead, its consents and evidence, and the job that routes it, all or nothing. When this
 * answers «accepted», the request is on disk.
 */
export async function submitLead(ctx: Context, input: SubmitLeadInput): Promise<SubmitLeadResult> {
  const { form, kind = "center" } = input;
  const known = await lookUp(ctx, input);
  const errors = unknownNames(form, known);
  if (Object.keys(errors).length > 0) return { outcome: "invalid", errors };
  const named = kind === "advice" ? nameTeam(form) : nameReceivers(ctx, input, known);
  const trapped = form.website !== "";
  // A robot in the honeypot is told of success, whatever else is missing.
  if ("outcome" in named && !trapped) return named;
  const naming = "outcome" in named ? NOBODY : named;
  // The names were shown for another situation or age, or on a form that could not say it: they have to be shown again.
  const asked = { form, serviceId: known.service, year: known.now.getUTCFullYear() };
  if (!trapped && (await saysNo(ctx.db, naming.agreed, asked)))
    return { outcome: "unnamed", reason: input.receiversToken ? "expired" : "missing" };
  const stored = await storeLead(ctx, {
    kind,
    source: SOURCES[input.variant],
    language: input.language ?? "es",
    sealed: { form, phone: readPhone(form.telefono, known.country) },
    serviceId: known.service,
    country: form.pais || null,
    city: form.ciudad || null,
    careLanguage: form.idioma || null,
    originId: naming.originId,
    receivers: naming.agreed,
    othersPending: false,
    askFirst: isAskFirst(kind, form),
    consents: consentsOf(form, naming, input.words),
    idempotencyKey: input.idempotencyKey,
    spamCode: trapped ? "honeypot" : null,
    // A puzzle belongs to a key, so a request without one is treated as coming from a page without script.
    door: input.idempotencyKey ? (input.door ?? "page") : "page",
    proven: await isProven(ctx.keys, input.proof, input.idempotencyKey, known.now),
    partner: null,
    limits: readLeadLimits(known.limits),
    evidence: { ...input.evidence, variant: input.variant },
  });
  return stored.outcome === "unproven" ? { ...stored, puzzle: puzzleFor(ctx.keys, input.idempotencyKey!, known.now) } : stored;
}

interface Known extends KnownNames {
  now: Date;
  limits: unknown;
  service: string | null;
  origin: { id: string; name: string } | null;
}

async function lookUp(ctx: Context, { form, serviceId, originSlug }: SubmitLeadInput): Promise<Known> {
  const treatment = form.tratamiento as Treatment | "";
  // The page knows more than a form that says «Otros» or does not ask.
  const wanted =
    treatment === "" || treatment === "Otros" ? [lookupText(serviceId), treatment && "otros"] : [SERVICE_OF_TREATMENT[treatment]];
  const services = wanted.filter(Boolean) as string[];
  const { rows } = await sql<Known>`
    select now() as now, ${limitsSetting} as limits,
      ${knownNames(form)},
      (select id from service_types where id = any(${services}::text[]) and active order by array_position(${services}::text[], id) limit 1) as service,
      (select json_build_object('id', id, 'name', ${calledAs("provider_profiles")}) from provider_profiles where id = ${receiverOfSlug(lookupText(originSlug))}) as origin`.execute(
    ctx.db,
  );
  return rows[0]!;
}

type Refused = Extract<SubmitLeadResult, { outcome: "unnamed" | "invalid" }>;

const UNTICKED: Refused = { outcome: "invalid", errors: { consentimiento: "required" } };

const nameTeam = (form: LeadForm): Naming | Refused => (form.consentimiento ? NOBODY : UNTICKED);

/** Names exactly those proposed centers whose boxes were ticked. */
function nameReceivers(
  ctx: Context,
  { form, receiversToken, ticked = [], originSlug }: SubmitLeadInput,
  { origin, now }: Known,
): Naming | Refused {
  if (!receiversToken) {
    if (!originSlug || !origin) return { outcome: "unnamed", reason: "missing" };
    const receivers: NamedReceiver[] = [{ ...origin, namedBy: "origin" }];
    return form.consentimiento ? { originId: origin.id, receivers, ticked: new Set(), agreed: receivers } : UNTICKED;
  }
  const pinned = readReceiversToken(ctx.keys, receiversToken, now);
  // A ticked box was not in the signed preview, so the names have changed.
  if (!pinned || !ticked.every((id) => pinned.receivers.some((proposed) => proposed.id === id)))
    return { outcome: "unnamed", reason: "expired" };
  if (pinned.receivers.length === 0) return nameTeam(form);
  const { originId } = pinned;
  const receivers = pinned.receivers.map(({ id, name }): NamedReceiver => ({ id, name, namedBy: id === originId ? "origin" : "preview" }));
  // «No» to further answers takes precedence over a ticked box.
  const counted = new Set(originId !== null && form.recibirMasRespuestas === "no" ? [] : ticked);
  const agreed = receivers.filter(({ id }) => (id === originId ? form.consentimiento : counted.has(id)));
  const missesOrigin = originId !== null && !form.consentimiento;
  return missesOrigin || agreed.length === 0 ? UNTICKED : { originId, receivers, ticked: counted, agreed };
}
