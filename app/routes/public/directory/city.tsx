import { data } from "react-router";
import { LeadDialog } from "#app/components/leads/form/lead-dialog.tsx";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { breadcrumbData, canonical, pageMeta } from "#app/seo.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import {
  centersIn,
  listCities,
  mappedCenters,
  nearestCenters,
  offerIn,
  repliesIn,
  specialistsIn,
} from "#domain/directory/cities.server.ts";
import { treatmentsIn } from "#domain/directory/city-treatments.server.ts";
import { byDistance } from "#domain/directory/position.ts";
import { loadVocabulary } from "#domain/directory/vocabulary.server.ts";
import { nearestAirports } from "#domain/trip/airports.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import type { Route } from "./+types/city";
import { AskHere } from "./city/ask-here.tsx";
import { CityCenters } from "./city/city-centers.tsx";
import { CityFacts } from "./city/city-facts.tsx";
import { CityTreatments } from "./city/city-treatments.tsx";
import { GettingThere } from "./city/getting-there.tsx";
import { MapAndList } from "./city/map-and-list.tsx";
import { NoCentersHere } from "./city/no-centers-here.tsx";
import { PeopleHere } from "./city/people-here.tsx";
import { cityData } from "./city/structured-data.ts";

export const handle = { cache: "shared" } satisfies Handle;

/** The page shows the first row of each; the lists show all. */
const CENTER_CARDS = 6;
const SPECIALIST_CARDS = 4;
const NEIGHBORS = 4;
const NEAREST_CENTERS = 6;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const cities = await listCities(db);
  const city = cities.find(({ slug }) => slug === params.slug);
  if (!city) throw data(null, { status: 404 });
  const others = cities.filter(({ slug }) => slug !== city.slug);
  const address = (path: string) => canonical(publicUrl, path);
  const [vocabulary, cards, mapped, offer, replies, specialists, nearest] = await Promise.all([
    loadVocabulary(db),
    centersIn(db, city.name, CENTER_CARDS),
    mappedCenters(db, city.name),
    offerIn(db, city.name),
    repliesIn(db, city.name),
    specialistsIn(db, city.name, SPECIALIST_CARDS),
    city.centers === 0 ? nearestCenters(db, city, NEAREST_CENTERS) : [],
  ]);
  return {
    city,
    cards,
    mapped,
    languages: offer.languages,
    replies,
    specialists,
    spoken: vocabulary.languages,
    treatments: await treatmentsIn(db, city.name, offer),
    nearest,
    towns: others.map(({ slug, name, latitude, longitude }) => ({ slug, name, latitude, longitude })),
    neighbors: byDistance(
      city,
      others.filter(({ centers }) => centers > 0),
    ).slice(0, NEIGHBORS),
    airports: nearestAirports(city, 2),
    addresses: {
      home: address("/"),
      list: address("/ciudades"),
      self: address(`/ciudades/${city.slug}`),
      centers: mapped.map(({ slug }) => address(`/centros/${slug}`)),
    },
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { city, nearest, addresses } = loaderData;
  const { name: site } = matches[0].loaderData.site;
  const facts = { city: city.name, count: city.centers, number: formatNumber(city.centers), specialists: formatNumber(city.specialists) };
  return pageMeta({
    title: m.cities_city_page_title({ city: city.name }),
    description:
      city.centers > 0
        ? m.cities_city_description(facts)
        : m.cities_empty_description({ site, city: city.name, nearest: nearest[0]?.city ?? m.cities_nowhere() }),
    siteName: site,
    canonical: addresses.self,
    // A city without centers has nothing to find yet.
    index: city.centers > 0,
    structured: [
      cityData(loaderData),
      breadcrumbData([
        { name: m.cities_crumb_home(), url: addresses.home },
        { name: m.cities_crumb(), url: addresses.list },
        { name: city.name, url: addresses.self },
      ]),
      {
        "@type": "ItemList",
        numberOfItems: city.centers,
        itemListElement: loaderData.mapped.map(({ name }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name,
          url: addresses.centers[index],
        })),
      },
    ],
  });
}

export default function CityPage({ loaderData }: Route.ComponentProps) {
  const { city, cards, mapped, languages, replies, specialists, spoken, treatments, nearest, towns, neighbors, airports } = loaderData;
  const crumbs = [
    { href: href("/"), label: m.cities_crumb_home() },
    { href: href("/ciudades"), label: m.cities_crumb() },
  ];
  return (
    <main id="contenido" tabIndex={-1}>
      <div className="wrap">
        <div className="grid max-w-205 gap-2 pt-[18px]">
          <Breadcrumb label={m.cities_crumbs()} items={crumbs} current={city.name} />
          <h1 className="title-1">{m.centers_title_in_city({ city: city.name })}</h1>
        </div>
        {city.centers > 0 ? (
          <>
            <CityFacts city={city} replies={replies} />
            <MapAndList title={m.cities_map_title()} city={city} centers={mapped} total={city.centers} towns={towns} />
            <CityCenters city={city} cards={cards} />
          </>
        ) : (
          <NoCentersHere city={city} nearest={nearest} towns={towns} />
        )}
        <CityTreatments city={city} treatments={treatments} />
        <PeopleHere
          specialists={specialists}
          languages={spoken}
          title={m.cities_people_title({ city: city.name })}
          all={href(`/especialistas?${new URLSearchParams({ city: city.name })}`)}
        />
      </div>
      <GettingThere city={city} airports={airports} neighbors={neighbors} languages={languages} />
      <div className="wrap band">
        <AskHere city={city.name} />
      </div>
      <LeadDialog />
    </main>
  );
}
