import { data, Form, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { DecisionFields } from "#app/components/desk/decision-fields.tsx";
import { DecisionQueue } from "#app/components/desk/decision-queue.tsx";
import { servicesContext } from "#app/context.ts";
import { doneIn } from "#app/done.ts";
import { addressAfter, listAddress, listQuery } from "#app/forms/lists/admin-list.ts";
import { askedReturns, RETURNS_PATH as PATH, RETURN_LIST as SHAPE } from "#app/forms/offers/return-list.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { Facts } from "#app/ui/facts.tsx";
import { RETURN_DECISION_DAYS } from "#domain/leads/offer.ts";
import { decideReturn } from "#domain/offers/decide-return.server.ts";
import { EARLIER_DAYS, type ListedReturn, RETURN_VIEWS, RETURNS_PAGE } from "#domain/offers/return-list.ts";
import { returnCounts, returnsPage } from "#domain/offers/return-queries.server.ts";
import { MAX_REASON } from "#domain/submissions/reason.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { formatUsdExact } from "#platform/money.ts";
import { RETURN_REASON_NAMES } from "#texts/conduct.ts";
import { decidedBySaid, phoneSaid, RETURN_STATE_NAMES } from "#texts/desk.ts";
import type { Route } from "./+types/returns";

const DONE = { decidida: m.desk_returns_decided, antes: m.desk_returns_changed };

export const handle = { query: { ...listQuery(SHAPE), hecho: oneOf(Object.keys(DONE)) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { asked, query } = askedReturns(request.url);
  const [list, counts] = await Promise.all([returnsPage(db, query), returnCounts(db)]);
  return { ...list, counts, asked, said: doneIn(request.url, DONE) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { userId } = viewerOf(context);
  const form = await readForm(request);
  const [act, returnId, note] = [textOf(form, "accion"), textOf(form, "devolucion"), textOf(form, "motivo").trim()];
  if (act !== "devolver" && act !== "negar") throw data(null, { status: 422 });
  if (note === "" || note.length > MAX_REASON)
    return data({ returnId, note, error: m.desk_returns_error_note({ most: MAX_REASON }) }, { status: 422 });
  const services = { ...context.get(servicesContext), actor: `admin:${userId}` as const };
  const { outcome } = await decideReturn(services, { returnId, uphold: act === "devolver", note });
  const { asked } = askedReturns(request.url);
  const done = outcome === "upheld" || outcome === "refused" ? "decidida" : "antes";
  throw redirect(href(addressAfter(listAddress(PATH, SHAPE, asked, { page: asked.page }), done)), { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.desk_returns(), matches);

/** The returns that no fact settles, and what was decided about those that are settled. A decision is final. */
export default function AdminReturns({ loaderData: { rows, total, counts, asked, said }, actionData }: Route.ComponentProps) {
  return (
    <DecisionQueue
      {...{ rows, total, counts, asked, path: PATH, shape: SHAPE, views: RETURN_VIEWS, pageSize: RETURNS_PAGE }}
      title={m.desk_returns()}
      text={m.desk_returns_text({ days: RETURN_DECISION_DAYS })}
      said={said && { words: DONE[said](), first: said !== "antes" }}
      refused={actionData ? { id: actionData.returnId, error: actionData.error } : null}
      search={m.desk_returns_search()}
      decisions={{
        label: m.desk_returns_decision(),
        options: [
          { value: "aceptada", label: RETURN_STATE_NAMES.upheld() },
          { value: "negada", label: RETURN_STATE_NAMES.refused() },
          { value: "sin-efecto", label: RETURN_STATE_NAMES.asked() },
        ],
      }}
      orders={[
        { value: "-precio", label: m.desk_order_price_down() },
        { value: "precio", label: m.desk_order_price() },
      ]}
      none={{
        waiting: { title: m.desk_returns_none(), text: m.desk_returns_none_text() },
        decided: { title: m.desk_returns_decided_none(), text: m.desk_returns_decided_none_text() },
      }}
    >
      {(one) => (
        <Return key={one.id} one={one} decides={asked.view !== "decididas"} refused={actionData?.returnId === one.id ? actionData : null} />
      )}
    </DecisionQueue>
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
            ? [{ key: "earlier", label: m.desk_returns_before(), value: m.desk_returns_earlier({ ...earlier, days: EARLIER_DAYS }) }]
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
            maxLength={MAX_REASON}
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
