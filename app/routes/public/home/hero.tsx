import { HeroArt } from "#app/components/illustration/hero.tsx";
import SearchBox from "#app/islands/widgets/search-box.tsx";
import { href } from "#app/locale.ts";
import type { Vocabulary } from "#domain/directory/vocabulary.ts";
import { m } from "#messages/m.ts";

/** The search overlaps the waterline. Its suggestions may extend below the hero, so only the picture is clipped. */
export function Hero({ vocabulary: { cities, services, languages, payments } }: { vocabulary: Vocabulary }) {
  return (
    <section className="relative">
      <div className="absolute inset-0 overflow-hidden sm:max-md:[&_img]:block sm:max-md:[&_svg]:hidden">
        <HeroArt />
      </div>
      <div className="wrap relative flex flex-col justify-between gap-32 pt-6 pb-7 sm:gap-44 sm:pt-9 md:min-h-167 md:gap-14 md:pt-18 md:pb-16">
        <div className="grid max-w-165 gap-4 md:gap-[22px] sm:max-lg:max-w-120">
          <h1 className="title-0">{m.home_hero_title()}</h1>
          <p className="lead max-w-[33em] md:text-[1.25rem]">{m.home_hero_lead()}</p>
        </div>
        <SearchBox
          screens={{ all: href("/busqueda"), centers: href("/centros"), specialists: href("/especialistas") }}
          suggestionsUrl={href("/api/sugerencias")}
          shortcuts={[
            {
              label: m.home_search_second_opinion(),
              href: href(`/busqueda?${new URLSearchParams({ q: m.home_search_second_opinion() })}`),
            },
            { label: m.home_search_freeze_eggs(), href: href("/centros?services=preservacion") },
          ]}
          cities={cities.filter(({ active }) => active).map(({ name }) => name)}
          services={services.map(({ id, name }) => ({ id, name }))}
          languages={languages.map(({ code, ownName }) => ({ code, name: ownName }))}
          payments={payments.map(({ id, name }) => ({ id, name }))}
        />
      </div>
    </section>
  );
}
