import { data, Form, redirect } from "react-router";
import { addressAfter, type ListChange, listAddress, listQuery } from "#app/admin-list.ts";
import { CsvButton } from "#app/components/admin/csv-button.tsx";
import { DecisionFields } from "#app/components/admin/decision-fields.tsx";
import { NothingHere } from "#app/components/admin/list.tsx";
import { type ListFilter, ListFilters } from "#app/components/admin/list-filters.tsx";
import { listKeys } from "#app/components/admin/list-keys.ts";
import { ListPages } from "#app/components/admin/list-pages.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { KeyHints } from "#app/components/dashboard/key-hints.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { servicesContext } from "#app/context.ts";
import { askedReturns, RETURNS_PATH as PATH, RETURN_LIST as SHAPE } from "#app/forms/offers/return-list.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { oneOf } from "#app/query-shapes.ts";
import { Facts } from "#app/ui/facts.tsx";
import { Note } from "#app/ui/note.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { decideReturn } from "#domain/offers/decide-return.server.ts";
import { type ListedReturn, RETURN_VIEWS, RETURNS_PAGE } from "#domain/offers/return-list.ts";
import { returnCounts, returnsPage } from "#domain/offers/return-queries.server.ts";
import { formatDateTime } from "#platform/format.ts";
import { formatUsdExact } from "#platform/money.ts";
import { RETURN_REASON_NAMES } from "#texts/conduct.ts";
import { DECIDED_VIEW_NAMES, decidedBySaid, phoneSaid, RETURN_STATE_NAMES } from "#texts/desk.ts";
import type { Route } from "./+types/returns";

const MAX_NOTE = 500;
const DONE = { decidida: m.desk_returns_decided, antes: m.desk_returns_changed };

export const handle = { query: { ...listQuery(SHAPE), hecho: oneOf(Object.keys(DONE)) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { asked, query } = askedReturns(request.url);
  const [list, counts] = await Promise.all([returnsPage(db, query), returnCounts(db)]);
  return { ...list, counts, asked, said: new URL(request.url).searchParams.get("hecho") as keyof typeof DONE | null };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { userId } = viewerOf(context);
  const form = await readForm(request);
  const [act, returnId, note] = [textOf(form, "accion"), textOf(form, "devolucion"), textOf(form, "motivo").trim()];
  if (act !== "devolver" && act !== "negar") throw data(null, { status: 422 });
  if (note === "" || note.length > MAX_NOTE || /\0|\p{Surrogate}/u.test(note))
    return data({ returnId, note, error: m.desk_returns_error_note({ most: MAX_NOTE }) }, { status: 422 });
  const services = { ...context.get(servicesContext), actor: `admin:${userId}` as const };
  const { outcome } = await decideReturn(services, { returnId, uphold: act === "devolver", note });
  const { asked } = askedReturns(request.url);
  const done = outcome === "upheld" || outcome === "refused" ? "decidida" : "antes";
  throw redirect(href(addressAfter(listAddress(PATH, SHAPE, asked, { page: asked.page }), done)), { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.desk_returns(), matches);

/** The returns that no fact settles, and what became of those that are settled. A decision stands. */
export default function AdminReturns({ loaderData: { rows, total, counts, asked, said }, actionData }: Route.ComponentProps) {
  const to = (change: ListChange = {}) => href(listAddress(PATH, SHAPE, asked, change));
  const decided = asked.view === "decididas";
  const filters: readonly ListFilter[] = decided
    ? [
        {
          key: "decision",
          label: m.desk_returns_decision(),
          options: [
            { value: "aceptada", label: RETURN_STATE_NAMES.upheld() },
            { value: "negada", label: RETURN_STATE_NAMES.refused() },
            { value: "sin-efecto", label: RETURN_STATE_NAMES.asked() },
          ],
        },
      ]
    : [];
  return (
    <DashboardPage title={m.desk_returns()} subtitle={m.desk_returns_text()}>
      {said && !actionData && (
        <Note kind={said === "antes" ? "caution" : "ok"} live>
          {DONE[said]()}
        </Note>
      )}
      {actionData && !rows.some(({ id }) => id === actionData.returnId) && (
        <Note kind="caution" live>
          {actionData.error}
        </Note>
      )}
      <Tabs
        label={m.lists_views({ what: m.desk_returns() })}
        items={RETURN_VIEWS.map((view) => ({
          href: to({ view, filters: { decision: null } }),
          label: DECIDED_VIEW_NAMES[view](),
          count: counts[view],
          current: view === asked.view,
        }))}
      />
      <ListFilters
        path={PATH}
        shape={SHAPE}
        asked={asked}
        search={{ label: m.desk_returns_search() }}
        filters={filters}
        orders={[
          { value: "turno", label: decided ? m.desk_order_decided() : m.desk_order_turno() },
          { value: "-turno", label: decided ? m.desk_order_decided_up() : m.desk_order_turno_down() },
          { value: "centro", label: m.desk_returns_center() },
          { value: "-precio", label: m.desk_order_price_down() },
          { value: "precio", label: m.desk_order_price() },
        ]}
        to={to}
      />
      {rows.length === 0 ? (
        <NothingHere
          asked={asked}
          none={
            decided
              ? { title: m.desk_returns_decided_none(), text: m.desk_returns_decided_none_text() }
              : { title: m.desk_returns_none(), text: m.desk_returns_none_text() }
          }
          filters={filters}
          beyond={total > 0}
          to={to}
        />
      ) : (
        rows.map((one) => (
          <Return key={one.id} one={one} decides={!decided} refused={actionData?.returnId === one.id ? actionData : null} />
        ))
      )}
      {rows.length > 0 && <CsvButton path={listAddress(`${PATH}/lista.csv`, SHAPE, asked)} />}
      <ListPages what={m.desk_returns()} page={asked.page} pages={Math.ceil(total / RETURNS_PAGE)} hrefFor={(page) => to({ page })} />
      <KeyHints hints={listKeys({ hasRows: rows.length > 0, hasFilters: decided })} />
    </DashboardPage>
  );
}

interface ReturnProps {
  one: ListedReturn;
  /** True where our team has to decide. */
  decides: boolean;
  refused: { note: string; error: string } | null;
}

function Return({ one, decides, refused }: ReturnProps) {
  const { id, leadId, number, center, priceCents, reason, state, askedAt, phoneIsRight, decidedAt, note, earlier } = one;
  const request = (
    <a className="link num" href={href(`/dashboard/admin/solicitudes/${leadId}`)} data-stop>
      {number}
    </a>
  );
  return (
    <Panel title={center}>
      <Facts
        facts={[
          { key: "request", label: m.desk_returns_request(), value: request },
          { key: "price", label: m.desk_returns_price(), value: formatUsdExact(priceCents) },
          { key: "reason", label: m.desk_returns_reason(), value: RETURN_REASON_NAMES[reason]() },
          { key: "asked", label: m.desk_returns_asked(), value: formatDateTime(askedAt) },
          ...(reason === "wrong-phone" ? [{ key: "phone", label: m.desk_returns_phone(), value: phoneSaid(phoneIsRight) }] : []),
          ...(decides
            ? [{ key: "earlier", label: m.desk_returns_before(), value: m.desk_returns_earlier(earlier) }]
            : [{ key: "decision", label: m.desk_returns_decision(), value: RETURN_STATE_NAMES[state]() }]),
          ...(decidedAt
            ? [{ key: "decided", label: m.desk_returns_decided_at(), value: formatDateTime(decidedAt), detail: decidedBySaid(one) }]
            : []),
          ...(note ? [{ key: "note", label: m.desk_returns_note(), value: note, long: true }] : []),
        ]}
      />
      {decides && (
        <Form method="post" noValidate className="grid gap-3">
          <input type="hidden" name="devolucion" value={id} />
          <DecisionFields
            about={`${center}, ${number}`}
            label={m.desk_returns_note()}
            hint={m.desk_returns_note_hint()}
            required
            maxLength={MAX_NOTE}
            reason={refused?.note}
            error={refused?.error}
            acts={[
              { value: "devolver", label: m.desk_returns_uphold(), kind: "primary" },
              { value: "negar", label: m.desk_returns_refuse(), kind: "outline" },
            ]}
          />
        </Form>
      )}
    </Panel>
  );
}
