import { servicesContext } from "#app/context.ts";
import { readQuestion } from "#app/forms/directory/read-question.ts";
import type { Handle } from "#app/handle.ts";
import { asGiven } from "#app/query-shapes.ts";
import { reviewStatsQuestionSchema } from "#domain/directory/provider-directory.ts";
import { reviewStats } from "#domain/directory/review-stats.server.ts";
import type { Route } from "./+types/review-stats";

export const handle = { query: { provider_uuid: asGiven } } satisfies Handle;

/** Answers GET /rest/v1/rpc/get_provider_review_stats, for programs, with a list with one profile, or an empty one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const read = readQuestion(request, reviewStatsQuestionSchema);
  if (!read.ok) return read.refusal;
  const stats = await reviewStats(context.get(servicesContext).db, read.question.provider_uuid);
  return Response.json(stats, { headers: { "Cache-Control": "public, max-age=60, s-maxage=60", "X-Made-From": "directory" } });
}
