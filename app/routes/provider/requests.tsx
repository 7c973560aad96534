import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { RequestRow } from "#app/components/quotes/request-row.tsx";
import { servicesContext } from "#app/context.ts";
import { ownCenter } from "#app/forms/listing/own-center.server.ts";
import { m } from "#app/paraglide/messages.js";
import { EmptyState } from "#app/ui/state.tsx";
import { openedRequests } from "#domain/quotes/opened-requests.server.ts";
import type { Route } from "./+types/requests";

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = await ownCenter(context);
  const requests = await openedRequests(context.get(servicesContext), id);
  return {
    requests: requests.map(({ person: { form }, leadId: _, ...request }) => ({ ...request, name: `${form.nombre} ${form.apellido}` })),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.quotes_requests(), matches);

/** The requests that this center has opened, the newest first. */
export default function ProviderRequests({ loaderData: { requests } }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.quotes_requests()} subtitle={m.quotes_requests_text()}>
      {requests.length === 0 ? (
        <EmptyState title={m.quotes_requests_none()}>{m.quotes_requests_none_text()}</EmptyState>
      ) : (
        <ul className="rounded-xl border bg-surface px-4 elevation-1 md:px-6">
          {requests.map((request) => (
            <RequestRow key={request.id} request={request} />
          ))}
        </ul>
      )}
    </DashboardPage>
  );
}
