import { servicesContext } from "#app/context.ts";
import { openedCsv } from "#app/forms/followups/opened-csv.server.ts";
import { ownCenter } from "#app/forms/listing/own-center.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { privateFile } from "#app/private-file.ts";
import { calendarDay } from "#app/query-shapes.ts";
import { exportOpened } from "#domain/followups/inbox-export.server.ts";
import { roleMay } from "#domain/team/powers.ts";
import type { Route } from "./+types/opened-requests-file";

export const handle = { query: { desde: calendarDay, hasta: calendarDay } } satisfies Handle;

/** Returns the requests that the center opened as a file for spreadsheets. */
export async function loader({ context, request: { url } }: Route.LoaderArgs) {
  const center = await ownCenter(context, "requests.see");
  const { searchParams } = new URL(url);
  const day = (key: string) => calendarDay(searchParams.get(key) ?? "");
  const member = { userId: viewerOf(context).userId, providerId: center.id };
  const requests = await exportOpened(context.get(servicesContext), member, { from: day("desde"), to: day("hasta") });
  const bytes = new TextEncoder().encode(openedCsv(requests ?? [], roleMay(center.role, "requests.open")));
  return privateFile({ bytes, mediaType: "text/csv; charset=utf-8", fileName: `solicitudes-${center.slug}.csv` });
}
