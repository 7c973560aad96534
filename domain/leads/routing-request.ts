import * as z from "zod";
import { MAX_SLUG_LENGTH } from "#domain/providers/slug.ts";
import { SHARED_FIELDS } from "#domain/submissions/form-fields.ts";
import { SERVICE_OF_TREATMENT } from "./form-treatments.ts";
import { BOXES, EMPTY_LEAD_FORM, type LeadForm, type LeadFormTextField, type Treatment } from "./lead-form-fields.ts";
import { checkField } from "./lead-form-rules.ts";
import { parseNotes } from "./notes.ts";

/** Refuses text that PostgreSQL cannot store. */
const text = (most: number) =>
  z
    .string()
    .max(most)
    .refine((value) => !/[\0\p{Surrogate}]/u.test(value));
const evidenceSchema = z.object({
  ip_address: z.string().max(64).nullish(),
  user_agent: z.string().max(1000).nullish(),
  page_url: z.string().max(2000).nullish(),
  timestamp: z.string().max(40).nullish(),
});

const { nombre, apellido, email, telefono, ciudad, pais } = SHARED_FIELDS;

/** The body of POST /functions/v1/lead-routing-v2. Unknown fields are ignored. */
export const routingRequestSchema = z.object({
  name: text(nombre.maxLength + 1 + apellido.maxLength),
  email: text(email.maxLength),
  phone_e164: text(telefono.maxLength),
  city: text(ciudad.maxLength).nullish(),
  country: text(pais.maxLength).nullish(),
  service_id: text(60).nullish(),
  notes: text(6000).nullish(),
  consent_other_centers: z.boolean().nullish(),
  /** The center's id, or the last part of its page's address. */
  origin_center_id: text(MAX_SLUG_LENGTH).nullish(),
  evidence: evidenceSchema.nullish(),
});
export type RoutingRequest = z.infer<typeof routingRequestSchema>;
type RoutingRequestField = keyof RoutingRequest;
export const ROUTING_REQUEST_FIELDS = Object.keys(routingRequestSchema.shape) as [RoutingRequestField, ...RoutingRequestField[]];
export type RoutingRequestErrors = Partial<Record<RoutingRequestField, "required" | "too-long" | "invalid">>;

/** The field of the form for each field of the body, for the rules and for the errors in the answer. */
const FORM_FIELDS: readonly (readonly [RoutingRequestField, readonly LeadFormTextField[]])[] = [
  ["name", ["nombre", "apellido"]],
  ["email", ["email"]],
  ["phone_e164", ["telefono"]],
  [
    "notes",
    [
      "mensaje",
      "anoNacimiento",
      "genero",
      "ubicacionTratamientoAdicional",
      "metodoContacto",
      "estado",
      "tratamiento",
      "subTratamiento",
      "presupuesto",
    ],
  ],
];

/**
 * Reads a program's request as the equivalent form. Names, addresses and the message must obey the form's rules; values from the notes
 * are taken if they are among the form's choices, and dropped otherwise. Somebody who calls may leave out the mailbox.
 */
export function parseRoutingRequest(
  raw: unknown,
  currentYear: number,
  { byPhone = false }: { byPhone?: boolean | undefined } = {},
): { ok: true; request: RoutingRequest; form: LeadForm } | { ok: false; errors: RoutingRequestErrors } {
  const parsed = routingRequestSchema.safeParse(raw);
  if (!parsed.success) return { ok: false, errors: errorsOf(parsed.error, raw) };
  const request = parsed.data;
  const form = toForm(request);
  const errors: RoutingRequestErrors = {};
  for (const [field, formFields] of FORM_FIELDS)
    for (const formField of formFields) {
      const code = checkField("card", formField, form[formField], currentYear);
      if (!code) continue;
      // A caller may have no mailbox.
      if (byPhone && formField === "email" && code === "required") continue;
      if (field !== "notes" || formField === "mensaje") {
        // A name may consist of one word.
        if (formField !== "apellido" || code !== "required") errors[field] ??= code;
      } else form[formField] = EMPTY_LEAD_FORM[formField];
    }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, request, form };
}

function toForm(request: RoutingRequest): LeadForm {
  const [first = "", ...rest] = request.name.normalize("NFC").trim().split(/\s+/);
  const notes = parseNotes(request.notes ?? "");
  const treatment = (Object.keys(SERVICE_OF_TREATMENT) as Treatment[]).find((name) => SERVICE_OF_TREATMENT[name] === request.service_id);
  return {
    ...EMPTY_LEAD_FORM,
    ...notes,
    mensaje: notes.mensaje.normalize("NFC").trim(),
    nombre: first,
    apellido: rest.join(" "),
    email: request.email.trim(),
    telefono: request.phone_e164.trim(),
    tratamiento: treatment ?? notes.tratamiento,
    pais: request.country ?? notes.pais,
    ciudad: request.city ?? "",
    // Nobody saw these boxes, so none is ticked.
    ...Object.fromEntries(BOXES.map((box) => [box, false])),
  };
}

function errorsOf(error: z.ZodError, raw: unknown): RoutingRequestErrors {
  const given = typeof raw === "object" && raw !== null ? (raw as Record<string, unknown>) : {};
  const errors: RoutingRequestErrors = {};
  for (const issue of error.issues) {
    const field = issue.path[0] as RoutingRequestField | undefined;
    if (field === undefined) return { name: "required", email: "required", phone_e164: "required" };
    errors[field] ??= given[field] === undefined ? "required" : issue.code === "too_big" ? "too-long" : "invalid";
  }
  return errors;
}
