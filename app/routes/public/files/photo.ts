import { servicesContext } from "#app/context.ts";
import { storedAt } from "#domain/photos/photo.ts";
import type { Route } from "./+types/photo";

/** A photo of a profile, for good: its name says its content. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const name = storedAt(params.file);
  const bytes = name === null ? null : await context.get(servicesContext).files.read(name);
  if (!bytes) throw new Response(null, { status: 404 });
  return new Response(bytes, {
    headers: { "Content-Type": "image/webp", "Cache-Control": "public, max-age=31536000, immutable" },
  });
}
