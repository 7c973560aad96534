import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { consultationCalendar } from "#app/forms/consultations/consultation-calendar.server.ts";
import { consultationFeed } from "#domain/consultations/feeds.server.ts";
import { loadSite } from "#domain/content/site.server.ts";
import { settingsOf } from "#domain/patients/patient-queries.server.ts";
import type { Route } from "./+types/consultation-feed";

/**
 * Returns what a calendar program reads by itself, at the secret address that a patient or a center gave it. A patient's feed has details
 * only when they chose so.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const feed = await consultationFeed(services, params.token);
  if (!feed) throw data(null, { status: 404 });
  const { name } = await loadSite(services.db);
  const host = new URL(services.publicUrl).hostname;
  const { side, consultations } = feed;
  const fullWords = feed.side === "provider" || (await settingsOf(services.db, feed.userId)).fullWords;
  const calendar = consultationCalendar(consultations, { side, siteName: name, host, fullWords });
  return new Response(calendar, { headers: { "Content-Type": "text/calendar; charset=utf-8", "X-Robots-Tag": "noindex" } });
}
