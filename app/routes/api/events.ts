import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { data } from "react-router";
import { factsContext, servicesContext } from "#app/context.ts";
import { readJson } from "#app/forms/read-form.server.ts";
import { readReport } from "#domain/analytics/event.ts";
import { recordEvents } from "#domain/analytics/record-events.server.ts";
import type { Route } from "./+types/events.ts";

/** A page sends one or two. Many people may share the address of their telephone company, and nothing is lost but a count. */
export const REPORTS_A_MINUTE = 120;
const limiter = new RateLimiterMemory({ points: REPORTS_A_MINUTE, duration: 60 });

/** Takes what `navigator.sendBeacon` sends as the page is left; nothing from a visitor who did not agree. */
export async function action({ request, context }: Route.ActionArgs) {
  const { cookieChoice, ip } = context.get(factsContext);
  if (cookieChoice !== "all") return new Response(null, { status: 204 });
  await limiter.consume(ip).catch((tooMany: RateLimiterRes) => {
    throw data(null, { status: 429, headers: { "Retry-After": String(Math.ceil(tooMany.msBeforeNext / 1000)) } });
  });
  const events = readReport(await readJson(request));
  if (events === null) throw data(null, { status: 400 });
  await recordEvents(context.get(servicesContext).db, events);
  return new Response(null, { status: 204 });
}

export function loader() {
  throw data(null, { status: 405, headers: { Allow: "POST" } });
}
