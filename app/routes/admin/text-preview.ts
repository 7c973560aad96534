import { previewOf } from "#app/components/admin/texts/text-preview.server.ts";
import { markValues } from "#app/mark-values.server.ts";
import { MAX_MARKDOWN } from "#domain/content/markdown.server.ts";
import type { Route } from "./+types/text-preview";

/** Shows an editor how the words look that they are typing. Nothing is kept. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData().catch(() => new FormData());
  const body = form.get("cuerpo");
  if (typeof body !== "string") return new Response(null, { status: 422 });
  if (body.length > MAX_MARKDOWN) return new Response(null, { status: 413 });
  return Response.json(previewOf(body, form.get("tipo") === "page" ? await markValues(context) : null));
}
