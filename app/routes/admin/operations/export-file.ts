import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { viewerOf } from "#app/guards.server.ts";
import { readExport } from "#domain/operations/read-export.server.ts";
import type { Route } from "./+types/export-file";

const MEDIA_TYPES = { csv: "text/csv; charset=utf-8", json: "application/json; charset=utf-8" } as const;

/** Returns a file that the worker made, part after part as the browser takes them, to whoever asked for it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const opened = await readExport(context.get(servicesContext), viewerOf(context).userId, params.id);
  if (!opened) throw data(null, { status: 404 });
  const { what, format, parts } = opened;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return();
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": MEDIA_TYPES[format],
      "Content-Disposition": `attachment; filename="${what}.${format}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
