import { LeadDialog } from "#app/components/leads/form/lead-dialog.tsx";
import { Stated } from "#app/components/statements/stated.tsx";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { loadTeamReply } from "#app/load-team-reply.server.ts";
import { languageTag } from "#app/locale.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { Card } from "#app/ui/card.tsx";
import { cityCounts } from "#domain/directory/cities.server.ts";
import { directoryCounts, featuredCenters, homeSpecialists, homeTestimonials } from "#domain/directory/home.server.ts";
import { priceRanges } from "#domain/directory/price-ranges.server.ts";
import { loadVocabulary } from "#domain/directory/vocabulary.server.ts";
import { shownStatements } from "#domain/statements/shown-statements.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/home";
import { Cities } from "./home/cities.tsx";
import { Contact } from "./home/contact.tsx";
import { Costs } from "./home/costs.tsx";
import { Counters } from "./home/counters.tsx";
import { FeaturedCenters } from "./home/featured-centers.tsx";
import { Hero } from "./home/hero.tsx";
import { Specialists } from "./home/specialists.tsx";
import { Steps } from "./home/steps.tsx";
import { Testimonials } from "./home/testimonials.tsx";
import { Trip } from "./home/trip.tsx";

export const handle = { cache: "shared", sitemap: true } satisfies Handle;

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const [vocabulary, counts, centers, specialists, ranges, cities, testimonials, reply, statements] = await Promise.all([
    loadVocabulary(db),
    directoryCounts(db),
    featuredCenters(db, 3),
    homeSpecialists(db, 4),
    priceRanges(db),
    cityCounts(db),
    homeTestimonials(db),
    loadTeamReply(db),
    shownStatements(db, "/"),
  ]);
  const address = canonical(publicUrl, "/");
  return { vocabulary, counts, centers, specialists, ranges, cities, testimonials, reply, statements, address };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { site } = matches[0].loaderData;
  return pageMeta({
    title: m.home_page_title(),
    description: m.home_description(),
    siteName: site.name,
    canonical: loaderData.address,
    structured: [{ "@type": "WebSite", name: site.name, alternateName: site.tagline, url: loaderData.address, inLanguage: languageTag() }],
  });
}

export default function HomePage({ loaderData, matches }: Route.ComponentProps) {
  const { vocabulary, counts, centers, specialists, ranges, cities, testimonials, reply, statements } = loaderData;
  const { site } = matches[0].loaderData;
  return (
    <main id="contenido" tabIndex={-1}>
      <Hero vocabulary={vocabulary} />
      <Counters counts={counts} />
      {statements.length > 0 && (
        <section className="wrap mt-5 md:mt-8">
          <Card>
            <Stated statements={statements} />
          </Card>
        </section>
      )}
      <FeaturedCenters centers={centers} total={counts.centers} />
      <Steps />
      <Specialists specialists={specialists} languages={vocabulary.languages} total={counts.specialists} />
      <Costs ranges={ranges} />
      <Cities cities={cities} />
      <Testimonials testimonials={testimonials} />
      <Trip />
      <Contact phone={site.phone} phoneE164={site.phoneE164} reply={reply} />
      <LeadDialog />
    </main>
  );
}
