import { servicesContext } from "#app/context.ts";
import { mailboxOf } from "#app/forms/patients/own-mailbox.ts";
import { viewerOf } from "#app/guards.server.ts";
import { consultationsOfPatient } from "#domain/consultations/consultation-queries.server.ts";
import { exportData } from "#domain/patients/export-data.server.ts";
import { exportQuotes } from "#domain/quotes/patient-quotes.server.ts";
import { reviewOfConsultation } from "#domain/reviews/review-queries.server.ts";
import type { Route } from "./+types/data-file";

/** Returns everything that is kept about the patient, as a file. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const viewer = viewerOf(context);
  const { userId, email, firstName, lastName } = viewer;
  const [kept, { ahead, past }, quotes] = await Promise.all([
    exportData(services, userId, mailboxOf(viewer)),
    consultationsOfPatient(services.db, userId),
    exportQuotes(services, mailboxOf(viewer)),
  ]);
  const reviews = await Promise.all(past.map(({ id }) => reviewOfConsultation(services.db, userId, id)));
  const everything = {
    account: { email, firstName, lastName },
    ...kept,
    quotes,
    consultations: [...past, ...ahead],
    reviews: reviews.filter((review) => review !== null),
  };
  return new Response(JSON.stringify(everything, null, 2), {
    headers: { "Content-Type": "application/json; charset=utf-8", "Content-Disposition": 'attachment; filename="mis-datos.json"' },
  });
}
