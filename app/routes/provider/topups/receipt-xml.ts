import { ownDocument } from "#app/forms/topups/own-top-up.server.ts";
import { privateFile } from "#app/private-file.ts";
import { ecfXml } from "#domain/invoicing/ecf.ts";
import type { Route } from "./+types/receipt-xml";

/** Returns a fiscal document in the DGII's format, for a certified issuer. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const document = await ownDocument(context, params.id);
  const bytes = new TextEncoder().encode(ecfXml(document));
  return privateFile({ bytes, mediaType: "application/xml", fileName: `${document.number}.xml` });
}
