import type { Context } from "#domain/context.ts";
import { type CallLinkToSend, callLinkToSend } from "#domain/desk/call-link.server.ts";
import { type NamedCenter, resolveCenter } from "#domain/desk/named-center.server.ts";
import { acceptRoutingRequest } from "#domain/leads/accept-routing-request.server.ts";
import type { RoutingRequestErrors } from "#domain/leads/routing-request.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { m } from "#messages/m.ts";

export const CALL_FIELDS = [
  "clave",
  "nombre",
  "telefono",
  "email",
  "pais",
  "servicio",
  "ciudad",
  "centro",
  "elegido",
  "mensaje",
  "otros",
  "consentimiento",
] as const;
export type TypedCall = Record<(typeof CALL_FIELDS)[number], string>;
export type CallErrors = Partial<Record<keyof TypedCall | "all", string>>;

/** The fields of a request with their names in the form, and the sentence for an invalid value. */
const FIELDS: Partial<Record<keyof RoutingRequestErrors, readonly [keyof TypedCall, () => string]>> = {
  name: ["nombre", m.desk_call_error_name],
  email: ["email", m.desk_call_error_email],
  phone_e164: ["telefono", m.desk_call_error_phone],
  country: ["pais", m.desk_call_error_country],
  service_id: ["servicio", m.desk_call_error_service],
  notes: ["mensaje", m.desk_call_error_message],
};

/** Replaces a center that was not found, so that the other fields are checked at once. No address contains a question mark. */
const NO_CENTER = "?";

/** Returns the address of the link that our team sends to a caller's telephone. */
export const callAddress = ({ publicUrl }: Pick<Context, "publicUrl">, token: string): string => `${publicUrl}/llamada/${token}`;

/**
 * Stores a request that somebody made by telephone, by the rules for requests of programs, since nobody ticked a box. Who has no mailbox
 * confirms it by the link that comes back.
 */
export async function takeCall(
  ctx: Context,
  typed: TypedCall,
): Promise<
  | { leadId: string; number: string; link: CallLinkToSend | null }
  | { errors: CallErrors; centers?: readonly NamedCenter[]; status: 409 | 422 | 429 }
> {
  const spoken = typed.consentimiento === "si";
  const center = typed.centro.trim() ? await resolveCenter(ctx.db, typed.centro, typed.elegido) : { slug: null };
  const centers = "slug" in center ? [] : center.candidates;
  const body = {
    name: typed.nombre,
    email: typed.email,
    phone_e164: typed.telefono,
    country: typed.pais || null,
    city: typed.ciudad || null,
    service_id: typed.servicio || null,
    notes: typed.mensaje ? `Mensaje: ${typed.mensaje}` : null,
    origin_center_id: "slug" in center ? center.slug : NO_CENTER,
    consent_other_centers: typed.otros === "si",
    evidence: { timestamp: (await databaseTime(ctx.db)).toISOString() },
  };
  const errors: CallErrors = spoken ? {} : { consentimiento: m.desk_call_error_consent() };
  if (!("slug" in center)) errors.centro = centers.length > 0 ? m.desk_call_error_center_which() : m.desk_call_error_center();
  if (!/^[\w-]{8,64}$/.test(typed.clave)) return { errors: { ...errors, all: m.desk_call_error_conflict() }, centers, status: 422 };
  if (!spoken) return { errors, centers, status: 422 };
  const accepted = await acceptRoutingRequest(ctx, { body, idempotencyKey: `call:${typed.clave}`, ip: null, byPhone: true });
  switch (accepted.outcome) {
    case "accepted":
      return { leadId: accepted.leadId, number: accepted.number, link: await callLinkToSend(ctx, accepted.leadId) };
    case "limited":
      return { errors: { all: m.desk_call_error_limited() }, status: 429 };
    case "conflict":
      return { errors: { all: m.desk_call_error_conflict() }, status: 409 };
    case "invalid":
      for (const field of Object.keys(accepted.errors) as (keyof RoutingRequestErrors)[]) {
        if (field === "origin_center_id") continue;
        const [name, words] = FIELDS[field] ?? ["all", m.desk_call_error_conflict];
        errors[name] = words();
      }
      return { errors, centers, status: 422 };
    default:
      throw new Error(`a call was answered with ${accepted.outcome}`);
  }
}
