import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { ExportForm } from "#app/components/requests/export-form.tsx";
import { Figures } from "#app/components/requests/figures.tsx";
import { InboxList } from "#app/components/requests/inbox-list.tsx";
import { useLiveInbox } from "#app/components/requests/use-live-inbox.ts";
import { ownCenter } from "#app/forms/listing/own-center.server.ts";
import { INBOX_QUERY } from "#app/forms/requests/inbox-query.ts";
import { loadInbox } from "#app/forms/requests/load-inbox.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/requests";

export const handle = { query: INBOX_QUERY } satisfies Handle;

export async function loader({ context, request: { url } }: Route.LoaderArgs) {
  return loadInbox(context, await ownCenter(context), url);
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.requests_title(), matches);

/** The inbox of a center: what it was offered, what it opened, and what is closed. It follows what happens meanwhile. */
export default function ProviderRequests({ loaderData }: Route.ComponentProps) {
  useLiveInbox();
  const { inbox, figures } = loaderData;
  return (
    <DashboardPage
      title={m.requests_title()}
      actions={
        <Button kind="outline" size="s" icon={<SlidersHorizontal />} href={href("/dashboard/provider/solicitudes/preferencias")}>
          {m.requests_preferences()}
        </Button>
      }
      subtitle={<span role="status">{inbox.counts.new > 0 ? m.requests_lead({ count: inbox.counts.new }) : m.requests_lead_none()}</span>}
    >
      <Figures figures={figures} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5 lg:grid-cols-2">
        <InboxList list={loaderData} />
        <div className="grid gap-4">
          {inbox.items.length > 0 && (
            <p className="rounded-xl border border-dashed px-6 py-16 text-center text-ink-2 max-lg:hidden">{m.requests_choose()}</p>
          )}
          {inbox.counts.opened > 0 && <ExportForm />}
        </div>
      </div>
    </DashboardPage>
  );
}
