import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { asGiven, each } from "#app/query-shapes.ts";
import { noteDeliveries } from "#domain/whatsapp/note-deliveries.server.ts";
import { now } from "#platform/clock.ts";
import type { Route } from "./+types/whatsapp";

export const handle = { query: each(["hub.mode", "hub.verify_token", "hub.challenge"], asGiven) } satisfies Handle;

const KEPT_NOWHERE = { "Cache-Control": "no-store" };

/** Answers Meta's console when somebody sets up this address there. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { whatsappHook } = context.get(servicesContext);
  if (!whatsappHook) throw data(null, { status: 404 });
  const challenge = whatsappHook.greet(new URL(request.url).searchParams);
  return new Response(challenge, {
    status: challenge === null ? 403 : 200,
    headers: { ...KEPT_NOWHERE, "Content-Type": "text/plain; charset=utf-8" },
  });
}

/** Hears from Meta how far messages came: 200 to everything that it signed, so that it is not sent again, and 403 to anything else. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, whatsappHook } = context.get(servicesContext);
  if (!whatsappHook) throw data(null, { status: 404 });
  const words = whatsappHook.read(Buffer.from(await request.arrayBuffer()), request.headers.get("x-hub-signature-256"), now());
  if (words === "forged") return new Response(null, { status: 403, headers: KEPT_NOWHERE });
  await noteDeliveries(db, words);
  return new Response(null, { status: 200, headers: KEPT_NOWHERE });
}
