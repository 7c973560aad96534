import { data } from "react-router";
import { renderCityText } from "#app/components/content/rendered-city-text.server.ts";
import { renderPositions } from "#app/components/content/rendered-treatment.server.ts";
import { CityScene } from "#app/components/illustration/illustration.tsx";
import { LeadDialog } from "#app/components/leads/form/lead-dialog.tsx";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { treatmentData } from "#app/routes/public/content/treatment/structured-data.ts";
import { breadcrumbData, canonical, pageMeta } from "#app/seo.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { articlesAbout } from "#domain/content/articles.server.ts";
import { cityTextOf } from "#domain/content/city-texts.server.ts";
import { pathOfTreatment } from "#domain/content/content.ts";
import { legalPositions } from "#domain/content/legal-positions.server.ts";
import { sourcesById } from "#domain/content/sources.server.ts";
import { listCities, mappedCenters, offerIn, specialistsIn } from "#domain/directory/cities.server.ts";
import { MAX_MAPPED } from "#domain/directory/city.ts";
import { cityDifferences } from "#domain/directory/city-differences.ts";
import { centerPricesIn, cityTreatment } from "#domain/directory/city-treatments.server.ts";
import { priceRanges } from "#domain/directory/price-ranges.server.ts";
import { mainLineOf, rangesOfTreatment } from "#domain/directory/treatment-prices.ts";
import { loadVocabulary } from "#domain/directory/vocabulary.server.ts";
import { nearestAirports } from "#domain/trip/airports.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import type { Route } from "./+types/city-treatment";
import { AskHere } from "./city/ask-here.tsx";
import { MapAndList } from "./city/map-and-list.tsx";
import { PeopleHere } from "./city/people-here.tsx";
import { cityData } from "./city/structured-data.ts";
import { CenterPrices } from "./city-treatment/center-prices.tsx";
import { Different } from "./city-treatment/different.tsx";
import { Further } from "./city-treatment/further.tsx";
import { OwnWords } from "./city-treatment/own-words.tsx";
import { PricesHereAndThere } from "./city-treatment/prices-here-and-there.tsx";

export const handle = { cache: "shared" } satisfies Handle;

const SPECIALIST_CARDS = 4;
const ARTICLES = 3;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const found = await cityTreatment(db, params.city, params.slug);
  if (!found) throw data(null, { status: 404 });
  const { city, treatment, cities } = found;
  const { slug, serviceId } = treatment;
  const [vocabulary, towns, mapped, prices, offer, specialists, here, country, positions, articles, text] = await Promise.all([
    loadVocabulary(db),
    listCities(db),
    mappedCenters(db, city.name, serviceId),
    centerPricesIn(db, city.name, serviceId, MAX_MAPPED),
    offerIn(db, city.name, serviceId),
    specialistsIn(db, city.name, SPECIALIST_CARDS, serviceId),
    priceRanges(db, { city: city.name, offering: serviceId }),
    priceRanges(db, { offering: serviceId }),
    legalPositions(db, slug),
    articlesAbout(db, slug, ARTICLES),
    cityTextOf(db, city.slug, slug),
  ]);
  const mainLine = mainLineOf(serviceId);
  const legalSources = await sourcesById(db, [...new Set(positions.flatMap(({ sourceIds }) => sourceIds))]);
  const address = (path: string) => canonical(publicUrl, path);
  return {
    city,
    treatment,
    mapped,
    prices,
    specialists,
    spoken: vocabulary.languages,
    towns: towns.filter((town) => town.slug !== city.slug).map(({ name, latitude, longitude }) => ({ name, latitude, longitude })),
    here: rangesOfTreatment(serviceId, here),
    country: rangesOfTreatment(serviceId, country),
    differences: cityDifferences({
      centers: { here: city.centers, country: cities.reduce((sum, { centers }) => sum + centers, 0) },
      verifiedHere: city.verifiedCenters,
      price: {
        here: here.find(({ lineId }) => lineId === mainLine) ?? null,
        country: country.find(({ lineId }) => lineId === mainLine) ?? null,
      },
    }),
    languages: offer.languages,
    airport: nearestAirports(city, 1)[0]!,
    others: cities.filter((other) => other.slug !== city.slug),
    text: text && (await renderCityText(db, text)),
    positions: renderPositions(positions, legalSources),
    articles: articles.map((article) => ({ kind: article.kind, slug: article.slug, title: article.title })),
    addresses: {
      home: address("/"),
      list: address("/ciudades"),
      city: address(`/ciudades/${city.slug}`),
      self: address(`/${city.slug}/tratamientos/${slug}`),
      centers: mapped.map((center) => address(`/centros/${center.slug}`)),
    },
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { city, treatment, mapped, addresses } = loaderData;
  const { site } = matches[0].loaderData;
  const title = m.cities_pair_title({ treatment: treatment.name, city: city.name });
  return pageMeta({
    title: m.cities_pair_page_title({ treatment: treatment.shortName, city: city.name }),
    description: m.cities_pair_description({
      treatment: treatment.shortName,
      city: city.name,
      count: city.centers,
      number: formatNumber(city.centers),
    }),
    siteName: site.name,
    canonical: addresses.self,
    structured: [
      {
        ...treatmentData({ ...treatment, title }, { address: addresses.self, siteName: site.name, home: addresses.home }),
        spatialCoverage: cityData({ city, addresses: { self: addresses.city } }),
      },
      breadcrumbData([
        { name: m.cities_crumb(), url: addresses.list },
        { name: city.name, url: addresses.city },
        { name: treatment.shortName, url: addresses.self },
      ]),
      {
        "@type": "ItemList",
        numberOfItems: city.centers,
        itemListElement: mapped.map(({ name }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name,
          url: addresses.centers[index],
        })),
      },
    ],
  });
}

export default function CityTreatmentPage({ loaderData }: Route.ComponentProps) {
  const { city, treatment, mapped, prices, specialists, spoken, towns, here, country, differences, languages, airport } = loaderData;
  const { others, positions, articles, text } = loaderData;
  const crumbs = [
    { href: href("/ciudades"), label: m.cities_crumb() },
    { href: href(`/ciudades/${city.slug}`), label: city.name },
  ];
  return (
    <main id="contenido" tabIndex={-1} className="wrap pb-18 md:pb-25">
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-16 pt-[18px] md:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid gap-2">
          <Breadcrumb label={m.cities_crumbs()} items={crumbs} current={treatment.shortName} />
          <h1 className="title-1">{m.cities_pair_title({ treatment: treatment.name, city: city.name })}</h1>
          <p className="mt-1 lead">{treatment.summary}</p>
          <TextLink href={href(pathOfTreatment(treatment.slug))}>{m.cities_pair_about({ treatment: treatment.shortName })}</TextLink>
        </div>
        <div aria-hidden className="h-64 overflow-hidden rounded-arch max-md:hidden print:hidden">
          <CityScene city={city.name} slug={treatment.slug} alt="" />
        </div>
      </div>
      <Different city={city} differences={differences} languages={languages} airport={airport} />
      <MapAndList
        title={m.cities_pair_centers({ count: city.centers, number: formatNumber(city.centers) })}
        city={city}
        centers={mapped}
        total={city.centers}
        towns={towns}
      />
      <CenterPrices
        centers={prices}
        serviceId={treatment.serviceId}
        returnTo={href(`/${city.slug}/tratamientos/${treatment.slug}#precios-por-centro`)}
      />
      <PricesHereAndThere city={city.name} serviceId={treatment.serviceId} here={here} country={country} />
      {text && <OwnWords text={text} />}
      <PeopleHere title={m.cities_pair_people({ city: city.name })} specialists={specialists} languages={spoken} />
      <div className="pt-16 md:pt-20">
        <AskHere city={city.name} service={{ id: treatment.serviceId, name: treatment.shortName }} />
      </div>
      <Further city={city} treatment={treatment} others={others} positions={positions} articles={articles} />
      <LeadDialog />
    </main>
  );
}
