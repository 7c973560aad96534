import { data, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { CALL_LIST } from "#app/components/desk/call-list.tsx";
import { AdminList } from "#app/components/lists/list.tsx";
import { servicesContext } from "#app/context.ts";
import { doneIn } from "#app/done.ts";
import { addressAfter, listAddress } from "#app/forms/lists/admin-list.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { Note } from "#app/ui/note.tsx";
import { callCounts, centerTold, offersToTell } from "#domain/desk/center-calls.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/calls";

const DONE = { avisado: m.desk_calls_done, antes: m.desk_calls_before };

export const handle = { query: { ...CALL_LIST.query, hecho: oneOf(Object.keys(DONE)) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { asked, query } = CALL_LIST.asks(request.url);
  const [list, counts] = await Promise.all([offersToTell(db, query), callCounts(db)]);
  return { ...list, counts, asked, said: doneIn(request.url, DONE) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { userId } = viewerOf(context);
  const form = await readForm(request);
  if (textOf(form, "accion") !== "avisado") throw data(null, { status: 422 });
  const { outcome } = await centerTold(context.get(servicesContext), userId, textOf(form, "oferta"));
  const { asked } = CALL_LIST.asks(request.url);
  const address = listAddress(CALL_LIST.path, CALL_LIST.of(asked.view).shape, asked, { page: asked.page });
  throw redirect(href(addressAfter(address, outcome === "done" ? "avisado" : "antes")), { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.desk_calls(), matches);

/** Offers about which no mail can tell their center. */
export default function AdminCalls({ loaderData: { rows, total, pageSize, counts, asked, said } }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.desk_calls()} subtitle={m.desk_calls_text()}>
      {said && (
        <Note kind={said === "antes" ? "caution" : "ok"} live>
          {DONE[said]()}
        </Note>
      )}
      <AdminList
        title={m.desk_calls()}
        {...CALL_LIST.of(asked.view).shown(asked, asked.view, counts)}
        {...{ rows, total, pageSize }}
        none={
          asked.view === "esperan"
            ? { title: m.desk_calls_none(), text: m.desk_calls_none_text() }
            : { title: m.desk_calls_told_none(), text: m.desk_calls_told_none_text() }
        }
      />
    </DashboardPage>
  );
}
