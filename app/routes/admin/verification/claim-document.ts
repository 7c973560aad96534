import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { viewerOf } from "#app/guards.server.ts";
import { privateFile } from "#app/private-file.ts";
import { readClaimDocument } from "#domain/verification/claim-documents.server.ts";
import type { Route } from "./+types/claim-document";

/** Returns a document of a claim, for administrators. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const reader = { userId: viewerOf(context).userId, isAdmin: true };
  const paper = await readClaimDocument(context.get(servicesContext), reader, params.id);
  if (!paper) throw data(null, { status: 404 });
  return privateFile(paper);
}
