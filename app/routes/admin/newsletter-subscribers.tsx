import { data, redirect } from "react-router";
import { askedBulk, askedList, listQuery } from "#app/admin-list.ts";
import { AdminList } from "#app/components/admin/list.tsx";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { servicesContext } from "#app/context.ts";
import { ISSUES_PATH, SUBSCRIBER_LIST, SUBSCRIBERS_PATH } from "#app/forms/newsletter/issue-list.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { count } from "#app/query-shapes.ts";
import { Note } from "#app/ui/note.tsx";
import { endChosen } from "#domain/newsletter/end-subscription.server.ts";
import { SUBSCRIBER_STATES, SUBSCRIBERS_PAGE } from "#domain/newsletter/newsletter.ts";
import { subscriberCounts, subscribersPage } from "#domain/newsletter/newsletter-queries.server.ts";
import { formatDateTime } from "#platform/format.ts";
import { SUBSCRIBER_STATE_NAMES } from "#texts/newsletter.ts";
import type { Route } from "./+types/newsletter-subscribers";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const handle = { query: { ...listQuery(SUBSCRIBER_LIST), hecho: count(100) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const asked = askedList(request.url, SUBSCRIBER_LIST);
  const [list, counts] = await Promise.all([subscribersPage(services, asked), subscriberCounts(services.db)]);
  const ended = new URL(request.url).searchParams.get("hecho");
  return { asked, ...list, counts, ended: ended === null ? null : Number(ended) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const bulk = askedBulk(await readForm(request), ["borrar"]);
  const ids = bulk?.ids.filter((id) => UUID.test(id)) ?? [];
  if (!bulk || ids.length === 0) throw redirect(href(SUBSCRIBERS_PATH), { status: 303 });
  if (!bulk.confirmed) {
    const [question, button] = [m.newsletter_erase_question({ count: ids.length }), m.newsletter_erase_button({ count: ids.length })];
    return data({ act: bulk.act, ids, question, consequence: m.newsletter_erase_consequence(), button, asksReason: false });
  }
  const ended = await endChosen({ ...context.get(servicesContext), actor: `admin:${viewerOf(context).userId}` }, ids);
  throw redirect(href(`${SUBSCRIBERS_PATH}?hecho=${Math.max(1, ended)}`), { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.newsletter_subscribers(), matches);

/** Who gets the newsletter. Nobody sees an address in full here; a whole one can be looked for. */
export default function AdminSubscribers({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, rows, total, counts, ended } = loaderData;
  return (
    <DashboardPage title={m.newsletter_subscribers()} subtitle={m.newsletter_subscribers_text()}>
      <BackLink href={href(ISSUES_PATH)}>{m.newsletter_title()}</BackLink>
      {ended !== null && !actionData && (
        <Note kind="ok" live>
          {m.newsletter_erased({ count: ended })}
        </Note>
      )}
      <AdminList
        title={m.newsletter_subscribers()}
        path={SUBSCRIBERS_PATH}
        shape={SUBSCRIBER_LIST}
        asked={asked}
        views={SUBSCRIBER_STATES.map((value) => ({ value, label: SUBSCRIBER_STATE_NAMES[value](), count: counts[value] }))}
        search={{ label: m.newsletter_search() }}
        columns={[
          { key: "address", header: m.newsletter_email(), cell: ({ address }) => address ?? m.newsletter_no_address(), rowHeader: true },
          { key: "asked", header: m.newsletter_asked_at(), cell: ({ askedAt }) => formatDateTime(askedAt), sort: "pedido" },
          {
            key: "confirmed",
            header: m.newsletter_confirmed_at(),
            cell: ({ confirmedAt }) => (confirmedAt ? formatDateTime(confirmedAt) : m.newsletter_not_yet()),
          },
          ...(asked.view === "ended"
            ? [
                {
                  key: "ended",
                  header: m.newsletter_ended_at(),
                  cell: ({ endedAt }: { endedAt: Date | null }) => endedAt && formatDateTime(endedAt),
                },
              ]
            : []),
        ]}
        rows={rows}
        total={total}
        pageSize={SUBSCRIBERS_PAGE}
        rowId={({ id }) => id}
        rowName={({ address, askedAt }) => address ?? formatDateTime(askedAt)}
        {...(asked.view !== "ended" && { bulk: [{ act: "borrar", label: m.newsletter_erase(), takesAway: true }] })}
        confirming={actionData}
        none={{ title: m.newsletter_subscribers_none(), text: m.newsletter_subscribers_none_text() }}
      />
    </DashboardPage>
  );
}
