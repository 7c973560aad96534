import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import UserPlus from "lucide-react/icons/user-plus";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { KeyHints } from "#app/components/dashboard/key-hints.tsx";
import { ExportForm } from "#app/components/followups/export-form.tsx";
import { InboxList } from "#app/components/followups/inbox-list.tsx";
import { PathRibbon } from "#app/components/followups/path-ribbon.tsx";
import { RequestPreview } from "#app/components/followups/request-preview.tsx";
import { useLiveInbox } from "#app/components/followups/use-live-inbox.ts";
import { useMay } from "#app/components/team/own-role.ts";
import { servicesContext } from "#app/context.ts";
import { INBOX_QUERY, inboxPath } from "#app/forms/followups/inbox-query.ts";
import { loadInbox } from "#app/forms/followups/load-inbox.server.ts";
import { ownCenter } from "#app/forms/listing/own-center.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import type { WhoWaits } from "#domain/conduct/who-waits.server.ts";
import { inboxRequest } from "#domain/followups/inbox-request.server.ts";
import { requestPath } from "#domain/followups/path.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/requests";

export const handle = { query: INBOX_QUERY } satisfies Handle;

export async function loader({ context, request: { url } }: Route.LoaderArgs) {
  const center = await ownCenter(context, "requests.see");
  const list = await loadInbox(context, center, url);
  const path = await requestPath(context.get(servicesContext).db, center.id, null);
  const [first] = list.inbox.items;
  const preview = first ? await inboxRequest(context.get(servicesContext), center.id, first.id) : null;
  return { centerId: center.id, list, preview, path };
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.followups_title(), matches);

/** The inbox of a center: offered, opened and closed requests; on wide screens the first one is open. It updates itself. */
export default function ProviderRequests({ loaderData }: Route.ComponentProps) {
  useLiveInbox();
  const may = useMay();
  const { centerId, list, preview, path } = loaderData;
  const { inbox, waits, query } = list;
  return (
    <DashboardPage
      title={m.followups_title()}
      actions={
        <>
          {may("automatic.keep") && (
            <Button kind="outline" size="s" icon={<SlidersHorizontal />} href={href("/dashboard/provider/solicitudes/preferencias")}>
              {m.followups_preferences()}
            </Button>
          )}
          {may("agenda.keep") && (
            <Button kind="outline" size="s" icon={<UserPlus />} data-key="n" href={href("/dashboard/provider/agenda/nueva")}>
              {m.today_enter()}
            </Button>
          )}
        </>
      }
      subtitle={<span role="status">{waits.total > 0 ? leadOf(waits) : m.followups_lead_none()}</span>}
    >
      <PathRibbon path={path} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5 lg:grid-cols-2">
        <InboxList list={list} previewed={preview?.id} />
        <div className="grid gap-4">
          {preview && (
            <div className="max-lg:hidden">
              <RequestPreview centerId={centerId} request={preview} path={inboxPath(query, {}, preview.id)} />
            </div>
          )}
          {inbox.counts.opened > 0 && <ExportForm />}
          <p className="text-ink-2 text-sm">{m.followups_three_words()}</p>
        </div>
      </div>
      <KeyHints
        hints={[
          { keys: ["/"], words: m.followups_key_search() },
          { keys: ["j", "k"], words: m.followups_key_move() },
          { keys: ["Enter"], words: m.followups_key_open() },
          ...(may("agenda.keep") ? [{ keys: ["n"], words: m.followups_key_enter() }] : []),
        ]}
      />
    </DashboardPage>
  );
}

/** Says how many wait, and how many of them are not in this list. */
const leadOf = ({ total, appointments }: WhoWaits): string =>
  [m.followups_lead({ count: total }), appointments > 0 && m.followups_lead_agenda({ count: appointments })].filter(Boolean).join(" ");
