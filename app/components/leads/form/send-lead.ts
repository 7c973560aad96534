import { href } from "#app/locale.ts";
import { CONTROL_FIELDS } from "#domain/leads/lead-form-fields.ts";
import type { LeadFormErrors } from "#domain/leads/lead-form-rules.ts";
import type { SiteWording } from "#domain/settings/request-wording.ts";

/** The server's answer to a request sent by script. */
export type LeadAnswer =
  | { outcome: "accepted"; location: string }
  | { outcome: "invalid"; errors: LeadFormErrors }
  /** The centers have to be named first, which the plain form does. */
  | { outcome: "unnamed" }
  /** An administrator changed the sentences of the boxes while the form was open. These are in force. */
  | { outcome: "reworded"; wording: SiteWording }
  | { outcome: "conflict" }
  /** Many requests are arriving, so this puzzle has to be solved first. */
  | { outcome: "unproven"; puzzle: string }
  | { outcome: "limited"; retryAfterSeconds: number }
  /** Any route may answer this while the database is unavailable. */
  | { outcome: "unavailable"; retryAfterSeconds: number };

const PATIENCE_MS = 30_000;

type FinalAnswer = Exclude<LeadAnswer, { outcome: "unproven" }>;

/**
 * Sends the form, after a proof of work when the server asks for one. Throws when the server cannot be reached or fails. The same key
 * makes a retry harmless.
 */
export async function sendLead(form: HTMLFormElement, key: string): Promise<FinalAnswer> {
  const body = new URLSearchParams(new FormData(form) as never);
  body.set(CONTROL_FIELDS.key, key);
  const answer = await post(body);
  if (answer.outcome !== "unproven") return answer;
  // Only secure origins can compute the proof. The plain form is stored until its person confirms it.
  if (!crypto.subtle) return { outcome: "unnamed" };
  const { proofText, solvePuzzle } = await import("#domain/submissions/puzzle.ts");
  body.set(CONTROL_FIELDS.proof, proofText(answer.puzzle, await solvePuzzle(answer.puzzle)));
  const proven = await post(body);
  if (proven.outcome === "unproven") throw new Error("the proof was not taken");
  return proven;
}

async function post(body: URLSearchParams): Promise<LeadAnswer> {
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

/** Makes a random key. randomUUID exists only on secure origins, and the form must not depend on it. */
export function newKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
