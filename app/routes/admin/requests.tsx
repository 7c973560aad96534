import PhoneIncoming from "lucide-react/icons/phone-incoming";
import { listKeys } from "#app/components/admin/list-keys.ts";
import { QueueCard } from "#app/components/admin/queue-card.tsx";
import { WeightLegend } from "#app/components/admin/score-bar.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { KeyHints } from "#app/components/dashboard/key-hints.tsx";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { count, oneOf, slugs, text } from "#app/query-shapes.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Select } from "#app/ui/select.tsx";
import { EmptyState } from "#app/ui/state.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { QUEUE_PAGE, QUEUE_VIEWS, type QueueView } from "#domain/desk/queue.ts";
import { queueCounts, queuePage, queueServices } from "#domain/desk/queue-queries.server.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { VIEW_NAMES } from "#texts/desk.ts";
import type { Route } from "./+types/requests";

const PATH = "/dashboard/admin/solicitudes";
const WAITING_VIEWS: readonly QueueView[] = ["open", "held", "unmatched", "advice", "waiting"];

export const handle = {
  query: { vista: oneOf(QUEUE_VIEWS), numero: text(40), servicio: slugs(60), pagina: count(10_000) },
} satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { searchParams } = new URL(request.url);
  const filter = {
    view: (searchParams.get("vista") ?? "open") as QueueView,
    number: searchParams.get("numero"),
    serviceId: searchParams.get("servicio"),
    page: Number(searchParams.get("pagina") ?? 1),
  };
  const [page, counts, services, now] = await Promise.all([queuePage(db, filter), queueCounts(db), queueServices(db), databaseTime(db)]);
  return { ...page, pages: Math.ceil(page.total / QUEUE_PAGE), filter, counts, services, now };
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.desk_requests(), matches);

interface Filter {
  view: QueueView;
  number: string | null;
  serviceId: string | null;
}

function addressOf({ view, number, serviceId }: Filter, page = 1): string {
  const query = new URLSearchParams();
  if (view !== "open") query.set("vista", view);
  if (number) query.set("numero", number);
  if (serviceId) query.set("servicio", serviceId);
  if (page > 1) query.set("pagina", String(page));
  return href(query.size > 0 ? `${PATH}?${query}` : PATH);
}

/** The requests that wait for our own team, each with the reasons of its last round. */
export default function AdminRequests({ loaderData }: Route.ComponentProps) {
  const { leads, total, pages, filter, counts, services, now } = loaderData;
  const { view, number, serviceId, page } = filter;
  const filtered = number !== null || serviceId !== null;
  return (
    <DashboardPage
      title={m.desk_requests()}
      subtitle={m.desk_requests_text()}
      actions={
        <Button kind="outline" size="s" icon={<PhoneIncoming />} href={href(`${PATH}/nueva`)}>
          {m.desk_call_new()}
        </Button>
      }
    >
      <Tabs
        label={m.desk_views()}
        items={QUEUE_VIEWS.map((one) => ({
          href: addressOf({ view: one, number, serviceId }),
          label: VIEW_NAMES[one](),
          count: counts[one],
          current: one === view,
        }))}
      />
      <form action={href(PATH)} className="grid items-end gap-3 sm:grid-cols-[minmax(0,16rem)_minmax(0,18rem)_auto] sm:justify-start">
        {view !== "open" && <input type="hidden" name="vista" value={view} />}
        <Field label={m.desk_search()}>
          {(control) => (
            <Input
              {...control}
              name="numero"
              maxLength={40}
              data-key="/"
              defaultValue={number ?? ""}
              placeholder={m.desk_search_placeholder()}
            />
          )}
        </Field>
        <Field label={m.desk_service()}>
          {(control) => (
            <Select
              {...control}
              name="servicio"
              data-key="f"
              placeholder={m.desk_service_any()}
              options={services}
              defaultValue={serviceId ?? ""}
            />
          )}
        </Field>
        <Button type="submit" kind="outline" className="min-h-13!">
          {m.desk_search_button()}
        </Button>
      </form>
      {leads.length === 0 ? (
        <EmptyState
          title={filtered ? m.desk_none_filtered() : m.desk_none_title()}
          actions={filtered && <TextLink href={addressOf({ view, number: null, serviceId: null })}>{m.desk_none_clear()}</TextLink>}
        >
          {m.desk_none_text()}
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p aria-live="polite" className="text-ui">
              {m.desk_found({ count: total })}
            </p>
            <WeightLegend />
          </div>
          <ul className="grid gap-4 md:gap-5">
            {leads.map((lead) => (
              <QueueCard
                key={lead.id}
                lead={lead}
                now={now}
                waits={WAITING_VIEWS.includes(view) || WAITING_VIEWS.includes(lead.status as QueueView)}
              />
            ))}
          </ul>
          <Pagination
            page={page}
            pages={pages}
            hrefFor={(to) => addressOf(filter, to)}
            labels={{
              nav: m.desk_pages(),
              previous: m.desk_page_previous(),
              next: m.desk_page_next(),
              page: (to) => m.desk_page_number({ page: to }),
            }}
          />
        </>
      )}
      <KeyHints hints={listKeys(leads.length > 0)} />
    </DashboardPage>
  );
}
