import { factsContext, servicesContext } from "#app/context.ts";
import { readJson } from "#app/forms/read-form.server.ts";
import { readReport } from "#domain/analytics/event.ts";
import { recordEvents } from "#domain/analytics/record-events.server.ts";
import { networkDigest } from "#domain/submissions/network.ts";
import { countTries } from "#domain/submissions/tries.server.ts";
import type { Route } from "./+types/events.ts";

/** A page sends one or two events. Many people may share the address of their phone company, and a refused event loses only a count. */
export const MAX_REPORTS_PER_MINUTE = 120;
const REPORTS = { scope: "reports address", max: MAX_REPORTS_PER_MINUTE, seconds: 60 };

/** Receives what `navigator.sendBeacon` sends as the visitor leaves the page. Nothing comes from visitors who did not agree. */
export async function action({ request, context }: Route.ActionArgs) {
  const { cookieChoice, ip } = context.get(factsContext);
  if (cookieChoice !== "all") return new Response(null, { status: 204 });
  const { db, keys } = context.get(servicesContext);
  const wait = await countTries(db, [{ ...REPORTS, key: networkDigest(keys, ip) }]);
  if (wait !== null) return Response.json({ error: "limited" }, { status: 429, headers: { "Retry-After": String(wait) } });
  const events = readReport(await readJson(request));
  if (events === null) return Response.json({ error: "invalid" }, { status: 400 });
  await recordEvents(db, events);
  return new Response(null, { status: 204 });
}
