import { LegalPanel, type RenderedPosition } from "#app/components/content/legal-panel.tsx";
import { href } from "#app/locale.ts";
import { type Article, pathOfArticle } from "#domain/content/content.ts";
import type { CityWithService } from "#domain/directory/city-treatments.server.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

interface FurtherProps {
  city: { slug: string; name: string };
  treatment: { slug: string; shortName: string };
  others: readonly CityWithService[];
  positions: readonly RenderedPosition[];
  articles: readonly Pick<Article, "kind" | "slug" | "title">[];
}

/** The law by kind of family, the same treatment in other cities, and further reading. */
export function Further({ city, treatment, others, positions, articles }: FurtherProps) {
  return (
    <>
      {positions.length > 0 && (
        <section aria-labelledby="situacion-legal" className="grid gap-5 pt-16 md:pt-20">
          <h2 id="situacion-legal" className="title-2">
            {m.treatments_legal()}
          </h2>
          <LegalPanel positions={positions} />
        </section>
      )}
      <div className="grid gap-x-14 gap-y-12 pt-16 md:grid-cols-2 md:pt-20">
        {others.length > 0 && (
          <section aria-labelledby="otras-ciudades">
            <h2 id="otras-ciudades" className="title-3">
              {m.cities_pair_elsewhere({ treatment: treatment.shortName })}
            </h2>
            <ul className="mt-4 border-t">
              {others.map(({ slug, name, centers }) => (
                <Row key={slug} to={`/${slug}/tratamientos/${treatment.slug}`} title={name}>
                  {m.centers_count({ count: centers, number: formatNumber(centers) })}
                </Row>
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="seguir-leyendo">
          <h2 id="seguir-leyendo" className="title-3">
            {m.treatments_read_more()}
          </h2>
          <ul className="mt-4 border-t">
            {articles.map((article) => (
              <Row key={article.slug} to={pathOfArticle(article)} title={article.title} />
            ))}
            <Row to={`/tratamientos/${treatment.slug}`} title={m.cities_pair_about({ treatment: treatment.shortName })} />
            <Row to={`/ciudades/${city.slug}`} title={m.cities_pair_city({ city: city.name })} />
            <Row to="/republica-dominicana/planificar-mi-experiencia" title={m.cities_trip_guide()} />
          </ul>
        </section>
      </div>
    </>
  );
}

function Row({ to, title, children }: { to: string; title: string; children?: string }) {
  return (
    <li className="border-b">
      <a
        href={href(to)}
        className="flex min-h-12 items-center justify-between gap-4 rounded-xs px-1 py-2.5 font-semibold text-ink no-underline smooth hover:bg-tint"
      >
        {title} {children && <span className="num text-sm font-book text-ink-2">{children}</span>}
      </a>
    </li>
  );
}
