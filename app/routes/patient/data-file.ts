import { servicesContext } from "#app/context.ts";
import { mailboxOf } from "#app/forms/patients/own-mailbox.ts";
import { viewerOf } from "#app/guards.server.ts";
import { exportData } from "#domain/patients/export-data.server.ts";
import type { Route } from "./+types/data-file";

/** Returns everything that is kept about the patient, as a file. */
export async function loader({ context }: Route.LoaderArgs) {
  const viewer = viewerOf(context);
  const { email, firstName, lastName } = viewer;
  const kept = await exportData(context.get(servicesContext), viewer.userId, mailboxOf(viewer));
  return new Response(JSON.stringify({ account: { email, firstName, lastName }, ...kept }, null, 2), {
    headers: { "Content-Type": "application/json; charset=utf-8", "Content-Disposition": 'attachment; filename="mis-datos.json"' },
  });
}
