import { servicesContext, viewerContext } from "#app/context.ts";
import { unseenNotices } from "#domain/notices/notice-queries.server.ts";
import type { Route } from "./+types/heartbeat";

/**
 * Records that an open page is still in use, and answers how many notices are new. The middleware has already identified the person and
 * the session.
 */
export async function action({ context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) return new Response(null, { status: 204 });
  return Response.json({ unseen: await unseenNotices(context.get(servicesContext).db, viewer.userId) });
}
