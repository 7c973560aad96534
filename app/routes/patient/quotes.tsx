import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { PATH_WORDS, pathOfWord } from "#app/components/quotes/path-words.ts";
import { QuotesBoard, quoteCount, quotesTitle } from "#app/components/quotes/quotes-board.tsx";
import { servicesContext } from "#app/context.ts";
import { mailboxOf } from "#app/forms/patients/own-mailbox.ts";
import { askAll, newAct } from "#app/forms/quotes/ask-all.server.ts";
import { JUST_ASKED_QUERY, justAsked } from "#app/forms/quotes/asked-all.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { oneOf } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Note } from "#app/ui/note.tsx";
import { quotesOfMailbox, readQuotes } from "#domain/quotes/patient-quotes.server.ts";
import { leadsOfMailbox } from "#domain/receivers/account-leads.server.ts";
import { patientOfMailbox } from "#domain/threads/party.server.ts";
import { m } from "#messages/m.ts";
import { now } from "#platform/clock.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import type { Route } from "./+types/quotes";

const PATH = "/dashboard/user/presupuestos";

export const handle = { query: { camino: oneOf(PATH_WORDS), ...JUST_ASKED_QUERY } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const mailbox = mailboxOf(viewerOf(context));
  const services = context.get(servicesContext);
  const leads = await leadsOfMailbox(services, mailbox);
  const groups = await readQuotes(services, leads);
  const query = new URL(request.url).searchParams;
  return {
    groups,
    chosen: pathOfWord(query.get("camino")),
    confirmed: mailbox.confirmed,
    today: dayInSantoDomingo(now()),
    act: newAct(),
    asked: justAsked(query),
  };
}

/** Asks all centers that sent a quote the same question. */
export async function action({ context, request }: Route.ActionArgs) {
  const viewer = viewerOf(context);
  const services = { ...context.get(servicesContext), actor: `patient:${viewer.userId}` as const };
  const mailbox = mailboxOf(viewer);
  return askAll({
    ctx: services,
    form: await readForm(request),
    groups: await quotesOfMailbox(services, mailbox),
    partyWith: ({ leadId, id }) => patientOfMailbox(services, { ...mailbox, userId: viewer.userId }, leadId, id),
    path: PATH,
  });
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.quotes_mine(), matches);

/** The quotes that centers sent, beside each other on the one template, for each treatment. */
export default function PatientQuotes({ loaderData: { groups, chosen, confirmed, today, act, asked }, actionData }: Route.ComponentProps) {
  return (
    <DashboardPage title={quotesTitle(groups)} subtitle={quoteCount(groups) > 0 && m.quotes_mine_text()}>
      {!confirmed && <Note kind="caution">{m.quotes_mine_unconfirmed()}</Note>}
      <QuotesBoard
        groups={groups}
        chosen={chosen}
        today={today}
        path={PATH}
        file={`${PATH}/comparacion.pdf`}
        back={{ href: "/dashboard/user/solicitudes", label: m.patients_requests() }}
        messagesWith={({ leadId, id }) => `/dashboard/user/solicitudes/${leadId}/mensajes/${id}`}
        asking={{ act, asked: actionData ? null : asked, refused: actionData ?? null }}
      />
    </DashboardPage>
  );
}
