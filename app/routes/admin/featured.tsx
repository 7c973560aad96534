import { data, Form, redirect } from "react-router";
import { DecisionFields } from "#app/components/admin/decision-fields.tsx";
import { ListPages } from "#app/components/admin/list-pages.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { servicesContext } from "#app/context.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { count, oneOf } from "#app/query-shapes.ts";
import { Facts } from "#app/ui/facts.tsx";
import { Note } from "#app/ui/note.tsx";
import { EmptyState } from "#app/ui/state.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { decidePlace } from "#domain/featured/decide-place.server.ts";
import { endPlace } from "#domain/featured/end-place.server.ts";
import { type FeaturedPlace, PLACE_PAGE, PLACE_VIEWS, PLACES_AT_ONCE, type PlaceState } from "#domain/featured/place.ts";
import { placesAsked, placesIn } from "#domain/featured/place-queries.server.ts";
import { formatDate, formatDateTime } from "#platform/format.ts";
import { formatUsdExact } from "#platform/money.ts";
import { PLACE_STATE_NAMES, placeDays, placeName } from "#texts/featured.ts";
import type { Route } from "./+types/featured";

const PATH = "/dashboard/admin/destacados";
const MAX_REASON = 500;
const DONE = { concedido: m.featured_done_concedido, negado: m.featured_done_negado, terminado: m.featured_done_terminado };

export const handle = {
  query: { hecho: oneOf(Object.keys(DONE)), vista: oneOf(PLACE_VIEWS), pagina: count(10_000) },
} satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const view = (searchParams.get("vista") ?? "asked") as PlaceState;
  const page = Number(searchParams.get("pagina") ?? 1);
  const { db } = context.get(servicesContext);
  const [places, waiting] = await Promise.all([placesIn(db, { view, search: null, page }), placesAsked(db)]);
  return { ...places, waiting, view, page, said: searchParams.get("hecho") as keyof typeof DONE | null };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { db } = context.get(servicesContext);
  const actor = `admin:${viewerOf(context).userId}` as const;
  const form = await readForm(request);
  const [act, id, reason] = [textOf(form, "accion"), textOf(form, "espacio"), textOf(form, "motivo").trim()];
  if (act !== "conceder" && act !== "negar" && act !== "terminar") throw data(null, { status: 422 });
  const again = (error: string, status = 422) => data({ id, reason, error }, { status });
  if (act !== "conceder" && (reason === "" || reason.length > MAX_REASON || /\0|\p{Surrogate}/u.test(reason)))
    return again(m.featured_error_reason({ max: MAX_REASON }));
  const outcome =
    act === "terminar"
      ? await endPlace(db, id, reason, actor)
      : await decidePlace(db, id, act === "conceder" ? { grant: true } : { grant: false, reason }, actor);
  if (outcome === "full") return again(m.featured_error_full({ count: PLACES_AT_ONCE }));
  if (outcome === "insufficient") return again(m.featured_error_insufficient());
  if (outcome === "late") return again(m.featured_error_late());
  if (outcome === "not-found") return again(m.featured_error_before(), 409);
  const done = { conceder: "concedido", negar: "negado", terminar: "terminado" }[act];
  throw redirect(href(`${PATH}?hecho=${done}${act === "terminar" ? "&vista=granted" : ""}`), { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.featured_title(), matches);

/** Paid places: who asks for one, who has one, and what it cost. */
export default function Featured({ loaderData: { rows, total, waiting, view, page, said }, actionData }: Route.ComponentProps) {
  const to = (next: { view?: PlaceState; page?: number }) =>
    href(`${PATH}?${new URLSearchParams({ vista: next.view ?? view, pagina: String(next.page ?? 1) })}`);
  const lost = actionData && !rows.some(({ id }) => id === actionData.id);
  return (
    <DashboardPage title={m.featured_title()} subtitle={m.featured_lead({ count: PLACES_AT_ONCE })}>
      {said && !actionData && (
        <Note kind="ok" live>
          {DONE[said]()}
        </Note>
      )}
      {lost && (
        <Note kind="caution" live>
          {actionData.error}
        </Note>
      )}
      <Tabs
        label={m.lists_views({ what: m.featured_title() })}
        items={PLACE_VIEWS.map((name) => ({
          href: to({ view: name }),
          label: PLACE_STATE_NAMES[name](),
          ...(name === "asked" && { count: waiting }),
          current: name === view,
        }))}
      />
      {rows.length === 0 ? (
        <EmptyState title={m.verification_none()}>{m.featured_none()}</EmptyState>
      ) : (
        rows.map((place) => <Place key={place.id} place={place} refused={actionData?.id === place.id ? actionData : null} />)
      )}
      <ListPages what={m.featured_title()} page={page} pages={Math.ceil(total / PLACE_PAGE)} hrefFor={(next) => to({ page: next })} />
    </DashboardPage>
  );
}

function Place({ place, refused }: { place: FeaturedPlace; refused: { reason: string; error: string } | null }) {
  const { id, providerName, priceCents, state, askedAt, reason, refundedCents, endedOn } = place;
  return (
    <Panel title={providerName} id={id}>
      <Facts
        facts={[
          { key: "where", label: m.featured_where(), value: placeName(place) },
          { key: "days", label: m.featured_days(), value: placeDays(place) },
          { key: "price", label: m.featured_price(), value: formatUsdExact(priceCents) },
          { key: "asked", label: m.featured_asked(), value: formatDateTime(askedAt) },
          ...(reason ? [{ key: "reason", label: m.featured_reason(), value: reason }] : []),
          ...(endedOn
            ? [{ key: "refund", label: m.featured_refunded(), value: formatUsdExact(refundedCents), detail: formatDate(endedOn) }]
            : []),
        ]}
      />
      {(state === "asked" || state === "granted") && (
        <Form method="post" noValidate className="grid gap-3">
          <input type="hidden" name="espacio" value={id} />
          <DecisionFields
            about={providerName}
            label={m.featured_reason()}
            hint={m.featured_reason_hint()}
            maxLength={MAX_REASON}
            reason={refused?.reason}
            error={refused?.error}
            acts={
              state === "asked"
                ? [
                    { value: "conceder", label: m.featured_grant(), kind: "primary" },
                    { value: "negar", label: m.featured_refuse(), kind: "outline" },
                  ]
                : [{ value: "terminar", label: m.featured_end(), kind: "outline" }]
            }
          />
        </Form>
      )}
    </Panel>
  );
}
