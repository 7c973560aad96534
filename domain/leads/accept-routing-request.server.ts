import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { calledAs } from "#domain/providers/called.server.ts";
import { limitsSetting, readLeadLimits } from "#domain/submissions/limits.server.ts";
import { readPhone } from "#domain/submissions/phone.ts";
import { now } from "#platform/clock.ts";
import { prepared } from "#platform/db/prepared.ts";
import { callerWord } from "./caller-word.ts";
import type { NamedReceiver } from "./lead-consents.ts";
import { type Partner, partnerColumn } from "./partner-keys.server.ts";
import { parseRoutingRequest, type RoutingRequest, type RoutingRequestErrors } from "./routing-request.ts";
import { type AcceptedLead, type LimitedLead, storeLead } from "./store-lead.server.ts";

export interface RoutingRequestInput {
  /** The decoded JSON body of lead-routing-v2, of any shape. */
  body: unknown;
  idempotencyKey?: string;
  /** The address that the server saw. What the body claims is stored separately as a claim. */
  ip: string | null;
  /** The partner's key in the request; undefined when there is none. */
  partnerKey?: string;
  /** Present when our own team typed it in while its person was on the telephone. */
  byPhone?: true;
}

export type RoutingRequestResult =
  | AcceptedLead
  /** The key belongs to nobody, or was revoked. */
  | { outcome: "unauthorized" }
  | { outcome: "invalid"; errors: RoutingRequestErrors }
  | { outcome: "conflict" }
  | LimitedLead;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Known {
  limits: unknown;
  partner: Partner | null;
  country: { code: string; name: string } | null;
  city: string | null;
  service: string | null;
  origin: { id: string; name: string } | null;
}

/**
 * Accepts a request of a program, or of our own team for a caller. Its patient has ticked no box, so no center hears of it until they
 * have confirmed the names by mail, or by the link on their telephone if they called and have no mailbox. A partner vouches for its program: its word on consent counts for the one center that it names.
 * Consent to other centers waits for the patient in any case.
 */
export async function acceptRoutingRequest(ctx: Context, input: RoutingRequestInput): Promise<RoutingRequestResult> {
  // Only the limit of the birth year needs the current year.
  const parsed = parseRoutingRequest(input.body, now().getFullYear(), input);
  if (!parsed.ok && input.partnerKey === undefined) return { outcome: "invalid", errors: parsed.errors };
  const known = await lookUp(ctx, parsed.ok ? parsed.request : {}, input.partnerKey);
  const { partner } = known;
  if (input.partnerKey !== undefined && !partner) return { outcome: "unauthorized" };
  if (!parsed.ok) return { outcome: "invalid", errors: parsed.errors };
  const { request, form } = parsed;
  const phone = readPhone(form.telefono, known.country?.code ?? null);
  const errors = unknownIds(request, known);
  // The link that confirms the request goes to the telephone where there is no mailbox.
  if (form.email === "" && !phone.valid) errors.phone_e164 = "invalid";
  if (Object.keys(errors).length > 0) return { outcome: "invalid", errors };
  const receivers: NamedReceiver[] = known.origin ? [{ ...known.origin, namedBy: "origin" }] : [];
  const word = callerWord(request, receivers, partner !== null, input.byPhone);
  const stored = await storeLead(ctx, {
    kind: "center",
    source: input.byPhone ? "call" : "api",
    language: "es",
    sealed: { form, phone },
    serviceId: known.service,
    country: known.country?.name ?? null,
    city: known.city,
    careLanguage: null,
    originId: known.origin?.id ?? null,
    receivers,
    othersPending: request.consent_other_centers === true,
    askFirst: false,
    consents: [word],
    idempotencyKey: input.idempotencyKey,
    spamCode: null,
    door: word.granted ? "partner" : "stranger",
    proven: false,
    partner,
    limits: readLeadLimits(known.limits),
    evidence: evidenceOf(input.ip, request, partner ? "partner" : input.byPhone ? "our own team, by telephone" : "unknown program"),
  });
  if (stored.outcome === "unproven") throw new Error("programs are not asked for a proof");
  return stored;
}

/** Returns what the server saw, and separately every claim of the caller about consent, unchanged. */
function evidenceOf(ip: string | null, request: RoutingRequest, claimedBy: string) {
  const { ip_address, user_agent, page_url, timestamp } = request.evidence ?? {};
  return {
    ip,
    userAgent: user_agent ?? null,
    pageUrl: page_url ?? null,
    claimedIp: ip_address ?? null,
    claimedAt: timestamp ?? null,
    claimedConsentOtherCenters: request.consent_other_centers == null ? null : String(request.consent_other_centers),
    claimedBy,
  };
}

async function lookUp(ctx: Context, request: Partial<RoutingRequest>, partnerKey: string | undefined): Promise<Known> {
  const origin = request.origin_center_id ?? null;
  const { rows } = await prepared(sql<Known>`
    select ${limitsSetting} as limits, ${partnerColumn(partnerKey)} as partner,
      (select json_build_object('code', code, 'name', name) from countries
         where name = ${request.country ?? "República Dominicana"} or code = ${request.country ?? ""}) as country,
      (select name from cities where name = ${request.city ?? null}) as city,
      (select id from service_types where id = ${request.service_id ?? null} and active) as service,
      (select json_build_object('id', id, 'name', ${calledAs("provider_profiles")}) from provider_profiles
         where (id = ${origin !== null && UUID.test(origin) ? origin : null}::uuid or slug = ${origin}) and listed) as origin`).execute(
    ctx.db,
  );
  return rows[0]!;
}

/** Returns the fields with unknown ids. An unknown city is not a mistake, since the specification sends the country in its place. */
function unknownIds(request: RoutingRequest, known: Known): RoutingRequestErrors {
  const errors: RoutingRequestErrors = {};
  if (request.country && !known.country) errors.country = "invalid";
  if (request.service_id && !known.service) errors.service_id = "invalid";
  if (request.origin_center_id && !known.origin) errors.origin_center_id = "invalid";
  return errors;
}
