import { data } from "react-router";
import { factsContext, servicesContext } from "#app/context.ts";
import type { DeclaredRoute } from "#app/handle.ts";
import { canonical } from "#app/seo.ts";
import { latestArticles, listArticles } from "#domain/content/articles.server.ts";
import { listPages } from "#domain/content/pages.server.ts";
import { pathOfPage } from "#domain/content/pages.ts";
import { listTreatments } from "#domain/content/treatments.server.ts";
import { listUrgent } from "#domain/content/urgent.server.ts";
import { pathOfUrgent } from "#domain/content/urgent.ts";
import { pairsWithCenters } from "#domain/directory/city-treatments.server.ts";
import { MAX_ADDRESSES, profileAddresses, profileCounts } from "#domain/directory/sitemap.server.ts";
import { loadVocabulary } from "#domain/directory/vocabulary.server.ts";
import type { Db } from "#platform/db/db.ts";
import type { Route } from "./+types/sitemap.ts";

interface Address {
  path: string;
  updatedAt?: Date | undefined;
}

/** Serves `/sitemap.xml`, the index, and its files `/sitemaps/<name>.xml`: https://www.sitemaps.org/protocol.html */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const absolute = (path: string) => canonical(publicUrl, path);
  if (params.file === undefined) {
    const files = await fileNames(db);
    return xml(
      "sitemapindex",
      files.map((name) => `<sitemap><loc>${absolute(`/sitemaps/${name}.xml`)}</loc></sitemap>`),
    );
  }
  const [, name = "", file = "1"] = /^([a-z]+)(?:-(\d{1,4}))?\.xml$/.exec(params.file) ?? [];
  const { serves, routes } = context.get(factsContext);
  const addresses = Object.hasOwn(groups, name) ? await groups[name as Group](db, Number(file), routes) : null;
  if (addresses === null) throw data(null, { status: 404 });
  const entries = addresses.filter(({ path }) => serves(path));
  return xml(
    "urlset",
    entries.map(({ path, updatedAt }) => `<url><loc>${absolute(path)}</loc>${lastModified(updatedAt)}</url>`),
  );
}

const groups = {
  paginas: async (db: Db, _file: number, routes: readonly DeclaredRoute[]): Promise<Address[]> => [
    ...standingPages(routes),
    ...(await listPages(db)).map(({ slug, updatedAt }) => ({ path: pathOfPage(slug), updatedAt })),
  ],
  centros: async (db: Db, file: number): Promise<Address[]> =>
    (await profileAddresses(db, "centers", file)).map(({ slug, updatedAt }) => ({ path: `/centros/${slug}`, updatedAt })),
  especialistas: async (db: Db, file: number): Promise<Address[]> =>
    (await profileAddresses(db, "specialists", file)).map(({ slug, updatedAt }) => ({ path: `/especialistas/${slug}`, updatedAt })),
  ciudades: async (db: Db): Promise<Address[]> => {
    const [{ cities }, pairs] = await Promise.all([loadVocabulary(db), pairsWithCenters(db)]);
    return [
      ...cities.filter(({ active }) => active).map(({ id }) => ({ path: `/ciudades/${id}` })),
      ...pairs.map(({ citySlug, treatmentSlug }) => ({ path: `/${citySlug}/tratamientos/${treatmentSlug}` })),
    ];
  },
  tratamientos: async (db: Db): Promise<Address[]> => (await listTreatments(db)).map(({ slug }) => ({ path: `/tratamientos/${slug}` })),
  articulos: async (db: Db): Promise<Address[]> => {
    const [articles, guides, urgent] = await Promise.all([
      latestArticles(db, 1_000),
      listArticles(db, { kind: "guide", most: 1_000 }),
      listUrgent(db),
    ]);
    return [
      ...articles.map(({ slug }) => ({ path: `/blog/${slug}` })),
      ...guides.map(({ slug }) => ({ path: `/guias/${slug}` })),
      ...urgent.map(({ slug }) => ({ path: pathOfUrgent(slug) })),
    ];
  },
};
type Group = keyof typeof groups;

/** Lists the pages whose handle asks for it. A page at two addresses is listed at its first one. */
function standingPages(routes: readonly DeclaredRoute[]): Address[] {
  const listed = routes.filter(({ handle }, index) => handle.sitemap && routes.findIndex((other) => other.handle === handle) === index);
  return listed.map(({ pattern }) => ({ path: pattern }));
}

async function fileNames(db: Db): Promise<string[]> {
  const { centers, specialists } = await profileCounts(db);
  const numbered = (name: Group, count: number) =>
    Array.from({ length: Math.max(1, Math.ceil(count / MAX_ADDRESSES)) }, (_, index) => `${name}-${index + 1}`);
  return ["paginas", "ciudades", "tratamientos", "articulos", ...numbered("centros", centers), ...numbered("especialistas", specialists)];
}

const lastModified = (date: Date | undefined) => (date ? `<lastmod>${date.toISOString().slice(0, 10)}</lastmod>` : "");

function xml(root: "sitemapindex" | "urlset", entries: readonly string[]): Response {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</${root}>\n`;
  return new Response(body, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600, s-maxage=60" },
  });
}
