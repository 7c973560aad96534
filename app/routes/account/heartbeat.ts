import { servicesContext, viewerContext } from "#app/context.ts";
import { unseenNotices } from "#domain/notices/notice-queries.server.ts";
import type { Route } from "./+types/heartbeat";

/**
 * An open page says that it is still in use: whoever is signed in was known before this runs, and the session with them. It hears how many
 * notices are new.
 */
export async function action({ context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) return new Response(null, { status: 204 });
  return Response.json({ unseen: await unseenNotices(context.get(servicesContext).db, viewer.userId) });
}
