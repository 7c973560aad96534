import ArrowLeft from "lucide-react/icons/arrow-left";
import { data } from "react-router";
import { DeadLink } from "#app/components/leads/dead-link.tsx";
import { PATH_WORDS, pathOfWord } from "#app/components/quotes/path-words.ts";
import { QuotesBoard, quoteCount, quotesTitle } from "#app/components/quotes/quotes-board.tsx";
import { servicesContext } from "#app/context.ts";
import { askAll, newAct } from "#app/forms/quotes/ask-all.server.ts";
import { JUST_ASKED_QUERY, justAsked } from "#app/forms/quotes/asked-all.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { tokenOf } from "#app/forms/signed-link.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { quotesOfLink } from "#domain/quotes/patient-quotes.server.ts";
import { patientOfLink } from "#domain/threads/party.server.ts";
import { m } from "#messages/m.ts";
import { now } from "#platform/clock.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import type { Route } from "./+types/quotes";

export const handle = { styles: "dashboard", query: { camino: oneOf(PATH_WORDS), ...JUST_ASKED_QUERY } } satisfies Handle;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const groups = await quotesOfLink(services, tokenOf(request, params));
  const query = new URL(request.url).searchParams;
  const shown = { chosen: pathOfWord(query.get("camino")), asked: justAsked(query) };
  const today = dayInSantoDomingo(now());
  return data({ groups, ...shown, today, act: newAct(), address: canonical(services.publicUrl, "/") }, { status: groups ? 200 : 404 });
}

/** Asks all centers that sent a quote the same question. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const services = { ...context.get(servicesContext), actor: "link:lead" as const };
  const token = tokenOf(request, params);
  const groups = await quotesOfLink(services, token);
  if (!groups) throw data(null, { status: 404 });
  return askAll({
    ctx: services,
    form: await readForm(request),
    groups,
    partyWith: ({ slug }) => patientOfLink(services, token, slug),
    path: `/solicitud/${token}/presupuestos`,
  });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: m.quotes_mine(),
    description: m.quotes_page_description(),
    siteName: matches[0].loaderData.site.name,
    canonical: loaderData.address,
    index: false,
  });
}

/** The page behind the link in a mail: the quotes for one request, for a patient who may have no account. */
export default function LinkQuotes({
  loaderData: { groups, chosen, asked, act, today },
  actionData,
  params,
  matches,
}: Route.ComponentProps) {
  const { site } = matches[0].loaderData;
  if (!groups) return <DeadLink title={m.leads_dead_patient_title()} text={m.leads_dead_patient_text()} site={site} />;
  const request = `/solicitud/${params.token}`;
  return (
    <main id="contenido" tabIndex={-1} className="wrap grid grid-cols-[minmax(0,1fr)] gap-5 pt-10 pb-20 md:pt-14 md:pb-25">
      <TextLink href={href(request)} icon={<ArrowLeft />} className="-my-2 justify-self-start">
        {m.threads_back_request()}
      </TextLink>
      <div className="grid gap-1">
        <h1 className="title-2">{quotesTitle(groups)}</h1>
        {quoteCount(groups) > 0 && <p className="text-ink-2">{m.quotes_mine_text()}</p>}
      </div>
      <QuotesBoard
        groups={groups}
        chosen={chosen}
        today={today}
        path={`${request}/presupuestos`}
        file={`${request}/presupuestos.pdf`}
        back={{ href: request, label: m.quotes_ask_where() }}
        messagesWith={({ slug }) => `${request}/mensajes/${slug}`}
        asking={{ act, asked: actionData ? null : asked, refused: actionData ?? null }}
      />
    </main>
  );
}
