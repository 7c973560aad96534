import { servicesContext } from "#app/context.ts";
import { mailboxOf } from "#app/forms/patients/own-mailbox.ts";
import { viewerOf } from "#app/guards.server.ts";
import { exportCompanions } from "#domain/companions/companion-queries.server.ts";
import { consultationsOfPatient } from "#domain/consultations/consultation-queries.server.ts";
import { noticesOfPerson } from "#domain/notices/notice-queries.server.ts";
import { devicesOf } from "#domain/notices/push-devices.server.ts";
import { wishesOf } from "#domain/notices/wishes.server.ts";
import { exportData } from "#domain/patients/export-data.server.ts";
import { exportQuotes } from "#domain/quotes/patient-quotes.server.ts";
import { reviewOfConsultation } from "#domain/reviews/review-queries.server.ts";
import { exportThreads } from "#domain/threads/export-threads.server.ts";
import type { Route } from "./+types/data-file";

/** Returns everything that is kept about the patient, as a file. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const viewer = viewerOf(context);
  const { userId, email, firstName, lastName } = viewer;
  const [kept, { ahead, past }, quotes, threads, notices, noticeWishes, devices, companions] = await Promise.all([
    exportData(services, mailboxOf(viewer)),
    consultationsOfPatient(services.db, userId),
    exportQuotes(services, mailboxOf(viewer)),
    exportThreads(services, mailboxOf(viewer)),
    noticesOfPerson(services.db, userId),
    wishesOf(services.db, userId),
    devicesOf(services, viewer),
    exportCompanions(services.db, userId),
  ]);
  const reviews = await Promise.all(past.map(({ id }) => reviewOfConsultation(services.db, userId, id)));
  const everything = {
    account: { email, firstName, lastName },
    ...kept,
    quotes,
    threads,
    consultations: [...past, ...ahead],
    reviews: reviews.filter((review) => review !== null),
    notices,
    noticeWishes,
    devices,
    companions,
  };
  return new Response(JSON.stringify(everything, null, 2), {
    headers: { "Content-Type": "application/json; charset=utf-8", "Content-Disposition": 'attachment; filename="mis-datos.json"' },
  });
}
