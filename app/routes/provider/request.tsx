import ArrowLeft from "lucide-react/icons/arrow-left";
import { data } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { PersonPanel } from "#app/components/quotes/person-panel.tsx";
import { lineFacts, totalText, validityText } from "#app/components/quotes/quote-words.ts";
import { requestTitle } from "#app/components/quotes/request-row.tsx";
import { servicesContext } from "#app/context.ts";
import { ownCenter } from "#app/forms/listing/own-center.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { oneOf } from "#app/query-shapes.ts";
import { Button } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Note } from "#app/ui/note.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { openedRequest } from "#domain/quotes/opened-requests.server.ts";
import { totalOf } from "#domain/quotes/quote.ts";
import { dayInSantoDomingo, formatTime, formatWeekday } from "#platform/format.ts";
import type { Route } from "./+types/request";

export const handle = { query: { hecho: oneOf(["enviado"]) } } satisfies Handle;

export async function loader({ context, params, request: { url } }: Route.LoaderArgs) {
  const center = await ownCenter(context);
  const request = await openedRequest(context.get(servicesContext), center.id, params.id);
  if (!request) throw data(null, { status: 404 });
  return { request, sent: new URL(url).searchParams.has("hecho"), today: dayInSantoDomingo(new Date()) };
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.quotes_requests(), matches);

/** One request that the center has opened: who asks, what they wrote, and the quote that answers. */
export default function ProviderRequest({ loaderData: { request, sent, today } }: Route.ComponentProps) {
  const { id, number, createdAt, service, city, person, quote } = request;
  const { nombre, apellido } = person.form;
  return (
    <DashboardPage>
      <TextLink href={href("/dashboard/provider/solicitudes")} icon={<ArrowLeft />} className="-my-2 justify-self-start">
        {m.quotes_requests()}
      </TextLink>
      <div>
        <h1 className="title-2 text-[1.8125rem] md:text-[2.125rem]">{requestTitle(`${nombre} ${apellido}`, service)}</h1>
        <p className="mt-1 text-ink-2">
          <span className="num">{number}</span> · {formatWeekday(createdAt)}, {formatTime(createdAt)}
        </p>
      </div>
      {sent && (
        <Note kind="ok" live>
          {m.quotes_sent_note({ name: nombre })}
        </Note>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5 lg:grid-cols-2">
        <PersonPanel person={person} service={service?.name ?? null} city={city} />
        <Panel title={m.quotes_sent_one()}>
          {quote ? (
            <>
              <p className="text-ink-2 text-sm">
                {m.quotes_sent_version({ version: String(quote.version), day: formatWeekday(quote.sentAt) })} {validityText(quote, today)}.
              </p>
              <Facts
                facts={[...lineFacts(quote.lines), { key: "total", label: m.quotes_total(), value: totalText(totalOf(quote.lines)) }]}
              />
            </>
          ) : (
            <p className="text-ink-2">{m.quotes_request_unquoted()}.</p>
          )}
          <Button kind={quote ? "outline" : "cta"} href={href(`/dashboard/provider/solicitudes/${id}/presupuesto`)}>
            {quote ? m.quotes_rewrite() : m.quotes_write()}
          </Button>
        </Panel>
      </div>
    </DashboardPage>
  );
}
