import { factsContext, servicesContext } from "#app/context.ts";
import { partnerKeyOf } from "#app/forms/leads/partner-key.ts";
import type { RoutingAnswer } from "#app/forms/leads/routing-answer.ts";
import { notJson } from "#app/forms/not-json.ts";
import { readJson } from "#app/forms/read-form.server.ts";
import { acceptRoutingRequest } from "#domain/leads/accept-routing-request.server.ts";
import type { Route } from "./+types/lead-routing-v2.ts";

/**
 * Answers POST /functions/v1/lead-routing-v2, for programs. `status` says whether a partner's key sent the request straight to routing, or
 * whether it waits for its person's confirmation by mail, as every request without a partner's key does. Answers: 202 for a new request;
 * 200 for a repeated one, with the same Idempotency-Key or, without one, the same body on the same day; 422 with a code for each field, or
 * for a body that is no JSON; 409 for a key of another request; 401 for an unknown partner's key; 429 with Retry-After.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const body = await readJson(request);
  if (body === undefined) return answer(notJson(), 422);
  const result = await acceptRoutingRequest(context.get(servicesContext), {
    body,
    idempotencyKey: request.headers.get("idempotency-key")?.slice(0, 200) || undefined,
    ip: context.get(factsContext).ip || null,
    partnerKey: partnerKeyOf(request),
  });
  switch (result.outcome) {
    case "accepted": {
      const { leadId, number, receivers, replay, awaits } = result;
      const status = awaits ? "awaiting_confirmation" : "routing";
      return answer({ lead_id: leadId, number, status, receivers, replay }, replay ? 200 : 202);
    }
    case "invalid":
      return answer({ error: "invalid", errors: result.errors }, 422);
    case "unauthorized":
      return answer({ error: "unauthorized" }, 401, { "WWW-Authenticate": 'Bearer realm="lead-routing-v2"' });
    case "conflict":
      return answer({ error: "conflict" }, 409);
    case "limited":
      return answer({ error: "limited", by: result.by, retry_after_seconds: result.retryAfterSeconds }, 429, {
        "Retry-After": String(result.retryAfterSeconds),
      });
  }
}

/** Answers with the length, so that no proxy compresses such a short answer. */
function answer(body: RoutingAnswer, status: number, headers: Record<string, string> = {}): Response {
  const text = JSON.stringify(body);
  const length = String(Buffer.byteLength(text));
  return new Response(text, {
    status,
    headers: { "Content-Type": "application/json", "Content-Length": length, "Cache-Control": "no-store", ...headers },
  });
}
