import { servicesContext } from "#app/context.ts";
import { mailboxOf } from "#app/forms/patients/own-mailbox.ts";
import { quotesFile } from "#app/forms/quotes/quotes-file.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import { quotesOfMailbox } from "#domain/quotes/patient-quotes.server.ts";
import type { Route } from "./+types/quotes-file";

/** Returns the patient's quotes beside each other, as a file to keep or to print. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return quotesFile(services, await quotesOfMailbox(services, mailboxOf(viewerOf(context))), {
    path: "/dashboard/user/presupuestos",
    signed: false,
  });
}
