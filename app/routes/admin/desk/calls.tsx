import Phone from "lucide-react/icons/phone";
import { data, Form, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { AdminList } from "#app/components/lists/list.tsx";
import { servicesContext } from "#app/context.ts";
import { doneIn } from "#app/done.ts";
import { askedCalls, CALL_LISTS, CALL_QUERY, CALLS_PATH as PATH } from "#app/forms/desk/call-list.ts";
import { addressAfter, listAddress } from "#app/forms/lists/admin-list.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { CALL_VIEWS, CALLS_PAGE, type OfferToTell } from "#domain/desk/call-list.ts";
import { callCounts, centerTold, offersToTell } from "#domain/desk/center-calls.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { CALL_VIEW_NAMES, OFFER_STATUS_NAMES } from "#texts/desk.ts";
import type { Route } from "./+types/calls";

const DONE = { avisado: m.desk_calls_done, antes: m.desk_calls_before };

export const handle = { query: { ...CALL_QUERY, hecho: oneOf(Object.keys(DONE)) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { asked, query } = askedCalls(request.url);
  const [list, counts] = await Promise.all([offersToTell(db, query), callCounts(db)]);
  return { ...list, counts, asked, said: doneIn(request.url, DONE) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { userId } = viewerOf(context);
  const form = await readForm(request);
  if (textOf(form, "accion") !== "avisado") throw data(null, { status: 422 });
  const { outcome } = await centerTold(context.get(servicesContext), userId, textOf(form, "oferta"));
  const { asked } = askedCalls(request.url);
  const address = listAddress(PATH, CALL_LISTS[asked.view], asked, { page: asked.page });
  throw redirect(href(addressAfter(address, outcome === "done" ? "avisado" : "antes")), { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.desk_calls(), matches);

/** Offers about which no mail can tell their center. */
export default function AdminCalls({ loaderData: { rows, total, counts, asked, said } }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.desk_calls()} subtitle={m.desk_calls_text()}>
      {said && (
        <Note kind={said === "antes" ? "caution" : "ok"} live>
          {DONE[said]()}
        </Note>
      )}
      <AdminList
        title={m.desk_calls()}
        path={PATH}
        shape={CALL_LISTS[asked.view]}
        asked={asked}
        views={CALL_VIEWS.map((value) => ({ value, label: CALL_VIEW_NAMES[value](), count: counts[value] }))}
        search={{ label: m.desk_calls_search() }}
        filters={[
          {
            key: "plazo",
            label: m.desk_calls_deadline(),
            options: [
              { value: "vencido", label: m.desk_calls_over() },
              { value: "dentro", label: m.desk_calls_running() },
            ],
          },
        ]}
        columns={[
          {
            key: "request",
            header: m.desk_calls_request(),
            rowHeader: true,
            cell: ({ number, service }) => (
              <>
                <span className="num">{number}</span>
                {service && <span className="block font-book text-ink-2 text-sm">{service}</span>}
              </>
            ),
          },
          {
            key: "center",
            header: m.desk_calls_center(),
            sort: "centro",
            cell: ({ center, city }) => (
              <>
                {center}
                {city && <span className="text-ink-2"> · {city}</span>}
              </>
            ),
          },
          { key: "phone", header: m.desk_calls_phone(), cell: PhoneLink },
          {
            key: "deadline",
            header: m.desk_calls_deadline(),
            sort: "plazo",
            cell: ({ answerBy, overdue }) =>
              overdue ? (
                <span className="font-semibold text-err">{m.desk_calls_late({ time: formatDateTime(answerBy) })}</span>
              ) : (
                formatDateTime(answerBy)
              ),
          },
          ...(asked.view === "avisadas"
            ? [
                {
                  key: "status",
                  header: m.desk_offer_status(),
                  cell: ({ status }: OfferToTell) => OFFER_STATUS_NAMES[status](),
                },
              ]
            : []),
          { key: "told", header: m.desk_calls_told(), cell: Told, ...(asked.view === "avisadas" && { sort: "aviso" }) },
        ]}
        rows={rows}
        total={total}
        pageSize={CALLS_PAGE}
        rowId={({ id }) => id}
        rowName={({ number }) => number}
        rowHref={({ leadId }) => href(`/dashboard/admin/solicitudes/${leadId}`)}
        csv={`${PATH}/lista.csv`}
        none={
          asked.view === "esperan"
            ? { title: m.desk_calls_none(), text: m.desk_calls_none_text() }
            : { title: m.desk_calls_told_none(), text: m.desk_calls_told_none_text() }
        }
      />
    </DashboardPage>
  );
}

function PhoneLink({ phone }: OfferToTell) {
  if (!phone) return m.desk_calls_no_phone();
  return (
    <a className="link num whitespace-nowrap" href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
      {phone}
    </a>
  );
}

function Told({ id, center, told }: OfferToTell) {
  if (told) return m.desk_calls_told_at({ name: told.by ?? m.desk_calls_team(), time: formatDateTime(told.at) });
  return (
    <Form method="post">
      <input type="hidden" name="oferta" value={id} />
      <Button type="submit" kind="outline" size="s" icon={<Phone />} name="accion" value="avisado">
        {m.desk_calls_tell()}
        <span className="sr-only"> · {center}</span>
      </Button>
    </Form>
  );
}
