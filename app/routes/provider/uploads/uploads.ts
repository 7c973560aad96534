import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { bytesIn, fileNameIn, tusAnswer, tusRefusal } from "#app/forms/uploads/tus.ts";
import { viewerOf } from "#app/guards.server.ts";
import { beginUpload } from "#domain/uploads/begin-upload.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/uploads";

/** Begins a file that will come in pieces. Nothing is done with it until a form names it. */
export async function action({ request, context }: Route.ActionArgs) {
  const size = bytesIn(request, "Upload-Length");
  if (size === null) return tusRefusal(400, m.uploads_error_request());
  const outcome = await beginUpload(context.get(servicesContext), viewerOf(context).userId, { fileName: fileNameIn(request), size });
  if (outcome === "not-theirs") throw data(null, { status: 404 });
  if (outcome === "empty") return tusRefusal(400, m.listing_refused_empty());
  if (outcome === "too-large") return tusRefusal(413, m.listing_refused_too_large({ max: "15" }));
  return tusAnswer(201, { Location: `${new URL(request.url).pathname}/${outcome.id}` });
}
