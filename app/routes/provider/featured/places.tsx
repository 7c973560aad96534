import { data, Form } from "react-router";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { DoneNote } from "#app/components/dashboard/done-note.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { servicesContext } from "#app/context.ts";
import { done, memberOf, ownCenter, theirs } from "#app/forms/listing/own-center.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Button } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { Select } from "#app/ui/select.tsx";
import { askPlace } from "#domain/featured/ask-place.server.ts";
import { MAX_AHEAD_DAYS, MAX_WEEKS } from "#domain/featured/place.ts";
import { placePrices } from "#domain/featured/place-prices.server.ts";
import { placesOfCenter, possiblePlaces } from "#domain/featured/place-queries.server.ts";
import { m } from "#messages/m.ts";
import { isDay } from "#platform/days.ts";
import { formatUsdExact } from "#platform/money.ts";
import { PLACE_STATE_NAMES, placeDays, placeName } from "#texts/featured.ts";
import type { Route } from "./+types/places";

const PATH = "/dashboard/provider/destacado";

export const handle = { query: { hecho: oneOf(["pedido"]) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const place = await ownCenter(context, "featured.ask");
  const { db } = context.get(servicesContext);
  const [places, possible, prices] = await Promise.all([placesOfCenter(db, place.id), possiblePlaces(db, place.id), placePrices(db)]);
  return { place, places, possible, prices, said: new URL(request.url).searchParams.get("hecho") !== null };
}

export async function action({ context, request }: Route.ActionArgs) {
  const fields = await readForm(request);
  const member = await memberOf(context, fields, "featured.ask");
  const [chosen, firstDay, weeks] = [textOf(fields, "donde"), textOf(fields, "desde"), textOf(fields, "semanas")];
  const [, where = "", seen] = /^(.{1,80}) (\d{1,6})$/.exec(chosen) ?? [];
  const asked = {
    place: where,
    firstDay: isDay(firstDay) ? firstDay : "",
    weeks: /^\d{1,2}$/.test(weeks) ? Number(weeks) : 0,
    weekCents: Number(seen ?? 0),
  };
  const outcome = theirs(await askPlace(context.get(servicesContext), member, asked));
  if (outcome === "asked") throw done(PATH, "pedido");
  const error = {
    "not-public": m.featured_ask_error_not_public(),
    nowhere: m.featured_ask_error_where(),
    waiting: m.featured_ask_error_waiting(),
    price: m.featured_ask_error_price(),
    "wrong-days": m.featured_ask_error_days({ days: MAX_AHEAD_DAYS, weeks: MAX_WEEKS }),
  }[outcome];
  return data({ where, firstDay, weeks, error }, { status: outcome === "price" || outcome === "waiting" ? 409 : 422 });
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.featured_ask(), matches);

/** A center asks for a paid place, and sees its earlier ones. */
export default function OwnFeatured({ loaderData: { place, places, possible, prices, said }, actionData }: Route.ComponentProps) {
  // Sends the price that is shown, which then applies to the place.
  const options = possible.map((one) => ({
    value: `${one.place} ${prices[one.kind]}`,
    label: m.featured_ask_price({ place: placeName(one), price: formatUsdExact(prices[one.kind]) }),
  }));
  return (
    <DashboardPage title={m.featured_ask()} subtitle={place.name}>
      <BackLink href={href("/dashboard/provider/billetera")}>{m.wallet_title()}</BackLink>
      <DoneNote>{said && !actionData ? m.featured_ask_done() : undefined}</DoneNote>
      <Panel title={m.featured_ask()}>
        <p className="max-w-[64ch]">{m.featured_ask_text()}</p>
        <p className="max-w-[64ch] text-ink-2">{m.featured_ask_refund()}</p>
        {actionData && (
          <Note kind="error" live>
            {actionData.error}
          </Note>
        )}
        <Form method="post" noValidate className="grid items-end gap-4 sm:grid-cols-[minmax(0,24rem)_12rem_8rem_auto] sm:justify-start">
          <PlaceField id={place.id} />
          <Field label={m.featured_where()} required>
            {(control) => (
              <Select
                {...control}
                name="donde"
                placeholder={m.lists_choose_one()}
                options={options}
                defaultValue={options.find(({ value }) => value.startsWith(`${actionData?.where} `))?.value ?? options[0]?.value}
              />
            )}
          </Field>
          <Field label={m.featured_ask_from()} required>
            {(control) => <Input {...control} type="date" name="desde" defaultValue={actionData?.firstDay} />}
          </Field>
          <Field label={m.featured_ask_weeks()} required>
            {(control) => <Input {...control} inputMode="numeric" name="semanas" defaultValue={actionData?.weeks ?? "1"} />}
          </Field>
          <p>
            <Button type="submit" kind="cta">
              {m.featured_ask_send()}
            </Button>
          </p>
        </Form>
      </Panel>
      <Panel title={m.featured_own()}>
        {places.length === 0 ? (
          <p className="text-ink-2">{m.featured_own_none()}</p>
        ) : (
          <Facts
            facts={places.map((one) => ({
              key: one.id,
              label: `${placeDays(one)} · ${placeName(one)}`,
              value: PLACE_STATE_NAMES[one.state](),
              detail: [formatUsdExact(one.priceCents), one.reason].filter(Boolean).join(" · "),
            }))}
          />
        )}
      </Panel>
    </DashboardPage>
  );
}
