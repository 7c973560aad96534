import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { progressCalendar } from "#app/forms/patients/progress-calendar.server.ts";
import { loadSite } from "#domain/content/site.server.ts";
import { feedOf } from "#domain/patients/calendar-feed.server.ts";
import type { Route } from "./+types/calendar-feed";

/** Returns what a calendar program reads by itself, at the secret address that a patient gave it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const feed = await feedOf(services, params.token);
  if (!feed) throw data(null, { status: 404 });
  const { name } = await loadSite(services.db);
  const calendar = progressCalendar(feed.entries, {
    siteName: name,
    host: new URL(services.publicUrl).hostname,
    fullWords: feed.fullWords,
  });
  return new Response(calendar, { headers: { "Content-Type": "text/calendar; charset=utf-8", "X-Robots-Tag": "noindex" } });
}
