import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { viewerOf } from "#app/guards.server.ts";
import { readDocument } from "#domain/listing/document-files.server.ts";
import type { Route } from "./+types/document";

/** A paper, for those who manage its center. A browser may show it, but nothing inside it runs. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(params.id);
  const paper = isId ? await readDocument(context.get(servicesContext), viewerOf(context).userId, params.id) : null;
  if (!paper) throw data(null, { status: 404 });
  return new Response(paper.bytes, {
    headers: {
      "Content-Type": paper.mediaType,
      "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(paper.fileName)}`,
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cache-Control": "private, no-store",
    },
  });
}
