import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { bytesIn, tusAnswer, tusRefusal } from "#app/forms/uploads/tus.ts";
import { viewerOf } from "#app/guards.server.ts";
import { addPiece, uploadOf } from "#domain/uploads/add-piece.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/upload";

/** Says how much of a file has arrived, so that its sender continues from there. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const upload = await uploadOf(context.get(servicesContext).db, viewerOf(context).userId, params.id);
  if (!upload) throw data(null, { status: 404 });
  return tusAnswer(200, { "Upload-Offset": String(upload.received), "Upload-Length": String(upload.size) });
}

/** Takes the next piece: a PATCH of tus, which is sent as a POST. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const offset = bytesIn(request, "Upload-Offset");
  if (request.headers.get("Content-Type") !== "application/offset+octet-stream" || offset === null)
    return tusRefusal(415, m.uploads_error_request());
  const bytes = new Uint8Array(await request.arrayBuffer());
  const outcome = await addPiece(context.get(servicesContext), viewerOf(context).userId, { id: params.id, offset, bytes });
  if (outcome === "unknown") throw data(null, { status: 404 });
  if (outcome === "other-offset") return tusRefusal(409, m.uploads_error_offset());
  if (outcome === "wrong-length") return tusRefusal(400, m.uploads_error_length());
  return tusAnswer(204, { "Upload-Offset": String(outcome.received) });
}
