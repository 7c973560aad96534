import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { factsContext, servicesContext } from "#app/context.ts";
import { readJson } from "#app/forms/read-form.server.ts";
import { readReport } from "#domain/analytics/event.ts";
import { recordEvents } from "#domain/analytics/record-events.server.ts";
import type { Route } from "./+types/events.ts";

/** A page sends one or two events. Many people may share the address of their phone company, and a refused event loses only a count. */
export const MAX_REPORTS_PER_MINUTE = 120;
const limiter = new RateLimiterMemory({ points: MAX_REPORTS_PER_MINUTE, duration: 60 });

/** Receives what `navigator.sendBeacon` sends as the visitor leaves the page. Nothing comes from visitors who did not agree. */
export async function action({ request, context }: Route.ActionArgs) {
  const { cookieChoice, ip } = context.get(factsContext);
  if (cookieChoice !== "all") return new Response(null, { status: 204 });
  const tooMany = await limiter.consume(ip).then(
    () => null,
    (refused: RateLimiterRes) => refused,
  );
  if (tooMany) {
    const headers = { "Retry-After": String(Math.ceil(tooMany.msBeforeNext / 1000)) };
    return Response.json({ error: "limited" }, { status: 429, headers });
  }
  const events = readReport(await readJson(request));
  if (events === null) return Response.json({ error: "invalid" }, { status: 400 });
  await recordEvents(context.get(servicesContext).db, events);
  return new Response(null, { status: 204 });
}
