import { data, Form, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { servicesContext } from "#app/context.ts";
import { readPriceChange } from "#app/forms/desk/read-price-change.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { Select } from "#app/ui/select.tsx";
import { Table } from "#app/ui/table.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { MAX_PRICE_CENTS, MAX_PRICE_REASON } from "#domain/desk/price-limits.ts";
import { PLACE_KINDS } from "#domain/featured/place.ts";
import { changePlacePrice, type PlacePriceChange, placePriceChanges, placePrices } from "#domain/featured/place-prices.server.ts";
import { changePrice, type PriceChange, priceChanges } from "#domain/offers/change-price.server.ts";
import { publishedPrices } from "#domain/offers/lead-prices.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { formatUsd, formatUsdExact } from "#platform/money.ts";
import { EXCLUSIVITY_NAMES, TIER_NAMES } from "#texts/desk.ts";
import { PLACE_KIND_NAMES } from "#texts/featured.ts";
import type { Route } from "./+types/prices";

export const handle = { query: { hecho: oneOf(["cambiado"]) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const [prices, changes, places, placeChanges] = await Promise.all([
    publishedPrices(db),
    priceChanges(db),
    placePrices(db),
    placePriceChanges(db),
  ]);
  return { prices, places, changes: inOneHistory(changes, placeChanges), done: new URL(request.url).searchParams.get("hecho") !== null };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { userId } = viewerOf(context);
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const typed = { which: textOf(form, "cual"), amount: textOf(form, "precio"), reason: textOf(form, "motivo") };
  const refuse = (errors: { which?: string; amount?: string; reason?: string }) =>
    data({ typed, errors, conflict: false }, { status: 422 });
  const read = readPriceChange(typed);
  if ("errors" in read) return refuse(read.errors);
  const { outcome } = await ("place" in read
    ? changePlacePrice(services, userId, read.place)
    : changePrice(services, userId, read.request));
  if (outcome === "same") return refuse({ amount: m.desk_prices_error_same() });
  if (outcome === "changed") return data({ typed, errors: { which: m.desk_prices_error_changed() }, conflict: true }, { status: 409 });
  throw redirect(href("/dashboard/admin/precios?hecho=cambiado"), { status: 303 });
}

/** Returns the price that a choice names, without the amount that it had when the form was drawn. */
const nameOf = (choice: string) => choice.replace(/:\d+$/, "");

/** Returns the changes of all prices, the newest first. */
function inOneHistory(requests: readonly PriceChange[], places: readonly PlacePriceChange[]) {
  const all = [
    ...requests.map(({ id, tier, exclusivity, ...change }) => ({ ...change, key: `request-${id}`, of: { tier, exclusivity } })),
    ...places.map(({ id, kind, ...change }) => ({ ...change, key: `place-${id}`, of: { kind } })),
  ];
  return all.toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.desk_prices(), matches);

/** What opening a request and a paid place cost today, how to change that, and earlier prices. */
export default function AdminPrices({ loaderData: { prices, places, changes, done }, actionData }: Route.ComponentProps) {
  const errors: { which?: string; amount?: string; reason?: string } = actionData?.errors ?? {};
  const ofRequests = prices.flatMap(({ tier, exclusiveCents, sharedCents }) =>
    (
      [
        ["exclusive", exclusiveCents],
        ["shared", sharedCents],
      ] as const
    ).map(([exclusivity, cents]) => ({
      value: `${tier}:${exclusivity}:${cents}`,
      label: `${TIER_NAMES[tier]()}, ${EXCLUSIVITY_NAMES[exclusivity]()}: ${formatUsdExact(cents)}`,
    })),
  );
  const ofPlaces = PLACE_KINDS.map((kind) => ({
    value: `place:${kind}:${places[kind]}`,
    label: `${m.featured_prices_option({ place: PLACE_KIND_NAMES[kind]() })}: ${formatUsdExact(places[kind])}`,
  }));
  const options = [...ofRequests, ...ofPlaces];
  // After a conflict the form chooses the same price at its present amount; after a mistake, a price that changed in the meantime has to
  // be chosen again.
  const which = actionData?.typed.which ?? "";
  const chosen = actionData?.conflict ? (options.find(({ value }) => nameOf(value) === nameOf(which))?.value ?? "") : which;
  return (
    <DashboardPage title={m.desk_prices()} subtitle={m.desk_prices_text()}>
      {done && (
        <Note kind="ok" live>
          {m.desk_done_price()}
        </Note>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <div className="grid gap-4 md:gap-5">
          <Panel title={m.desk_prices_today()}>
            <Table
              caption={m.desk_prices_today()}
              captionHidden
              stacked
              columns={[
                {
                  key: "tier",
                  header: m.desk_prices_tier(),
                  rowHeader: true,
                  cell: ({ tier, services }) => (
                    <>
                      {TIER_NAMES[tier]()}
                      <span className="block font-book text-ink-2 text-sm">{services.join(", ")}</span>
                    </>
                  ),
                },
                {
                  key: "exclusive",
                  header: m.desk_prices_exclusive(),
                  cell: ({ exclusiveCents }) => formatUsdExact(exclusiveCents),
                  numeric: true,
                },
                { key: "shared", header: m.desk_prices_shared(), cell: ({ sharedCents }) => formatUsdExact(sharedCents), numeric: true },
              ]}
              rows={prices}
              rowKey={({ tier }) => tier}
            />
          </Panel>
          <Panel title={m.featured_prices()}>
            <Table
              caption={m.featured_prices()}
              captionHidden
              columns={[
                { key: "kind", header: m.featured_where(), rowHeader: true, cell: (kind) => PLACE_KIND_NAMES[kind]() },
                { key: "week", header: m.featured_prices_week(), cell: (kind) => formatUsdExact(places[kind]), numeric: true },
              ]}
              rows={PLACE_KINDS}
              rowKey={(kind) => kind}
            />
            <p className="text-ink-2 text-ui">{m.featured_prices_text()}</p>
          </Panel>
        </div>
        <Panel title={m.desk_prices_change()}>
          <p className="text-ink-2 text-ui">{m.desk_prices_change_text()}</p>
          <Form method="post" noValidate className="grid gap-4">
            <Field label={m.desk_prices_which()} error={errors.which} required>
              {(control) => (
                <Select {...control} key={chosen} name="cual" placeholder={m.patients_choose()} options={options} defaultValue={chosen} />
              )}
            </Field>
            <Field
              label={m.desk_prices_new()}
              hint={m.desk_prices_new_hint({ most: formatUsd(MAX_PRICE_CENTS) })}
              error={errors.amount}
              required
            >
              {(control) => <Input {...control} name="precio" inputMode="decimal" defaultValue={actionData?.typed.amount ?? ""} />}
            </Field>
            <Field label={m.desk_prices_why()} error={errors.reason} required>
              {(control) => <Input {...control} name="motivo" maxLength={MAX_PRICE_REASON} defaultValue={actionData?.typed.reason ?? ""} />}
            </Field>
            <p>
              <Button type="submit" kind="primary">
                {m.desk_prices_save()}
              </Button>
            </p>
          </Form>
        </Panel>
      </div>
      <Panel title={m.desk_prices_history()}>
        {changes.length === 0 ? (
          <p className="text-ink-2">{m.desk_prices_history_none()}</p>
        ) : (
          <Table
            caption={m.desk_prices_history()}
            captionHidden
            stacked
            columns={[
              {
                key: "which",
                header: m.desk_prices_which(),
                rowHeader: true,
                cell: ({ of }) =>
                  "kind" in of
                    ? m.featured_prices_option({ place: PLACE_KIND_NAMES[of.kind]() })
                    : `${TIER_NAMES[of.tier]()}, ${EXCLUSIVITY_NAMES[of.exclusivity]()}`,
              },
              { key: "at", header: m.desk_prices_when(), cell: ({ at }) => formatDateTime(at) },
              { key: "before", header: m.desk_prices_before(), cell: ({ beforeCents }) => formatUsdExact(beforeCents), numeric: true },
              { key: "after", header: m.desk_prices_after(), cell: ({ afterCents }) => formatUsdExact(afterCents), numeric: true },
              { key: "by", header: m.desk_prices_by(), cell: ({ by }) => by ?? m.desk_calls_team() },
              { key: "reason", header: m.desk_prices_why(), cell: ({ reason }) => reason },
            ]}
            rows={changes}
            rowKey={({ key }) => key}
          />
        )}
        {changes.length > 0 && <TextLink href={href("/dashboard/admin/registro?area=money&vista=todo")}>{m.desk_prices_to_log()}</TextLink>}
      </Panel>
    </DashboardPage>
  );
}
