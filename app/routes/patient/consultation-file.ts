import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { consultationCalendar } from "#app/forms/consultations/consultation-calendar.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import { consultationOfPatient } from "#domain/consultations/consultation-queries.server.ts";
import { loadSite } from "#domain/content/site.server.ts";
import { settingsOf } from "#domain/patients/patient-queries.server.ts";
import type { Route } from "./+types/consultation-file";

/** Returns one consultation as a file for a calendar program. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const { userId } = viewerOf(context);
  const consultation = await consultationOfPatient(db, userId, params.id);
  if (!consultation) throw data(null, { status: 404 });
  const [{ fullWords }, { name }] = await Promise.all([settingsOf(db, userId), loadSite(db)]);
  const host = new URL(publicUrl).hostname;
  return new Response(consultationCalendar([consultation], { side: "patient", siteName: name, host, fullWords }), {
    headers: { "Content-Type": "text/calendar; charset=utf-8", "Content-Disposition": 'attachment; filename="cita.ics"' },
  });
}
