import { data, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { DoneNote } from "#app/components/dashboard/done-note.tsx";
import { servicesContext } from "#app/context.ts";
import { memberOf, ownCenter, theirs } from "#app/forms/listing/own-center.server.ts";
import { readOutcomes, readReport } from "#app/forms/listing/read-outcomes.ts";
import { readPrices } from "#app/forms/listing/read-prices.ts";
import { textOf } from "#app/forms/read-form.server.ts";
import { readUpload } from "#app/forms/read-upload.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { count, oneOf } from "#app/query-shapes.ts";
import { Tabs } from "#app/ui/tabs.tsx";
import { addDocument } from "#domain/listing/change-documents.server.ts";
import { documentsOf } from "#domain/listing/document-files.server.ts";
import type { OutcomeReport } from "#domain/listing/outcome-figures.ts";
import { ownOutcomes, publishOutcomes } from "#domain/listing/outcomes.server.ts";
import { ownPrices, publishPrices, setLinesNotOffered } from "#domain/listing/prices.server.ts";
import { isOld } from "#domain/listing/steps.ts";
import { m } from "#messages/m.ts";
import { now } from "#platform/clock.ts";
import { dayInSantoDomingo, formatDate } from "#platform/format.ts";
import { refusedDocument } from "#texts/refused-files.ts";
import type { Route } from "./+types/prices";
import { OutcomesPanel } from "./prices/outcomes-panel.tsx";
import { PriceListPanel } from "./prices/price-list-panel.tsx";
import { PricesPanel } from "./prices/prices-panel.tsx";

export const handle = {
  takesFiles: true,
  query: { hecho: oneOf(["precios", "resultados", "lista"]), cuantos: count(99), anio: count(2100), ovulos: oneOf(["own", "donor"]) },
} satisfies Handle;

const PATH = "/dashboard/provider/precios";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const place = await ownCenter(context);
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
  const evidence = documents.filter(({ id }) => outcomes.some((outcome) => outcome.evidence === id));
  return {
    place,
    list: documents.find(({ kind }) => kind === "precios") ?? null,
    prices,
    outcomes,
    evidence,
    report,
    thisYear,
    today,
    done: query.get("hecho"),
    changed: Number(query.get("cuantos") ?? 0),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { fields, files } = await readUpload(request);
  const member = memberOf(context, fields);
  if (textOf(fields, "parte") === "precios") {
    const { prices, offers, errors } = readPrices(fields, await ownPrices(services.db, member.providerId));
    const priced = theirs(await publishPrices(services, member, prices));
    const published = priced + theirs(await setLinesNotOffered(services, member, offers));
    if (Object.keys(errors).length > 0) return data({ part: "prices" as const, errors, values: fields, published }, { status: 422 });
    throw doneBeside(request, { hecho: "precios", cuantos: String(published) });
  }
  if (textOf(fields, "parte") === "lista") {
    const list = files.find(({ field }) => field === "lista");
    const kept =
      list &&
      theirs(
        await addDocument(services, member, { kind: "precios", holder: null, fileName: list.name, expiresOn: null, bytes: list.bytes }),
      );
    if (kept && "id" in kept) throw doneBeside(request, { hecho: "lista" }, "#lista");
    const refused = kept ? refusedDocument(kept, list!.bytes) : m.listing_prices_list_choose();
    return data({ part: "list" as const, refused }, { status: 422 });
  }
  const report = readReport((name) => textOf(fields, name), now().getUTCFullYear());
  const { outcomes, errors } = readOutcomes(fields);
  const file = files.find(({ field }) => field === "prueba");
  const kept =
    file &&
    theirs(
      await addDocument(services, member, {
        kind: "resultados",
        holder: String(report.year),
        fileName: file.name,
        expiresOn: null,
        bytes: file.bytes,
      }),
    );
  const refused = kept && "reason" in kept ? refusedDocument(kept, file!.bytes) : null;
  const evidence = kept && "id" in kept ? kept.id : null;
  const published = theirs(await publishOutcomes(services, member, report, refused ? [] : outcomes, evidence));
  if (refused || Object.keys(errors).length > 0) {
    return data({ part: "outcomes" as const, errors, refused, values: fields, published, report }, { status: 422 });
  }
  throw redirect(`${href(PATH)}?hecho=resultados&cuantos=${published}&anio=${report.year}&ovulos=${report.eggSource}#resultados`, {
    status: 303,
  });
}

const queryOf = ({ year, eggSource }: OutcomeReport) => ({ anio: String(year), ovulos: eggSource });

/** Leads back to the screen with the outcomes that it showed, so that typed figures beside published ones stay. */
function doneBeside(request: Request, told: Record<string, string>, part = "") {
  const query = new URLSearchParams(told);
  for (const [key, value] of new URL(request.url).searchParams) if (key === "anio" || key === "ovulos") query.set(key, value);
  return redirect(`${href(PATH)}?${query}${part}`, { status: 303 });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.team_prices(), matches);

/** Dated prices of the template, and outcomes by age with their proof. */
export default function Prices({ loaderData, actionData }: Route.ComponentProps) {
  const { place, list, prices, outcomes, evidence, report, thisYear, today, done, changed } = loaderData;
  const given = prices.filter(({ amountCents }) => amountCents !== null).length;
  const old = prices.filter(({ state }) => isOld(state)).length;
  const actionOf = (part: string) => `?${new URLSearchParams(queryOf(report))}#${part}`;
  const figures = { date: formatDate(today), given: String(given), all: String(prices.length) };
  const subtitle = old > 0 ? m.listing_prices_lead_old({ ...figures, old }) : m.listing_prices_lead(figures);
  return (
    <DashboardPage title={m.team_prices()} subtitle={subtitle}>
      <DoneNote>{actionData ? undefined : sentence(done, changed)}</DoneNote>
      <Tabs
        label={m.listing_prices_sections()}
        items={[
          { href: "#precios", label: m.listing_prices_title(), ...(old > 0 && { count: old }) },
          { href: "#lista", label: m.listing_prices_list_file() },
          { href: "#resultados", label: m.listing_outcomes_title() },
        ]}
      />
      <PricesPanel place={place} action={actionOf("precios")} prices={prices} refused={actionData?.part === "prices" ? actionData : null} />
      <PriceListPanel
        place={place}
        action={actionOf("lista")}
        list={list}
        refused={actionData?.part === "list" ? actionData.refused : null}
      />
      <OutcomesPanel
        // Another year or kind of eggs begins with its own figures.
        key={`${report.year} ${report.eggSource}`}
        place={place}
        action={actionOf("resultados")}
        report={report}
        thisYear={thisYear}
        outcomes={outcomes}
        evidence={evidence}
        refused={actionData?.part === "outcomes" ? actionData : null}
      />
    </DashboardPage>
  );
}

function sentence(done: string | null, changed: number): string | undefined {
  if (!done) return undefined;
  if (done === "lista") return m.listing_prices_list_done();
  if (changed === 0) return m.listing_prices_nothing();
  return done === "precios" ? m.listing_prices_done({ count: changed }) : m.listing_outcomes_done({ count: changed });
}
