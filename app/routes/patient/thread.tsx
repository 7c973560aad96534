import { data } from "react-router";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { ThreadCard } from "#app/components/threads/thread-card.tsx";
import { factsContext, servicesContext } from "#app/context.ts";
import { mailboxOf } from "#app/forms/patients/own-mailbox.ts";
import { actInThread } from "#app/forms/threads/act-in-thread.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { patientOfMailbox } from "#domain/threads/party.server.ts";
import { readThread } from "#domain/threads/thread-queries.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/thread";

export const handle = { query: { hecho: oneOf(["enviado"]) } } satisfies Handle;

const requestPath = (id: string) => `/dashboard/user/solicitudes/${id}`;
const pathOf = ({ id, providerId }: Route.LoaderArgs["params"]) => `${requestPath(id)}/mensajes/${providerId}`;

function partyOf({ context, params }: Pick<Route.LoaderArgs, "context" | "params">) {
  const viewer = viewerOf(context);
  return patientOfMailbox(context.get(servicesContext), mailboxOf(viewer), params.id, params.providerId);
}

export async function loader({ context, params, request: { url } }: Route.LoaderArgs) {
  const party = await partyOf({ context, params });
  const thread = party && (await readThread(context.get(servicesContext), party));
  if (!thread) throw data(null, { status: 404 });
  return { thread, sent: new URL(url).searchParams.has("hecho") };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const party = await partyOf({ context, params });
  return actInThread({ request, ctx: context.get(servicesContext), facts: context.get(factsContext), party, path: pathOf(params) });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.threads_title(), matches);

/** The messages between a patient and one center. */
export default function PatientThread({ loaderData: { thread, sent }, actionData, params }: Route.ComponentProps) {
  return (
    <DashboardPage>
      <BackLink href={href(requestPath(params.id))}>{m.threads_back_request()}</BackLink>
      <ThreadCard thread={thread} path={pathOf(params)} answer={actionData ?? undefined} sent={sent} />
    </DashboardPage>
  );
}
