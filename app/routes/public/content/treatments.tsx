import ArrowRight from "lucide-react/icons/arrow-right";
import { monthsOf } from "#app/components/content/price-sample.tsx";
import { GuideArch } from "#app/components/illustration/leaves.tsx";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { breadcrumbData, canonical, pageMeta } from "#app/seo.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Note } from "#app/ui/note.tsx";
import { pathOfTreatment, TREATMENT_CATEGORIES, type TreatmentCategory } from "#domain/content/content.ts";
import { listTreatments } from "#domain/content/treatments.server.ts";
import { priceRanges } from "#domain/directory/price-ranges.server.ts";
import { centersByService } from "#domain/directory/service-offer.server.ts";
import { mainLineOf } from "#domain/directory/treatment-prices.ts";
import { m } from "#messages/m.ts";
import { plain } from "#platform/plain-text.ts";
import { CATEGORY_NAMES } from "#texts/treatments.ts";
import type { Route } from "./+types/treatments";
import { type ListedTreatment, TreatmentCard } from "./treatments/treatment-card.tsx";

export const handle = { cache: "shared", sitemap: true } satisfies Handle;

/** The treatment to begin with when nothing is diagnosed. */
const FIRST_STUDIES = "diagnostico-de-fertilidad";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const [treatments, ranges, offered] = await Promise.all([listTreatments(db), priceRanges(db), centersByService(db)]);
  const listed = treatments.map((treatment): ListedTreatment => {
    const main = ranges.find(({ lineId }) => lineId === mainLineOf(treatment.serviceId));
    return {
      ...treatment,
      centers: (treatment.serviceId && offered[treatment.serviceId]) || 0,
      price: main ? { lowCents: main.lowCents, centers: main.centers, months: monthsOf(main.from, main.to) } : null,
    };
  });
  const address = (path: string) => canonical(publicUrl, path);
  return {
    listed,
    addresses: { home: address("/"), self: address("/tratamientos"), treatments: listed.map(({ slug }) => address(pathOfTreatment(slug))) },
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { listed, addresses } = loaderData;
  return pageMeta({
    title: m.treatments_list_title(),
    description: m.treatments_list_description(),
    siteName: matches[0].loaderData.site.name,
    canonical: addresses.self,
    structured: [
      breadcrumbData([
        { name: m.centers_crumb_home(), url: addresses.home },
        { name: m.treatments_crumb(), url: addresses.self },
      ]),
      {
        "@type": "ItemList",
        numberOfItems: listed.length,
        itemListElement: listed.map(({ name }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name,
          url: addresses.treatments[index],
        })),
      },
    ],
  });
}

export default function TreatmentsPage({ loaderData: { listed } }: Route.ComponentProps) {
  return (
    <main id="contenido" tabIndex={-1}>
      <section className="warm-below">
        <div className="wrap grid grid-cols-[minmax(0,1fr)] pt-3 md:grid-cols-[1.35fr_.65fr] md:gap-16">
          <div className="grid content-center gap-4 pt-2 pb-7 md:pt-7 md:pb-14">
            <Breadcrumb
              label={m.centers_crumbs()}
              items={[{ href: href("/"), label: m.centers_crumb_home() }]}
              current={m.treatments_crumb()}
            />
            <h1 className="title-1">{m.treatments_list_title()}</h1>
            <p className="lead max-w-[36em]">{m.treatments_list_lead()}</p>
          </div>
          <GuideArch alt="" className="mx-auto block h-auto w-full max-w-60 self-end md:max-w-none" />
        </div>
      </section>
      <div className="wrap grid gap-14 pt-9 pb-18 md:gap-18 md:pt-14 md:pb-25">
        {listed.some(({ slug }) => slug === FIRST_STUDIES) && (
          <Note kind="info">
            <h2 className="font-bold">{m.treatments_list_start_title()}</h2>
            <p>
              {m.treatments_list_start()}{" "}
              <a className="link" href={href(pathOfTreatment(FIRST_STUDIES))}>
                {m.treatments_list_start_link()}
              </a>
            </p>
          </Note>
        )}
        {listed.length === 0 && <p>{m.treatments_list_empty()}</p>}
        {TREATMENT_CATEGORIES.map((category) => {
          const treatments = listed.filter((treatment) => treatment.category === category);
          if (treatments.length === 0) return null;
          const id = anchorOf(category);
          return (
            <section key={category} aria-labelledby={id} className="grid gap-6 md:gap-8">
              <h2 id={id} className="title-2">
                {CATEGORY_NAMES[category]()}
              </h2>
              <ul className="grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
                {treatments.map((treatment) => (
                  <li key={treatment.slug} className="grid min-w-0">
                    <TreatmentCard treatment={treatment} />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        <p className="max-w-text text-sm text-ink-2">
          {m.treatments_list_prices_note()}{" "}
          <a className="link inline-flex items-center gap-1" href={href("/como-revisamos")}>
            {m.articles_how_we_review()}
            <ArrowRight />
          </a>
        </p>
      </div>
    </main>
  );
}

/** Returns the anchor of a category: its first word. */
const anchorOf = (category: TreatmentCategory): string => plain(category).split(" ")[0]!;
