import { servicesContext } from "#app/context.ts";
import { storedAt } from "#domain/photos/photo.ts";
import type { FileStore } from "#platform/files.ts";
import type { Route } from "./+types/photo";

/**
 * Serves a photo of a profile, which browsers keep forever: its name is derived from its content. Browsers that read AVIF get the
 * smaller file.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { files } = context.get(servicesContext);
  const name = storedAt(params.file);
  if (name === null) throw new Response(null, { status: 404 });
  const readsAvif = request.headers.get("accept")?.includes("image/avif");
  const smaller = readsAvif ? await readAvif(files, name) : null;
  const bytes = smaller ?? (await files.read(name));
  if (!bytes) throw new Response(null, { status: 404 });
  const type = smaller || name.endsWith(".avif") ? "image/avif" : "image/webp";
  return new Response(bytes, {
    headers: { "Content-Type": type, Vary: "Accept", "Cache-Control": "public, max-age=31536000, immutable" },
  });
}

/** Photos that were fetched before we kept AVIF have none. */
const readAvif = (files: FileStore, name: string) => files.read(name.replace(/\.webp$/, ".avif"));
