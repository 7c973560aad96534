import { servicesContext } from "#app/context.ts";
import { ownDocument } from "#app/forms/topups/own-top-up.server.ts";
import { privateFile } from "#app/private-file.ts";
import { loadSite } from "#domain/content/site.server.ts";
import type { Route } from "./+types/receipt-pdf";
import { receiptPdf } from "./written-receipt.server.ts";

/** Returns a fiscal document as a PDF. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const document = await ownDocument(context, params.id);
  const { db, publicUrl } = context.get(servicesContext);
  const url = `${publicUrl}/dashboard/provider/billetera/recibos/${params.id}`;
  const bytes = new Uint8Array(await receiptPdf(document, await loadSite(db), url));
  return privateFile({ bytes, mediaType: "application/pdf", fileName: `${document.number}.pdf` });
}
