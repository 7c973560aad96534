import { data } from "react-router";
import { CenterCard } from "#app/components/directory/cards/center-card.tsx";
import { About } from "#app/components/directory/center/about.tsx";
import { Donors } from "#app/components/directory/center/donors.tsx";
import { Gallery } from "#app/components/directory/center/gallery.tsx";
import { CenterHeader } from "#app/components/directory/center/header.tsx";
import { KeyFacts } from "#app/components/directory/center/key-facts.tsx";
import { Location } from "#app/components/directory/center/location.tsx";
import { Outcomes } from "#app/components/directory/center/outcomes.tsx";
import { Patients } from "#app/components/directory/center/patients.tsx";
import { Practical } from "#app/components/directory/center/practical.tsx";
import { Prices } from "#app/components/directory/center/prices.tsx";
import { Reviews } from "#app/components/directory/center/reviews.tsx";
import { Team } from "#app/components/directory/center/team.tsx";
import { LeadDialog } from "#app/components/leads/form/lead-dialog.tsx";
import { useConversion } from "#app/components/money/shown-money.ts";
import { servicesContext } from "#app/context.ts";
import { type LookedAt, readLookedAt } from "#app/forms/directory/looked-at.ts";
import { LOOKED_AT_QUERY } from "#app/forms/directory/looked-at-query.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { breadcrumbData, canonical, pageMeta } from "#app/seo.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { CardRow } from "#app/ui/card-row.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { publicConduct } from "#domain/conduct/conduct-queries.server.ts";
import { closedDays, SHOWN_DAYS } from "#domain/consultations/closed-days.server.ts";
import { hasFreeSlot } from "#domain/consultations/hours-queries.server.ts";
import type { CenterCard as Center } from "#domain/directory/center-card.ts";
import { centerBySlug } from "#domain/directory/center-detail.server.ts";
import { townsAround } from "#domain/directory/cities.server.ts";
import { similarCenters } from "#domain/directory/similar-centers.server.ts";
import { openingPrice } from "#domain/offers/lead-prices.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/center";
import { Conduct } from "./center/conduct.tsx";
import { ContactCard } from "./center/contact-card.tsx";
import { MobileBar } from "./center/mobile-bar.tsx";
import { clinicData } from "./center/structured-data.ts";

export const handle = { cache: "shared", query: { tab: oneOf(["resenas"]), ...LOOKED_AT_QUERY } } satisfies Handle;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const all = query.get("tab") === "resenas";
  const center = await centerBySlug(db, params.slug, { allReviews: all });
  if (!center) throw data(null, { status: 404 });
  const address = (path: string) => canonical(publicUrl, path);
  const { city, cityPosition } = center.place;
  // Preselected only when the center offers it: a request for anything else would reach nobody.
  const { service: asked, patients } = readLookedAt(query);
  const service = center.services.find(({ id }) => id === asked)?.id;
  const [similar, towns, opening, bookable, closed, conduct] = await Promise.all([
    similarCenters(db, center.id, { patients, below: true }),
    cityPosition ? townsAround(db, cityPosition) : [],
    openingPrice(db, service ?? null),
    hasFreeSlot(db, center.id),
    closedDays(db, center.id, SHOWN_DAYS),
    publicConduct(db, center.id),
  ]);
  return {
    center,
    service,
    patients,
    opening,
    bookable,
    closed,
    conduct,
    similar,
    towns: towns.filter(({ name }) => name !== city?.name),
    addresses: {
      home: address("/"),
      list: address("/centros"),
      city: city && address(pathOfCity(city.slug)),
      self: address(`/centros/${center.slug}`),
    },
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { center, closed, addresses } = loaderData;
  const { name, city } = center;
  const services = center.services
    .slice(0, 4)
    .map(({ shortName }) => shortName)
    .join(", ");
  return pageMeta({
    title: city ? m.centers_profile_page_title({ name, city }) : m.centers_profile_page_title_no_city({ name }),
    description: city ? m.centers_profile_description({ name, city, services }) : m.centers_profile_description_no_city({ name, services }),
    siteName: matches[0].loaderData.site.name,
    canonical: addresses.self,
    structured: [
      clinicData(center, closed, addresses.self),
      breadcrumbData([
        { name: m.centers_crumb(), url: addresses.list },
        ...(city && addresses.city ? [{ name: city, url: addresses.city }] : []),
        { name, url: addresses.self },
      ]),
    ],
  });
}

export default function CenterPage({
  loaderData: { center, service, patients, opening, bookable, closed, conduct, similar, towns, addresses },
}: Route.ComponentProps) {
  const { name } = center;
  const { city } = center.place;
  return (
    <main id="contenido" tabIndex={-1} data-seen="view_center" data-facts={JSON.stringify({ center_id: center.id, center_name: name })}>
      <div className="wrap">
        <div className="pt-2.5 [&_a]:flex-none">
          <Breadcrumb
            label={m.centers_crumbs()}
            items={[
              { href: href("/centros"), label: m.centers_crumb() },
              ...(city ? [{ href: href(pathOfCity(city.slug)), label: city.name }] : []),
            ]}
            current={name}
          />
        </div>
        <Gallery center={center} />
        <div className="grid items-start gap-10 pt-6 md:grid-cols-[minmax(0,1fr)_340px] md:gap-8 md:pt-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-14">
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-9">
            <CenterHeader center={center} address={addresses.self} asked={{ service, patients }} />
            <KeyFacts center={center} />
            <Tabs
              label={m.centers_profile_sections()}
              items={[
                { href: "#precios", label: m.centers_tab_prices() },
                { href: "#resultados", label: m.centers_tab_outcomes() },
                { href: "#equipo", label: m.centers_tab_team() },
                { href: "#ubicacion", label: m.centers_tab_location() },
                { href: "#resenas", label: m.centers_tab_reviews() },
              ]}
              className="max-md:-mx-[var(--gutter)] max-md:px-3 [scroll-target-group:auto] [&>a:target-current]:border-alba-400 [&>a:target-current]:text-brand"
            />
            <Prices center={center} service={service} />
            <Outcomes reported={center.reported} />
            <About center={center} />
            <Team team={center.team} />
            <Patients center={center} />
            <Donors center={center} />
            <Practical center={center} />
            <Location center={center} closed={closed} towns={towns} />
            {conduct && <Conduct conduct={conduct} />}
            <Reviews center={center} />
          </div>
          <ContactCard center={center} service={service} situation={patients} opening={opening} bookable={bookable} />
        </div>
        <Similar centers={similar} asked={{ service, patients }} />
      </div>
      <MobileBar center={center} />
      <LeadDialog />
    </main>
  );
}

function Similar({ centers, asked }: { centers: readonly Center[]; asked: LookedAt }) {
  const conversion = useConversion();
  if (centers.length === 0) return null;
  return (
    <section aria-labelledby="parecidos" className="band">
      <h2 id="parecidos" className="mb-7 title-2">
        {m.centers_similar_title()}
      </h2>
      <CardRow columns={3} className="sm:max-md:*:basis-[44%] md:grid-cols-3">
        {centers.map((center) => (
          <CenterCard key={center.id} center={center} asked={asked} conversion={conversion} distant />
        ))}
      </CardRow>
    </section>
  );
}

const pathOfCity = (slug: string) => `/ciudades/${slug}`;
