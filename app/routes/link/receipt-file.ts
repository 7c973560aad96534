import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { receiptFile } from "#app/forms/leads/receipt-file.server.ts";
import { tokenOf } from "#app/forms/signed-link.ts";
import { idOfPatientLink } from "#domain/receivers/lead-for-patient.server.ts";
import type { Route } from "./+types/receipt-file";

/** Returns the receipt of a request as JSON or as a PDF, for everybody with its link. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const leadId = await idOfPatientLink(services, tokenOf(request, params));
  if (leadId === null) throw data(null, { status: 404 });
  return receiptFile(services, leadId, request);
}
