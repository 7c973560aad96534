import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { quotesFile } from "#app/forms/quotes/quotes-file.server.ts";
import { tokenOf } from "#app/forms/signed-link.ts";
import { quotesOfLink } from "#domain/quotes/patient-quotes.server.ts";
import type { Route } from "./+types/quotes-file";

/** Returns the quotes for one request as a file to keep or to print, for everybody with its link. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const token = tokenOf(request, params);
  const groups = await quotesOfLink(services, token);
  if (!groups) throw data(null, { status: 404 });
  return quotesFile(services, groups, { path: `/solicitud/${token}/presupuestos`, signed: true });
}
