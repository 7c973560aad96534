import { servicesContext } from "#app/context.ts";
import { progressCalendar } from "#app/forms/patients/progress-calendar.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import { loadSite } from "#domain/content/site.server.ts";
import { settingsOf } from "#domain/patients/patient-queries.server.ts";
import { progressOf } from "#domain/patients/progress-queries.server.ts";
import type { Route } from "./+types/calendar-file";

/** Returns the patient's own medicines and appointments as a file for a calendar program. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { userId } = viewerOf(context);
  const [{ entries }, { fullWords }, { name }] = await Promise.all([
    progressOf(services, userId),
    settingsOf(services.db, userId),
    loadSite(services.db),
  ]);
  const host = new URL(services.publicUrl).hostname;
  return new Response(progressCalendar(entries, { siteName: name, host, fullWords }), {
    headers: { "Content-Type": "text/calendar; charset=utf-8", "Content-Disposition": 'attachment; filename="calendario.ics"' },
  });
}
