import { servicesContext } from "#app/context.ts";
import { askedStatement } from "#app/forms/wallet/asked-statement.server.ts";
import { statementDocument } from "#app/forms/wallet/statement-document.server.ts";
import type { Handle } from "#app/handle.ts";
import { privateFile } from "#app/private-file.ts";
import { asGiven } from "#app/query-shapes.ts";
import { loadSite } from "#domain/content/site.server.ts";
import { issuerOf } from "#domain/invoicing/issuer.server.ts";
import type { Route } from "./+types/statement-pdf";

export const handle = { query: { mes: asGiven } } satisfies Handle;

/** Returns a month of the wallet as a document. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { center, statement, fileName } = await askedStatement(context, request);
  const { db, publicUrl } = context.get(servicesContext);
  const [site, issuer] = await Promise.all([loadSite(db), issuerOf(db)]);
  const paper = { site, taxId: issuer?.taxId ?? null, centerName: center.name, url: `${publicUrl}/dashboard/provider/billetera` };
  const bytes = await statementDocument(statement, paper);
  return privateFile({ bytes: new Uint8Array(bytes), mediaType: "application/pdf", fileName: `${fileName}.pdf` });
}
