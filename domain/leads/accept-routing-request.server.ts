import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { calledAs } from "#domain/providers/called.server.ts";
import { type ConsentWords, consentsOf, type NamedReceiver } from "./lead-consents.ts";
import { limitsSetting, readLeadLimits } from "./lead-limits.server.ts";
import { readPhone } from "./lead-phone.ts";
import { parseRoutingRequest, type RoutingRequest, type RoutingRequestErrors } from "./routing-request.ts";
import { type AcceptedLead, type LimitedLead, storeLead } from "./store-lead.server.ts";

export interface RoutingRequestInput {
  /** The decoded JSON body of lead-routing-v2, of any shape. */
  body: unknown;
  idempotencyKey?: string;
  /** The address the server saw; what the body claims is kept beside it as a claim. */
  ip: string | null;
  words: ConsentWords;
}

export type RoutingRequestResult =
  | AcceptedLead
  | { outcome: "invalid"; errors: RoutingRequestErrors }
  | { outcome: "conflict" }
  | LimitedLead;

interface Known {
  limits: unknown;
  country: { code: string; name: string } | null;
  city: string | null;
  service: string | null;
  origin: { id: string; name: string } | null;
}

/**
 * Takes a request of a program. It carries no names, so its consent to other centers lies dormant until the patient has
 * confirmed them by mail; the center it comes from is the only one it may reach before.
 */
export async function acceptRoutingRequest(ctx: Context, input: RoutingRequestInput): Promise<RoutingRequestResult> {
  // The year only bounds a birth year.
  const parsed = parseRoutingRequest(input.body, new Date().getFullYear());
  if (!parsed.ok) return { outcome: "invalid", errors: parsed.errors };
  const { request, form } = parsed;
  const known = await lookUp(ctx, request);
  const errors = unknownIds(request, known);
  if (errors) return { outcome: "invalid", errors };
  const receivers: NamedReceiver[] = known.origin ? [{ ...known.origin, namedBy: "origin" }] : [];
  const { ip_address, user_agent, page_url, timestamp } = request.evidence ?? {};
  return storeLead(ctx, {
    kind: "center",
    source: "api",
    language: "es",
    sealed: { form, phone: readPhone(form.telefono, known.country?.code ?? null) },
    serviceId: known.service,
    country: known.country?.name ?? null,
    city: known.city,
    careLanguage: null,
    originId: known.origin?.id ?? null,
    receivers,
    othersPending: request.consent_other_centers === true,
    consents: consentsOf(form, receivers, input.words),
    idempotencyKey: input.idempotencyKey,
    spamCode: null,
    limits: readLeadLimits(known.limits),
    evidence: {
      ip: input.ip,
      userAgent: user_agent ?? null,
      pageUrl: page_url ?? null,
      claimedIp: ip_address ?? null,
      claimedAt: timestamp ?? null,
      consentOtherCenters: String(request.consent_other_centers ?? false),
    },
  });
}

async function lookUp(ctx: Context, request: RoutingRequest): Promise<Known> {
  const { rows } = await sql<Known>`
    select ${limitsSetting} as limits,
      (select json_build_object('code', code, 'name', name) from countries
         where name = ${request.country ?? "República Dominicana"} or code = ${request.country ?? ""}) as country,
      (select name from cities where name = ${request.city ?? null}) as city,
      (select id from service_types where id = ${request.service_id ?? null} and active) as service,
      (select json_build_object('id', id, 'name', ${calledAs("provider_profiles")}) from provider_profiles
         where (id::text = ${request.origin_center_id ?? null} or slug = ${request.origin_center_id ?? null}) and listed) as origin`.execute(
    ctx.db,
  );
  return rows[0]!;
}

/** A city that is not ours is no mistake: the specification sends the country in its place. */
function unknownIds(request: RoutingRequest, known: Known): RoutingRequestErrors | null {
  const errors: RoutingRequestErrors = {};
  if (request.country && !known.country) errors.country = "invalid";
  if (request.service_id && !known.service) errors.service_id = "invalid";
  if (request.origin_center_id && !known.origin) errors.origin_center_id = "invalid";
  return Object.keys(errors).length > 0 ? errors : null;
}
