import { data } from "react-router";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { OtherWays } from "#app/components/followups/other-ways.tsx";
import { TemplateChips } from "#app/components/threads/template-chips.tsx";
import { ThreadCard } from "#app/components/threads/thread-card.tsx";
import { factsContext, servicesContext } from "#app/context.ts";
import { contactLinks } from "#app/forms/followups/contact-links.ts";
import { ownCenter } from "#app/forms/listing/own-center.server.ts";
import { actInThread } from "#app/forms/threads/act-in-thread.server.ts";
import { insertedInto } from "#app/forms/threads/insert-template.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { loadSite } from "#domain/content/site.server.ts";
import { isOpenQuestion, nextWaiting } from "#domain/followups/next-waiting.server.ts";
import { openedRequest } from "#domain/quotes/opened-requests.server.ts";
import { centerOfOffer } from "#domain/threads/party.server.ts";
import { templatesOf } from "#domain/threads/reply-templates.server.ts";
import { readThread } from "#domain/threads/thread-queries.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/thread";

export const handle = { query: { hecho: oneOf(["enviado"]) } } satisfies Handle;

const pathOf = (id: string) => `/dashboard/provider/solicitudes/${id}/mensajes`;

async function partyOf({ context, params }: Pick<Route.LoaderArgs, "context" | "params">) {
  const center = await ownCenter(context, "requests.answer");
  return { center, party: centerOfOffer({ userId: viewerOf(context).userId, providerId: center.id }, params.id) };
}

export async function loader({ context, params, request: { url } }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { center, party } = await partyOf({ context, params });
  const thread = await readThread(services, party);
  if (!thread) throw data(null, { status: 404 });
  const sent = new URL(url).searchParams.has("hecho");
  const silent = thread.reach !== "goes" || (sent && thread.told !== "goes");
  const opened = silent && thread.isContactOpen ? await openedRequest(services, center.id, params.id) : null;
  const { name: site } = await loadSite(services.db);
  const links = opened && contactLinks(opened.person, { center: center.name, number: opened.number, site });
  return { centerId: center.id, thread, links, sent, templates: await templatesOf(services.db, center.id) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { center, party } = await partyOf({ context, params });
  const ctx = context.get(servicesContext);
  // Who answers a question goes on to the next one who waits. Within a conversation, somebody may write on.
  const answers = await isOpenQuestion(ctx.db, params.id);
  const onward = async () => {
    const next = answers ? await nextWaiting(ctx.db, center.id) : null;
    return next && `/dashboard/provider/solicitudes/${next}?contestada=${params.id}`;
  };
  const viewer = viewerOf(context);
  const insert = async (act: string, typed: string) => party && insertedInto(ctx, party, { act, typed, viewer });
  return actInThread({ request, ctx, facts: context.get(factsContext), party, path: pathOf(params.id), insert, onward });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.threads_title(), matches);

/** The messages between a center and the patient of one request. */
export default function ProviderThread({
  loaderData: { centerId, thread, links, sent, templates },
  actionData,
  params,
}: Route.ComponentProps) {
  return (
    <DashboardPage>
      <BackLink href={href("/dashboard/provider/solicitudes")}>{m.threads_back_requests()}</BackLink>
      <ThreadCard
        thread={thread}
        path={pathOf(params.id)}
        answer={actionData ?? undefined}
        sent={sent}
        inserts={<TemplateChips templates={templates} action={`${pathOf(params.id)}#responder`} />}
      >
        {links && <OtherWays centerId={centerId} links={links} elsewhere={`/dashboard/provider/solicitudes/${params.id}`} />}
      </ThreadCard>
    </DashboardPage>
  );
}
