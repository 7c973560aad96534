import { data } from "react-router";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { ThreadCard } from "#app/components/threads/thread-card.tsx";
import { factsContext, servicesContext } from "#app/context.ts";
import { ownCenter } from "#app/forms/listing/own-center.server.ts";
import { actInThread } from "#app/forms/threads/act-in-thread.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { centerOfOffer } from "#domain/threads/party.server.ts";
import { readThread } from "#domain/threads/thread-queries.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/thread";

export const handle = { query: { hecho: oneOf(["enviado"]) } } satisfies Handle;

const pathOf = (id: string) => `/dashboard/provider/solicitudes/${id}/mensajes`;

async function partyOf({ context, params }: Pick<Route.LoaderArgs, "context" | "params">) {
  const center = await ownCenter(context, "requests.answer");
  return centerOfOffer({ userId: viewerOf(context).userId, providerId: center.id }, params.id);
}

export async function loader({ context, params, request: { url } }: Route.LoaderArgs) {
  const thread = await readThread(context.get(servicesContext), await partyOf({ context, params }));
  if (!thread) throw data(null, { status: 404 });
  return { thread, sent: new URL(url).searchParams.has("hecho") };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const party = await partyOf({ context, params });
  return actInThread({ request, ctx: context.get(servicesContext), facts: context.get(factsContext), party, path: pathOf(params.id) });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.threads_title(), matches);

/** The messages between a center and the patient of one request. */
export default function ProviderThread({ loaderData: { thread, sent }, actionData, params }: Route.ComponentProps) {
  return (
    <DashboardPage>
      <BackLink href={href("/dashboard/provider/solicitudes")}>{m.threads_back_requests()}</BackLink>
      <ThreadCard thread={thread} path={pathOf(params.id)} answer={actionData ?? undefined} sent={sent} />
    </DashboardPage>
  );
}
