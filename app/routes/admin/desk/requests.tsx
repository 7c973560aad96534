import PhoneIncoming from "lucide-react/icons/phone-incoming";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { KeyHints } from "#app/components/dashboard/key-hints.tsx";
import { RequestCards } from "#app/components/desk/request-cards.tsx";
import { WeightLegend } from "#app/components/desk/score-bar.tsx";
import { BulkNote } from "#app/components/lists/bulk-note.tsx";
import { CsvButton } from "#app/components/lists/csv-button.tsx";
import { NothingHere } from "#app/components/lists/list.tsx";
import { type ListFilter, ListFilters } from "#app/components/lists/list-filters.tsx";
import { listKeys } from "#app/components/lists/list-keys.ts";
import { ListPages } from "#app/components/lists/list-pages.tsx";
import { servicesContext } from "#app/context.ts";
import { actOnRequests } from "#app/forms/desk/act-on-requests.server.ts";
import { askedRequests, REQUESTS_PATH as PATH, REQUEST_ACTS, REQUEST_LIST, type RequestAct } from "#app/forms/desk/request-list.ts";
import { actedAt, actedQuery, askedBulk, confirmingOf, type ListChange, listAddress, listQuery } from "#app/forms/lists/admin-list.ts";
import { answerBulk } from "#app/forms/lists/answer-bulk.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Button } from "#app/ui/button.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { QUEUE_PAGE, QUEUE_VIEWS, type QueueView } from "#domain/desk/queue.ts";
import { queueCounts, queuePage, queueServices } from "#domain/desk/queue-queries.server.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { m } from "#messages/m.ts";
import { VIEW_NAMES } from "#texts/desk.ts";
import type { Route } from "./+types/requests";

const WAITING_VIEWS: readonly QueueView[] = ["open", "held", "unmatched", "advice", "waiting"];

export const handle = { query: { ...listQuery(REQUEST_LIST), ...actedQuery(REQUEST_ACTS) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { asked, query } = askedRequests(request.url);
  const [page, counts, services, now] = await Promise.all([queuePage(db, query), queueCounts(db), queueServices(db), databaseTime(db)]);
  return { ...page, asked, counts, services, now, done: actedAt(request.url, REQUEST_ACTS) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { userId } = viewerOf(context);
  const { asked } = askedRequests(request.url);
  const words = {
    choose: m.desk_bulk_choose(),
    done: decidedWords,
    left: (numbers: readonly string[]) => m.desk_bulk_left({ count: numbers.length, numbers: numbers.join(", ") }),
  };
  const address = listAddress(PATH, REQUEST_LIST, asked, { page: asked.page });
  const bulk = askedBulk(await readForm(request), REQUEST_ACTS);
  return answerBulk(address, bulk, words, (chosen) => actOnRequests(context.get(servicesContext), userId, chosen));
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.desk_requests(), matches);

const decidedWords = (act: RequestAct, count: number) =>
  act === "calificar" ? m.desk_bulk_qualified({ count }) : m.desk_bulk_rejected({ count });

/** The requests that wait for our own team, each with the reasons of its last round. */
export default function AdminRequests({ loaderData, actionData }: Route.ComponentProps) {
  const { rows: leads, total, asked, counts, services, now, done } = loaderData;
  const to = (change: ListChange = {}) => href(listAddress(PATH, REQUEST_LIST, asked, change));
  const filters: readonly ListFilter[] = [{ key: "servicio", label: m.desk_service(), options: services }];
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
      <BulkNote answer={actionData} done={done && decidedWords(done.act, done.count)} />
      <Tabs
        label={m.desk_views()}
        items={QUEUE_VIEWS.map((one) => ({
          href: to({ view: one }),
          label: VIEW_NAMES[one](),
          count: counts[one],
          current: one === asked.view,
        }))}
      />
      <ListFilters
        path={PATH}
        shape={REQUEST_LIST}
        asked={asked}
        search={{ label: m.desk_search(), placeholder: m.desk_search_placeholder() }}
        filters={filters}
        orders={[
          { value: "turno", label: m.desk_order_turno() },
          { value: "-llegada", label: m.desk_order_llegada() },
          { value: "llegada", label: m.desk_order_llegada_up() },
          { value: "calidad", label: m.desk_order_calidad() },
          { value: "-calidad", label: m.desk_order_calidad_down() },
          { value: "estado", label: m.desk_order_estado() },
        ]}
        to={to}
      />
      {leads.length === 0 ? (
        <NothingHere
          asked={asked}
          none={{ title: m.desk_none_title(), text: m.desk_none_text() }}
          filters={filters}
          beyond={total > 0}
          to={to}
        />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p aria-live="polite" className="text-ui">
              {m.desk_found({ count: total })}
            </p>
            <WeightLegend />
          </div>
          <RequestCards
            leads={leads}
            now={now}
            waits={({ status }) => WAITING_VIEWS.includes(asked.view) || WAITING_VIEWS.includes(status as QueueView)}
            bulk={[
              { act: "calificar", label: m.desk_bulk_qualify_label() },
              { act: "rechazar", label: m.desk_bulk_reject_label(), takesAway: true },
            ]}
            confirming={confirmingOf(actionData)}
            cancel={to({ page: asked.page })}
          />
          <div className="flex flex-wrap items-center justify-between gap-2">
            <CsvButton path={listAddress(`${PATH}/lista.csv`, REQUEST_LIST, asked)} />
            <ListPages what={m.desk_requests()} page={asked.page} pages={Math.ceil(total / QUEUE_PAGE)} hrefFor={(page) => to({ page })} />
          </div>
        </>
      )}
      <KeyHints hints={listKeys({ hasRows: leads.length > 0, hasBulk: true })} />
    </DashboardPage>
  );
}
