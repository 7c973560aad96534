import Download from "lucide-react/icons/download";
import { Fragment } from "react";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { CurrencyChoice } from "#app/components/money/currency-choice.tsx";
import { PathChart } from "#app/components/quotes/path-chart.tsx";
import { PATH_WORDS, pathOfWord } from "#app/components/quotes/path-words.ts";
import { QuoteAsides } from "#app/components/quotes/quote-asides.tsx";
import { QuoteTable } from "#app/components/quotes/quote-table.tsx";
import { servicesContext } from "#app/context.ts";
import { mailboxOf } from "#app/forms/patients/own-mailbox.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { oneOf } from "#app/query-shapes.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { EmptyState } from "#app/ui/state.tsx";
import { quotesOfMailbox } from "#domain/quotes/patient-quotes.server.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import type { Route } from "./+types/quotes";

const PATH = "/dashboard/user/presupuestos";

export const handle = { query: { camino: oneOf(PATH_WORDS) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const mailbox = mailboxOf(viewerOf(context));
  const groups = await quotesOfMailbox(context.get(servicesContext), mailbox);
  const chosen = pathOfWord(new URL(request.url).searchParams.get("camino"));
  return { groups, chosen, confirmed: mailbox.confirmed, today: dayInSantoDomingo(new Date()) };
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.quotes_mine(), matches);

/** The quotes that centers sent, beside each other on the one template, for each treatment. */
export default function PatientQuotes({ loaderData: { groups, chosen, confirmed, today } }: Route.ComponentProps) {
  const count = groups.reduce((sum, { centers }) => sum + centers.length, 0);
  return (
    <DashboardPage title={count > 0 ? m.quotes_mine_title({ count }) : m.quotes_mine()} subtitle={count > 0 && m.quotes_mine_text()}>
      {!confirmed && <Note kind="caution">{m.quotes_mine_unconfirmed()}</Note>}
      {count === 0 && (
        <EmptyState
          title={m.quotes_none()}
          actions={
            <Button kind="primary" href={href("/dashboard/user/solicitudes")}>
              {m.patients_requests()}
            </Button>
          }
        >
          {m.quotes_none_text()}
        </EmptyState>
      )}
      {count > 0 && <CurrencyChoice returnTo={href(PATH)} />}
      {groups.map(({ service, centers, awaited }) => (
        <Fragment key={service?.id ?? ""}>
          <PathChart centers={centers} chosen={chosen} path={PATH} />
          <Panel title={service?.name ?? m.patients_request()}>
            {awaited.length > 0 && <p className="text-ink-2 text-sm">{m.quotes_awaited({ centers: awaited.join(", ") })}</p>}
            {centers.length > 0 && (
              <>
                <QuoteTable caption={service?.name ?? m.patients_request()} centers={centers} today={today} />
                <QuoteAsides centers={centers} />
              </>
            )}
          </Panel>
        </Fragment>
      ))}
      {count > 0 && (
        <Panel title={m.quotes_how()}>
          <p className="text-ink-2">{m.quotes_how_text()}</p>
          <Button
            kind="outline"
            size="s"
            href={href(`${PATH}/comparacion.pdf`)}
            download
            icon={<Download />}
            className="justify-self-start"
          >
            {m.quotes_pdf()}
          </Button>
        </Panel>
      )}
    </DashboardPage>
  );
}
