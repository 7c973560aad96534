import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { viewerOf } from "#app/guards.server.ts";
import { privateFile } from "#app/private-file.ts";
import { readDocument } from "#domain/listing/document-files.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Route } from "./+types/document";

/** Returns a document of a center, for administrators. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const reader = { userId: viewerOf(context).userId, isAdmin: true };
  const paper = isRowId(params.id) ? await readDocument(context.get(servicesContext), reader, params.id) : null;
  if (!paper) throw data(null, { status: 404 });
  return privateFile(paper);
}
