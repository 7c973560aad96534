import { data, redirect } from "react-router";
import { SpecialistCard } from "#app/components/directory/cards/specialist-card.tsx";
import { languageList } from "#app/components/directory/language-list.ts";
import { LeadDialog } from "#app/components/leads/form/lead-dialog.tsx";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf, slugs } from "#app/query-shapes.ts";
import { breadcrumbData, canonical, pageMeta } from "#app/seo.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { CardRow } from "#app/ui/card-row.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { similarSpecialists, specialistBySlug, specialistSlugLike } from "#domain/directory/specialist-detail.server.ts";
import { loadVocabulary } from "#domain/directory/vocabulary.server.ts";
import { openingPrice } from "#domain/offers/lead-prices.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/specialist";
import { About } from "./specialist/about.tsx";
import { Contact } from "./specialist/contact.tsx";
import { SpecialistHeader } from "./specialist/header.tsx";
import { SpecialistFacts } from "./specialist/key-facts.tsx";
import { ContactBar } from "./specialist/mobile-bar.tsx";
import { Practice } from "./specialist/practice.tsx";
import { SpecialistReviews } from "./specialist/reviews.tsx";
import { specialistData } from "./specialist/structured-data.ts";

export const handle = { cache: "shared", query: { tab: oneOf(["resenas"]), servicio: slugs() } } satisfies Handle;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const all = query.get("tab") === "resenas";
  const specialist = await specialistBySlug(db, params.slug, { allReviews: all });
  if (!specialist) {
    const meant = await specialistSlugLike(db, params.slug);
    if (meant) throw redirect(href(`/especialistas/${meant}`), 301);
    throw data(null, { status: 404 });
  }
  const service = query.get("servicio") ?? undefined;
  const [similar, { languages }, opening] = await Promise.all([
    similarSpecialists(db, specialist.id),
    loadVocabulary(db),
    openingPrice(db, service ?? null),
  ]);
  const address = (path: string) => canonical(publicUrl, path);
  return {
    specialist,
    service,
    opening,
    similar: similar.map((person) => ({ person, languages: languageList(person.languages, languages) })),
    addresses: {
      home: address("/"),
      list: address("/especialistas"),
      self: address(`/especialistas/${specialist.slug}`),
      centers: specialist.centers.map(({ slug }) => address(`/centros/${slug}`)),
    },
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { specialist, addresses } = loaderData;
  const { name, city } = specialist;
  const specialty = specialist.specialty ?? m.profile_specialty_generic();
  return pageMeta({
    title: city ? m.profile_page_title({ name, specialty, city }) : m.profile_page_title_no_city({ name, specialty }),
    description: city ? m.profile_description({ name, specialty, city }) : m.profile_description_no_city({ name, specialty }),
    siteName: matches[0].loaderData.site.name,
    canonical: addresses.self,
    structured: [
      specialistData(specialist, addresses),
      breadcrumbData([
        { name: m.centers_crumb_home(), url: addresses.home },
        { name: m.profile_crumb(), url: addresses.list },
        { name, url: addresses.self },
      ]),
    ],
  });
}

export default function SpecialistPage({ loaderData: { specialist, service, opening, similar, addresses } }: Route.ComponentProps) {
  const { id, name } = specialist;
  return (
    <main id="contenido" tabIndex={-1} data-seen="view_doctor" data-facts={JSON.stringify({ doctor_id: id, doctor_name: name })}>
      <div className="wrap">
        <div className="pt-2.5 [&_a]:flex-none">
          <Breadcrumb
            label={m.centers_crumbs()}
            items={[
              { href: href("/"), label: m.centers_crumb_home() },
              { href: href("/especialistas"), label: m.profile_crumb() },
            ]}
            current={name}
          />
        </div>
        <div className="grid items-start gap-10 pt-6 md:grid-cols-[minmax(0,1fr)_340px] md:gap-8 md:pt-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-14">
          <div className="grid min-w-0 gap-9">
            <SpecialistHeader specialist={specialist} address={addresses.self} />
            <SpecialistFacts specialist={specialist} />
            <Tabs
              label={m.profile_sections()}
              items={[
                { href: "#sobre", label: m.profile_tab_about() },
                { href: "#donde", label: m.profile_tab_centers() },
                { href: "#resenas", label: m.profile_tab_reviews() },
              ]}
              className="max-md:-mx-[var(--gutter)] max-md:px-3 [scroll-target-group:auto] [&>a:target-current]:border-alba-400 [&>a:target-current]:text-brand"
            />
            <About specialist={specialist} />
            <Practice specialist={specialist} service={service} />
            <SpecialistReviews specialist={specialist} />
          </div>
          <Contact specialist={specialist} service={service} opening={opening} />
        </div>
        {similar.length > 0 && (
          <section aria-labelledby="parecidos" className="band">
            <h2 id="parecidos" className="mb-7 title-2">
              {m.profile_similar_title()}
            </h2>
            <CardRow columns={4}>
              {similar.map(({ person, languages }) => (
                <SpecialistCard key={person.id} specialist={person} languages={languages} />
              ))}
            </CardRow>
          </section>
        )}
      </div>
      <ContactBar specialist={specialist} />
      <LeadDialog />
    </main>
  );
}
