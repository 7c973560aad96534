import ArrowLeft from "lucide-react/icons/arrow-left";
import { data } from "react-router";
import { DeadLink } from "#app/components/leads/dead-link.tsx";
import { ThreadCard } from "#app/components/threads/thread-card.tsx";
import { factsContext, servicesContext } from "#app/context.ts";
import { tokenOf } from "#app/forms/signed-link.ts";
import { actInThread } from "#app/forms/threads/act-in-thread.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { patientOfLink } from "#domain/threads/party.server.ts";
import { readThread } from "#domain/threads/thread-queries.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/thread";

export const handle = { styles: "dashboard", query: { hecho: oneOf(["enviado"]) } } satisfies Handle;

const pathOf = ({ token, slug }: Route.LoaderArgs["params"]) => `/solicitud/${token}/mensajes/${slug}`;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const party = await patientOfLink(services, tokenOf(request, params), params.slug);
  const thread = party && (await readThread(services, party));
  const sent = new URL(request.url).searchParams.has("hecho");
  return data({ thread, sent, address: canonical(services.publicUrl, "/") }, { status: thread ? 200 : 404 });
}

/** Only the button answers, since programs open links too. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = context.get(servicesContext);
  const party = await patientOfLink(ctx, tokenOf(request, params), params.slug);
  return actInThread({ request, ctx, facts: context.get(factsContext), party, path: pathOf(params) });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name: site } = matches[0].loaderData.site;
  return pageMeta({
    title: m.threads_title(),
    description: m.threads_page_description({ site }),
    siteName: site,
    canonical: loaderData.address,
    index: false,
  });
}

/** The page behind the link in a mail: what a patient and one center write to each other. */
export default function LinkThread({ loaderData: { thread, sent }, actionData, params, matches }: Route.ComponentProps) {
  const { site } = matches[0].loaderData;
  if (!thread) return <DeadLink title={m.leads_dead_patient_title()} text={m.leads_dead_patient_text()} site={site} />;
  return (
    <main id="contenido" tabIndex={-1} className="wrap grid grid-cols-[minmax(0,48rem)] justify-center gap-5 pt-10 pb-20 md:pt-14 md:pb-25">
      <TextLink href={href(`/solicitud/${params.token}`)} icon={<ArrowLeft />} className="-my-2 justify-self-start">
        {m.threads_back_request()}
      </TextLink>
      <ThreadCard thread={thread} path={pathOf(params)} answer={actionData ?? undefined} sent={sent} />
    </main>
  );
}
