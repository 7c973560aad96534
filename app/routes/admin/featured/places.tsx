import Download from "lucide-react/icons/download";
import { data, Form, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { KeyHints } from "#app/components/dashboard/key-hints.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { DecisionFields } from "#app/components/desk/decision-fields.tsx";
import { NothingHere } from "#app/components/lists/list.tsx";
import { ListFilters } from "#app/components/lists/list-filters.tsx";
import { listKeys } from "#app/components/lists/list-keys.ts";
import { ListPages } from "#app/components/lists/list-pages.tsx";
import { servicesContext } from "#app/context.ts";
import { doneIn } from "#app/done.ts";
import { askedPlaces, PLACES_PATH as PATH, PLACE_LIST, PLACE_QUERY } from "#app/forms/featured/place-list.ts";
import { addressAfter, type ListChange, listAddress } from "#app/forms/lists/admin-list.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Button } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Note } from "#app/ui/note.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { decidePlace } from "#domain/featured/decide-place.server.ts";
import { endPlace } from "#domain/featured/end-place.server.ts";
import { type FeaturedPlace, PLACE_PAGE, PLACE_VIEWS, PLACES_AT_ONCE } from "#domain/featured/place.ts";
import { placesAsked, placesIn } from "#domain/featured/place-queries.server.ts";
import { MAX_REASON } from "#domain/submissions/reason.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatDateTime } from "#platform/format.ts";
import { formatUsdExact } from "#platform/money.ts";
import { PLACE_STATE_NAMES, placeDays, placeName } from "#texts/featured.ts";
import type { Route } from "./+types/places";

const DONE = { concedido: m.featured_done_concedido, negado: m.featured_done_negado, terminado: m.featured_done_terminado };

export const handle = { query: { ...PLACE_QUERY, hecho: oneOf(Object.keys(DONE)) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = askedPlaces(request.url);
  const { db } = context.get(servicesContext);
  const [places, waiting] = await Promise.all([placesIn(db, asked), placesAsked(db)]);
  return { ...places, waiting, asked, said: doneIn(request.url, DONE) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { db } = context.get(servicesContext);
  const actor = `admin:${viewerOf(context).userId}` as const;
  const form = await readForm(request);
  const [act, id, reason] = [textOf(form, "accion"), textOf(form, "espacio"), textOf(form, "motivo").trim()];
  if (act !== "conceder" && act !== "negar" && act !== "terminar") throw data(null, { status: 422 });
  const again = (error: string, status = 422) => data({ id, reason, error }, { status });
  if (act !== "conceder" && (reason === "" || reason.length > MAX_REASON)) return again(m.featured_error_reason({ max: MAX_REASON }));
  const outcome =
    act === "terminar"
      ? await endPlace(db, id, reason, actor)
      : await decidePlace(db, id, act === "conceder" ? { grant: true } : { grant: false, reason }, actor);
  if (outcome === "full") return again(m.featured_error_full({ count: PLACES_AT_ONCE }));
  if (outcome === "insufficient") return again(m.featured_error_insufficient());
  if (outcome === "late") return again(m.featured_error_late());
  if (outcome === "not-found") return again(m.featured_error_before(), 409);
  const done = { conceder: "concedido", negar: "negado", terminar: "terminado" }[act];
  const asked = askedPlaces(request.url);
  const address = listAddress(PATH, PLACE_LIST, asked, { view: act === "terminar" ? "granted" : asked.view, page: asked.page });
  throw redirect(href(addressAfter(address, done)), { status: 303 });
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.featured_title(), matches);

/** Paid places: who asks for one, who has one, and what it cost. */
export default function Featured({ loaderData: { rows, total, waiting, asked, said }, actionData }: Route.ComponentProps) {
  const to = (change: ListChange = {}) => href(listAddress(PATH, PLACE_LIST, asked, change));
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
          current: name === asked.view,
        }))}
      />
      <ListFilters path={PATH} shape={PLACE_LIST} asked={asked} search={{ label: m.featured_search() }} to={to} />
      {rows.length === 0 ? (
        <NothingHere asked={asked} none={{ title: m.verification_none(), text: m.featured_none() }} beyond={total > 0} to={to} />
      ) : (
        rows.map((place) => <Place key={place.id} place={place} refused={actionData?.id === place.id ? actionData : null} />)
      )}
      {rows.length > 0 && (
        <Button
          kind="quiet"
          size="s"
          icon={<Download />}
          href={href(listAddress(`${PATH}/destacados.csv`, PLACE_LIST, asked))}
          className="justify-self-start"
          download
        >
          {m.lists_csv()}
        </Button>
      )}
      <ListPages what={m.featured_title()} page={asked.page} pages={Math.ceil(total / PLACE_PAGE)} hrefFor={(page) => to({ page })} />
      <KeyHints hints={listKeys({ hasRows: rows.length > 0, hasFilters: false })} />
    </DashboardPage>
  );
}

function Place({ place, refused }: { place: FeaturedPlace; refused: { reason: string; error: string } | null }) {
  const { id, providerId, providerName, priceCents, state, askedAt, reason, refundedCents, endedOn } = place;
  return (
    <Panel
      title={providerName}
      id={id}
      aside={
        <TextLink href={href(`/dashboard/admin/verificacion/${providerId}`)} data-stop>
          {m.verification_claims_profile({ name: providerName })}
        </TextLink>
      }
    >
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
