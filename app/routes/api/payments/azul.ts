import { data, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { each } from "#app/query-shapes.ts";
import { hearGateway } from "#domain/topups/hear-gateway.server.ts";
import { AZUL_ANSWER, MAX_AZUL_VALUE } from "#platform/payments/azul-answer.ts";
import type { Route } from "./+types/azul";

/**
 * Every value is kept unchanged, since the signature covers all of them; a value that is longer than AZUL's becomes one that was not
 * signed.
 */
export const handle = { query: each(AZUL_ANSWER, (value) => value.slice(0, MAX_AZUL_VALUE + 1)) } satisfies Handle;

/** Receives people that AZUL sends back with its signed answer in the address, and leads them to their top-up, which says how it ended. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { gateway } = services;
  if (gateway?.name !== "azul") throw data(null, { status: 404 });
  const heard = await hearGateway(services, gateway, { body: "", signature: null, query: new URL(request.url).searchParams });
  if (typeof heard === "string" || heard.topUpId === null) throw data(null, { status: 400 });
  throw redirect(href(`/dashboard/provider/billetera/recargas/${heard.topUpId}`), { status: 303 });
}
