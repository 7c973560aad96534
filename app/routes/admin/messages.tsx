import { data, redirect } from "react-router";
import { askedBulk, listAddress, listQuery } from "#app/admin-list.ts";
import { messageColumns } from "#app/components/admin/inbox/message-columns.tsx";
import { AdminList } from "#app/components/admin/list.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { servicesContext } from "#app/context.ts";
import { askedMessages, MESSAGE_LIST } from "#app/forms/inbox/message-list.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { oneOf } from "#app/query-shapes.ts";
import { Note } from "#app/ui/note.tsx";
import { assignMessage } from "#domain/inbox/assign-message.server.ts";
import { MESSAGE_VIEWS, MESSAGES_PAGE } from "#domain/inbox/listed-message.ts";
import { messageCounts, messagesPage } from "#domain/inbox/team-list.server.ts";
import { loadPromises } from "#domain/statements/promises.server.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { choicesIn } from "#texts/choice-names.ts";
import { KIND_NAMES, MESSAGE_VIEW_NAMES } from "#texts/inbox.ts";
import type { Route } from "./+types/messages";

const PATH = "/dashboard/admin/mensajes";

export const handle = { query: { ...listQuery(MESSAGE_LIST), hecho: oneOf(["asignados", "borrado"]) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { userId } = viewerOf(context);
  const { asked, query } = askedMessages(request.url, userId);
  const [page, counts, promises, now] = await Promise.all([
    messagesPage(db, query),
    messageCounts(db, userId),
    loadPromises(db),
    databaseTime(db),
  ]);
  const done = new URL(request.url).searchParams.get("hecho");
  return {
    ...page,
    counts,
    asked,
    now,
    promisedHours: promises.replyWithinHours,
    promised: promises.stands["team-reply"],
    pageSize: MESSAGES_PAGE,
    views: MESSAGE_VIEWS,
    done,
  };
}

/** Gives those that nobody looks after to whoever asks; one of somebody else is taken on its own page. */
export async function action({ context, request }: Route.ActionArgs) {
  const { userId } = viewerOf(context);
  const services = context.get(servicesContext);
  const bulk = askedBulk(await readForm(request), ["asignarme"]);
  if (!bulk) return data({ error: m.inbox_error_choose() }, { status: 422 });
  for (const messageId of bulk.ids) {
    await assignMessage({ ...services, actor: `admin:${userId}` }, { messageId, to: userId, seen: null });
  }
  const address = listAddress(PATH, MESSAGE_LIST, askedMessages(request.url, userId).asked);
  throw redirect(href(`${address}${address.includes("?") ? "&" : "?"}hecho=asignados`), { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.inbox_title(), matches);

/** Messages to our own team. Who wrote them, and what, is seen in each. */
export default function AdminMessages({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, total, counts, asked, now, promisedHours, promised, pageSize, views, done } = loaderData;
  return (
    <DashboardPage title={m.inbox_title()} subtitle={(promised ? m.inbox_text : m.inbox_text_aim)({ hours: promisedHours })}>
      {done && !actionData && (
        <Note kind="ok" live>
          {done === "borrado" ? m.inbox_done_borrado() : m.inbox_taken()}
        </Note>
      )}
      {actionData && (
        <Note kind="caution" live>
          {actionData.error}
        </Note>
      )}
      <AdminList
        title={m.inbox_title()}
        path={PATH}
        shape={MESSAGE_LIST}
        asked={asked}
        views={views.map((value) => ({ value, label: MESSAGE_VIEW_NAMES[value](), count: counts[value] }))}
        search={{ label: m.inbox_search(), placeholder: m.inbox_search_hint() }}
        filters={[
          { key: "tipo", label: m.inbox_kind(), options: choicesIn(KIND_NAMES) },
          {
            key: "lleva",
            label: m.inbox_assigned(),
            options: [
              { value: "nadie", label: m.inbox_nobody() },
              { value: "alguien", label: m.inbox_somebody() },
            ],
          },
        ]}
        columns={messageColumns(now, promisedHours)}
        rows={rows}
        total={total}
        pageSize={pageSize}
        rowId={({ id }) => id}
        rowName={({ number }) => number}
        rowHref={({ id }) => href(`${PATH}/${id}`)}
        bulk={[{ act: "asignarme", label: m.inbox_take() }]}
        none={{ title: m.inbox_none(), text: m.inbox_none_text() }}
        legend={m.inbox_legend()}
      />
    </DashboardPage>
  );
}
