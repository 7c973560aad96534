import { href } from "#app/locale.ts";
import { CONTROL_FIELDS } from "#domain/leads/lead-form-fields.ts";
import type { LeadFormErrors } from "#domain/leads/lead-form-rules.ts";

/** What the server answers to a request sent by script. */
export type LeadAnswer =
  | { outcome: "accepted"; location: string }
  | { outcome: "invalid"; errors: LeadFormErrors }
  /** Centers would have to be named first: the plain form does that. */
  | { outcome: "unnamed" }
  | { outcome: "conflict" }
  | { outcome: "limited"; retryAfterSeconds: number }
  /** Not the form's own door says this, but any door while the database is away. */
  | { outcome: "unavailable"; retryAfterSeconds: number };

const PATIENCE_MS = 30_000;

/** Sends the form; throws when the server could not be reached or failed. The same key makes a retry harmless. */
export async function sendLead(form: HTMLFormElement, key: string): Promise<LeadAnswer> {
  const body = new URLSearchParams(new FormData(form) as never);
  body.set(CONTROL_FIELDS.key, key);
  const response = await fetch(href("/api/solicitud"), {
    method: "POST",
    body,
    headers: { Accept: "application/json" },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const retryAfterSeconds = Number(response.headers.get("retry-after"));
  if (response.status === 503 && retryAfterSeconds > 0) return { outcome: "unavailable", retryAfterSeconds };
  if (response.status >= 500 || !response.headers.get("content-type")?.startsWith("application/json"))
    throw new Error(`the form was answered with ${response.status}`);
  return (await response.json()) as LeadAnswer;
}

/** randomUUID exists only on secure origins, and a form must not depend on that. */
export function newKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
