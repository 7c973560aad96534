import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { RequestPanel } from "#app/components/patients/request-panel.tsx";
import { servicesContext } from "#app/context.ts";
import { mailboxOf } from "#app/forms/patients/own-mailbox.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { EmptyState } from "#app/ui/state.tsx";
import { leadsOfMailbox } from "#domain/receivers/account-leads.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/requests";

export const handle = { query: { borrada: oneOf(["si"]) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const mailbox = mailboxOf(viewerOf(context));
  return {
    leads: await leadsOfMailbox(context.get(servicesContext), mailbox),
    confirmed: mailbox.confirmed,
    erased: new URL(request.url).searchParams.has("borrada"),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.patients_requests(), matches);

/** Every request from this person's mailbox, the newest first. */
export default function PatientRequests({ loaderData: { leads, confirmed, erased } }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.patients_requests()} subtitle={m.patients_requests_text()}>
      {erased && (
        <Note kind="ok" live>
          {m.patients_request_erased()}
        </Note>
      )}
      {!confirmed && <Note kind="caution">{m.patients_requests_unconfirmed()}</Note>}
      {leads.length === 0 ? (
        <EmptyState
          title={m.patients_requests_none()}
          actions={
            <Button kind="cta" href={href("/centros")}>
              {m.patients_search()}
            </Button>
          }
        >
          {m.patients_requests_none_text()}
        </EmptyState>
      ) : (
        leads.map((lead) => <RequestPanel key={lead.id} lead={lead} numbered />)
      )}
    </DashboardPage>
  );
}
