import Eye from "lucide-react/icons/eye";
import { useState } from "react";
import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { ChangesBar } from "#app/components/dashboard/changes-bar.tsx";
import { ConflictNote, TheirFields } from "#app/components/dashboard/conflict-note.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { DoneNote } from "#app/components/dashboard/done-note.tsx";
import { FormTabs } from "#app/components/dashboard/form-tabs.tsx";
import { KeptForm } from "#app/components/dashboard/kept-form.tsx";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { servicesContext } from "#app/context.ts";
import { memberOf, ownCenter, theirs } from "#app/forms/listing/own-center.server.ts";
import { heldOutcomes, readOutcomes, readReport } from "#app/forms/listing/read-outcomes.ts";
import { heldPrices, readPrices } from "#app/forms/listing/read-prices.ts";
import { sentSection } from "#app/forms/listing/section-values.ts";
import { textOf } from "#app/forms/read-form.server.ts";
import { readUpload } from "#app/forms/read-upload.server.ts";
import { type Held, picked, shownIn, threeWay } from "#app/forms/three-way.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { count, oneOf } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Button } from "#app/ui/button.tsx";
import { addDocument } from "#domain/listing/change-documents.server.ts";
import { documentsOf } from "#domain/listing/document-files.server.ts";
import { ownOutcomes, publishOutcomes } from "#domain/listing/outcomes.server.ts";
import { ownPrices, publishPrices, setLinesNotOffered } from "#domain/listing/prices.server.ts";
import { isOld } from "#domain/listing/steps.ts";
import { m } from "#messages/m.ts";
import { now } from "#platform/clock.ts";
import { dayInSantoDomingo, formatDate } from "#platform/format.ts";
import { refusedDocument } from "#texts/refused-files.ts";
import type { Route } from "./+types/prices";
import { comparedPrices } from "./prices/compared-prices.ts";
import { OutcomesPanel } from "./prices/outcomes-panel.tsx";
import { PriceListPanel } from "./prices/price-list-panel.tsx";
import { PricesPanel } from "./prices/prices-panel.tsx";

export const handle = {
  takesFiles: true,
  query: {
    hecho: oneOf(["publicado"]),
    ...{
      cuantos: count(99),
      ofertas: count(99),
      edades: count(9),
      lista: oneOf(["si"]),
      anio: count(2100),
      ovulos: oneOf(["own", "donor"]),
    },
  },
} satisfies Handle;

const PATH = "/dashboard/provider/precios";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const place = await ownCenter(context, "prices.keep");
  // Specialists have no prices of their own; the centers where they work do.
  if (place.type !== "clinic") throw redirect(href("/dashboard/provider"));
  const query = new URL(request.url).searchParams;
  const today = dayInSantoDomingo(now());
  const thisYear = Number(today.slice(0, 4));
  const report = readReport((name) => query.get(name) ?? "", thisYear);
  const [prices, outcomes, documents] = await Promise.all([
    ownPrices(db, place.id),
    ownOutcomes(db, place.id, report),
    documentsOf(db, place.id),
  ]);
  const number = (name: string) => Number(query.get(name) ?? 0);
  return {
    place,
    list: documents.find(({ kind }) => kind === "precios") ?? null,
    evidence: documents.filter(({ id }) => outcomes.some((outcome) => outcome.evidence === id)),
    values: { ...heldPrices(prices), ...heldOutcomes(outcomes) },
    published: query.has("hecho")
      ? { prices: number("cuantos"), offers: number("ofertas"), ages: number("edades"), list: query.has("lista") }
      : null,
    ...{ prices, outcomes, report, thisYear, today },
  };
}

interface Published {
  readonly prices: number;
  /** Lines that were marked as not offered, or are offered again. */
  readonly offers: number;
  readonly ages: number;
  readonly list: boolean;
}

/** Publishes what is right of all that was typed and chosen, and brings the rest back. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { fields, files } = await readUpload(request);
  const member = await memberOf(context, fields, "prices.keep");
  const report = readReport((name) => textOf(fields, name), now().getUTCFullYear());
  const stored = async () => {
    const [lines, outcomes] = await Promise.all([
      ownPrices(services.db, member.providerId),
      ownOutcomes(services.db, member.providerId, report),
    ]);
    return { lines, values: { ...heldPrices(lines), ...heldOutcomes(outcomes) } satisfies Held as Held };
  };
  const before = await stored();
  const shown = shownIn(fields);
  const { merged, mine, both } = threeWay(shown, fields, before.values);
  const none = {
    errors: {},
    wrongAges: false,
    refused: { lista: null, prueba: null },
    published: { prices: 0, offers: 0, ages: 0, list: false },
  };
  const typed = readPrices(merged, before.lines);
  const ages = readOutcomes(merged);
  const wrongAges = Object.keys(ages.errors).length > 0;
  const isWrong = Object.keys(typed.errors).length > 0 || wrongAges;
  // Nothing is published before its person has seen what a colleague published in between.
  if (both.length > 0 && isWrong)
    return data({ ...none, values: fields as Held, shown, both: [], errors: typed.errors, wrongAges }, { status: 422 });
  if (both.length > 0) return data({ ...none, values: merged, shown: before.values, both }, { status: 409 });

  const receive = async (field: "lista" | "prueba") => {
    const file = files.find((one) => one.field === field);
    if (!file) return { id: null, refused: null };
    const about =
      field === "lista" ? { kind: "precios" as const, holder: null } : { kind: "resultados" as const, holder: String(report.year) };
    const kept = theirs(await addDocument(services, member, { ...about, fileName: file.name, expiresOn: null, bytes: file.bytes }));
    return "id" in kept ? { id: kept.id, refused: null } : { id: null, refused: refusedDocument(kept, file.bytes) };
  };
  const priced = theirs(await publishPrices(services, member, typed.prices));
  const marked = theirs(await setLinesNotOffered(services, member, typed.offers));
  const [list, proof] = [await receive("lista"), await receive("prueba")];
  const told = theirs(await publishOutcomes(services, member, report, proof.refused ? [] : ages.outcomes, proof.id));
  const published: Published = { prices: priced, offers: marked, ages: told, list: list.id !== null };
  const refused = { lista: list.refused, prueba: proof.refused };
  if (isWrong || list.refused || proof.refused) {
    const after = { ...shown, ...picked((await stored()).values, mine) };
    return data({ values: fields as Held, shown: after, both: [], errors: typed.errors, wrongAges, refused, published }, { status: 422 });
  }
  throw redirect(`${href(PATH)}?${queryOf(published, report)}`, { status: 303 });
}

const queryOf = ({ prices, offers, ages, list }: Published, { year, eggSource }: ReturnType<typeof readReport>) =>
  new URLSearchParams({
    hecho: "publicado",
    ...(prices > 0 && { cuantos: String(prices) }),
    ...(offers > 0 && { ofertas: String(offers) }),
    ...(ages > 0 && { edades: String(ages) }),
    ...(list && { lista: "si" }),
    ...{ anio: String(year), ovulos: eggSource },
  });

/** Reads the prices again also when a part of them was published and the rest came back, so that the screen counts what is public. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs): boolean =>
  rereadAfterConflict(args) || Object.values((args.actionResult as { published?: Published } | undefined)?.published ?? {}).some(Boolean);

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.team_prices(), matches);

/** Dated prices of the one template, outcomes by age with what proves them, and the list that our team compares: one form, one button. */
export default function Prices({ loaderData, actionData }: Route.ComponentProps) {
  const { place, list, prices, outcomes, evidence, report, thisYear, today } = loaderData;
  const [open, setOpen] = useState(0);
  const values = sentSection(actionData?.values ?? loaderData.values);
  const errors = actionData?.errors ?? {};
  const given = prices.filter(({ amountCents }) => amountCents !== null).length;
  const old = prices.filter(({ state }) => isOld(state)).length;
  const figures = { date: formatDate(today), given: String(given), all: String(prices.length) };
  const wrongLine = Object.keys(errors)[0];
  const wrong = wrongLine ? `precio-${wrongLine}` : actionData?.wrongAges || actionData?.refused.prueba ? "resultados" : undefined;
  return (
    <DashboardPage
      title={m.team_prices()}
      subtitle={old > 0 ? m.listing_prices_lead_old({ ...figures, old }) : m.listing_prices_lead(figures)}
      actions={
        <Button kind="outline" size="s" icon={<Eye />} href={href("/dashboard/provider/vista-previa")}>
          {m.listing_see_it()}
        </Button>
      }
    >
      <DoneNote>{sentence(actionData ? actionData.published : loaderData.published, actionData === undefined)}</DoneNote>
      {actionData && actionData.both.length > 0 && (
        <ConflictNote>
          <TheirFields fields={comparedPrices(actionData.both, prices, sentSection(actionData.shown), values)} />
        </ConflictNote>
      )}
      <KeptForm
        // Another year or kind of eggs begins with its own figures.
        key={`${report.year} ${report.eggSource}`}
        about={`${place.id} ${report.year} ${report.eggSource}`}
        shown={actionData?.shown ?? loaderData.values}
        redraw={actionData !== undefined}
        encType="multipart/form-data"
        className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5.5"
      >
        <PlaceField id={place.id} />
        <FormTabs
          label={m.listing_prices_sections()}
          open={open}
          onOpen={setOpen}
          wrong={wrong ?? (actionData?.refused.lista ? "lista" : undefined)}
          parts={[
            {
              id: "precios",
              label: m.listing_prices_title(),
              count: old,
              content: <PricesPanel city={place.city ?? ""} prices={prices} errors={errors} values={values} />,
            },
            {
              id: "resultados",
              label: m.listing_outcomes_title(),
              content: <OutcomesPanel {...{ report, thisYear, outcomes, evidence, values }} refused={actionData?.refused.prueba ?? null} />,
            },
            {
              id: "lista",
              label: m.listing_prices_list_tab(),
              content: <PriceListPanel list={list} refused={actionData?.refused.lista ?? null} />,
            },
          ]}
        />
        <ChangesBar title={m.listing_prices_bar()} text={m.listing_prices_bar_text()} save={m.listing_prices_publish()} />
      </KeptForm>
    </DashboardPage>
  );
}

function sentence(published: Published | null, isWhole: boolean): string | undefined {
  if (!published) return undefined;
  const { prices, offers, ages, list } = published;
  const parts = [
    prices > 0 && m.listing_prices_done({ count: prices }),
    offers > 0 && m.listing_prices_offers_done({ count: offers }),
    ages > 0 && m.listing_outcomes_done({ count: ages }),
    list && m.listing_prices_list_done(),
  ].filter((part) => part !== false);
  if (parts.length > 0) return parts.join(" ");
  return isWhole ? m.listing_prices_nothing() : undefined;
}
