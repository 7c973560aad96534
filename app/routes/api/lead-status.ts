import { servicesContext } from "#app/context.ts";
import { readQuestion } from "#app/forms/directory/read-question.ts";
import { partnerKeyOf } from "#app/forms/leads/partner-key.ts";
import type { Handle } from "#app/handle.ts";
import { asGiven } from "#app/query-shapes.ts";
import { partnerOfKey, partnerStatus } from "#domain/leads/partner-status.server.ts";
import { statusQuestionSchema } from "#domain/leads/partner-status.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/lead-status";

export const handle = { query: { lead_id: asGiven } } satisfies Handle;

/**
 * Answers GET /functions/v1/lead-status, for a partner's program: where one of its own requests stands, without anything about its person.
 * Answers: 200; 401 without a partner's key; 404 for a request that the partner did not send; 429 with Retry-After.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db } = context.get(servicesContext);
  const partner = await partnerOfKey(db, partnerKeyOf(request));
  if (!partner)
    return answer({ error: "unauthorized", message: m.api_status_unauthorized() }, 401, {
      "WWW-Authenticate": 'Bearer realm="lead-status"',
    });
  const read = readQuestion(request, statusQuestionSchema);
  if (!read.ok) return read.refusal;
  const result = await partnerStatus(db, partner, read.question.lead_id.toLowerCase());
  switch (result.outcome) {
    case "found":
      return answer(result.status, 200);
    case "limited":
      return answer({ error: "limited", message: m.api_status_limited(), retry_after_seconds: result.retryAfterSeconds }, 429, {
        "Retry-After": String(result.retryAfterSeconds),
      });
    default:
      return answer({ error: "not_found", message: m.api_status_not_found() }, 404);
  }
}

const answer = (body: object, status: number, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
