import { previewOf } from "#app/components/content/editor/text-preview.server.ts";
import { servicesContext } from "#app/context.ts";
import { readFormData } from "#app/forms/read-form.server.ts";
import { markValues } from "#app/mark-values.server.ts";
import { isTextKey, type TextKey, type TextKind } from "#domain/content/content-documents.ts";
import { MAX_MARKDOWN } from "#domain/content/markdown.server.ts";
import { textVersions } from "#domain/content/text-queries.server.ts";
import { saidSentences } from "#domain/drafts/said-sentences.server.ts";
import type { Route } from "./+types/text-preview";
import { newestText } from "./opened-text.server.ts";

/** Shows an editor how the text that they are typing looks. Nothing is saved. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readFormData(request);
  const body = form.get("cuerpo");
  if (typeof body !== "string") return new Response(null, { status: 422 });
  if (body.length > MAX_MARKDOWN) return new Response(null, { status: 413 });
  const key: TextKey = { kind: String(form.get("tipo")) as TextKind, slug: String(form.get("direccion")) };
  const { db } = context.get(servicesContext);
  const directory = isTextKey(key) ? await saidSentences(db, key, newestText(key, await textVersions(db, key)), body) : [];
  return Response.json(previewOf(body, key.kind === "page" ? await markValues(context) : null, directory));
}
