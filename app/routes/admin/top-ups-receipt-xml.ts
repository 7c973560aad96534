import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { privateFile } from "#app/private-file.ts";
import { documentById } from "#domain/invoicing/document-queries.server.ts";
import { ecfXml } from "#domain/invoicing/ecf.ts";
import type { Route } from "./+types/top-ups-receipt-xml";

/** A fiscal document of any center in the DGII's format. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const document = await documentById(context.get(servicesContext).db, params.id, "any");
  if (!document) throw data(null, { status: 404 });
  const bytes = new TextEncoder().encode(ecfXml(document));
  return privateFile({ bytes, mediaType: "application/xml", fileName: `${document.number}.xml` });
}
