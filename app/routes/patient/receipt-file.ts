import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { receiptFile } from "#app/forms/leads/receipt-file.server.ts";
import { mailboxOf } from "#app/forms/patients/own-mailbox.ts";
import { viewerOf } from "#app/guards.server.ts";
import { leadOfMailbox } from "#domain/receivers/account-leads.server.ts";
import type { Route } from "./+types/receipt-file";

/** Returns the receipt of the patient's own request, as JSON or as a PDF. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lead = await leadOfMailbox(services, mailboxOf(viewerOf(context)), params.id);
  if (!lead) throw data(null, { status: 404 });
  return receiptFile(services, lead.id, request);
}
