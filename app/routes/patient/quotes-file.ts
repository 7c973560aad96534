import { data } from "react-router";
import { quotesPdf } from "#app/components/quotes/quotes-pdf.server.ts";
import { servicesContext } from "#app/context.ts";
import { mailboxOf } from "#app/forms/patients/own-mailbox.ts";
import { viewerOf } from "#app/guards.server.ts";
import { privateFile } from "#app/private-file.ts";
import { quotesOfMailbox } from "#domain/quotes/patient-quotes.server.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import type { Route } from "./+types/quotes-file";

/** Returns the patient's quotes beside each other, as a file to keep or to print. */
export async function loader({ context }: Route.LoaderArgs) {
  const groups = await quotesOfMailbox(context.get(servicesContext), mailboxOf(viewerOf(context)));
  if (groups.every(({ centers }) => centers.length === 0)) throw data(null, { status: 404 });
  const bytes = await quotesPdf(groups, dayInSantoDomingo(new Date()));
  return privateFile({ bytes: new Uint8Array(bytes), mediaType: "application/pdf", fileName: "presupuestos.pdf" });
}
