import { servicesContext } from "#app/context.ts";
import { forgetDraftCookie, giveDraftLock, readDraftLock } from "#app/forms/leads/draft-lock.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import type { Route } from "./+types/draft-key.ts";

const headersWith = (cookie?: string) =>
  new Headers({ "Cache-Control": "no-store", ...(cookie !== undefined && { "Set-Cookie": cookie }) });

/** Returns the key with which this browser reads what was typed and not sent. */
export function loader({ request, context }: Route.LoaderArgs) {
  const lock = readDraftLock(context.get(servicesContext), request);
  return lock
    ? Response.json(lock, { headers: headersWith() })
    : Response.json({ error: "no_draft" }, { status: 404, headers: headersWith() });
}

/** Gives this browser a key, unless it has one; `olvidar` takes it away. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  if (textOf(await readForm(request), "accion") === "olvidar")
    return Response.json({}, { headers: headersWith(forgetDraftCookie(services.publicUrl.startsWith("https:"))) });
  const known = readDraftLock(services, request);
  if (known) return Response.json(known, { headers: headersWith() });
  const { lock, cookie } = giveDraftLock(services);
  return Response.json(lock, { headers: headersWith(cookie) });
}
