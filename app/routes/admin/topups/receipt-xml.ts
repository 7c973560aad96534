import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { viewerOf } from "#app/guards.server.ts";
import { privateFile } from "#app/private-file.ts";
import { record } from "#domain/audit/record.server.ts";
import { documentById } from "#domain/invoicing/document-queries.server.ts";
import { ecfXml } from "#domain/invoicing/ecf.ts";
import type { Route } from "./+types/receipt-xml";

/** Returns a fiscal document of any center in the DGII's format. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const document = await documentById(db, params.id, "any");
  if (!document) throw data(null, { status: 404 });
  const actor = `admin:${viewerOf(context).userId}` as const;
  const taken = { action: "export.made", subjectType: "export", subjectId: document.number, detail: { format: "xml" } } as const;
  await db.transaction().execute((tx) => record(tx, { actor, ...taken }));
  const bytes = new TextEncoder().encode(ecfXml(document));
  return privateFile({ bytes, mediaType: "application/xml", fileName: `${document.number}.xml` });
}
