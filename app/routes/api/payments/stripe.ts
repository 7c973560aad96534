import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { hearGateway } from "#domain/topups/hear-gateway.server.ts";
import type { Route } from "./+types/stripe";

/** Answers the webhook of Stripe: 200 to everything that Stripe signed, so that it is not sent again, and 400 to anything else. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { gateway } = services;
  if (gateway?.name !== "stripe") throw data(null, { status: 404 });
  const came = { body: await request.text(), signature: request.headers.get("stripe-signature"), query: new URLSearchParams() };
  const heard = await hearGateway(services, gateway, came);
  return new Response(null, { status: heard === "forged" ? 400 : 200, headers: { "Cache-Control": "no-store" } });
}
