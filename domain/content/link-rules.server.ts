import { CITY_PAGE_SECTIONS, cityTextSlug, pathOfCityTreatment } from "./city-texts.ts";
import { type Article, type Content, legalAnchor, pathOfArticle, pathOfTreatment } from "./content.ts";
import { outlineOf } from "./markdown.server.ts";
import { pathOfPage } from "./pages.ts";
import type { Mistake, Reading } from "./read-content.server.ts";
import { OWN_SECTIONS } from "./text-rules.server.ts";
import { pathOfUrgent } from "./urgent.ts";

/** Returns broken links between texts. `serves` says whether a route that is not a text answers an address. */
export function linkMistakes({ content, slugs }: Pick<Reading, "content" | "slugs">, serves: (path: string) => boolean): Mistake[] {
  const { treatments, cityTexts, articles, pages, urgent, questions, legal } = content;
  const isTreatment = (slug: string) => slugs.includes(slug) && !articles.some((article) => article.slug === slug);
  const isArticle = (slug: string) => articles.some((article) => article.slug === slug);
  const leads = addressBook(content, serves);
  const mistakes: Mistake[] = [];
  const tell = (file: string, sentences: readonly string[]) => mistakes.push(...sentences.map((sentence) => ({ file, sentence })));
  const dead = (texts: readonly string[], own: string) =>
    texts
      .flatMap((text) => outlineOf(text).links)
      .filter((link) => /^[/#]/.test(link) && !leads(link.startsWith("#") ? own + link : link))
      .map((link) => `the link ${link} leads nowhere.`);
  const noTreatment = (given: readonly string[]) =>
    given.filter((slug) => !isTreatment(slug)).map((slug) => `there is no treatment ${slug}.`);

  for (const treatment of treatments) {
    const { slug, body, steps, risks, alternatives, questions: asked } = treatment;
    const texts = [
      body,
      ...steps.map(({ text }) => text),
      ...risks.map(({ text }) => text),
      ...alternatives.map(({ text }) => text),
      ...asked.map(({ a }) => a),
    ];
    tell(`content/es/treatments/${slug}.md`, [
      ...dead(texts, pathOfTreatment(slug)),
      ...noTreatment(alternatives.map((other) => other.slug)),
    ]);
  }
  for (const text of cityTexts) {
    tell(`content/es/city-treatments/${cityTextSlug(text)}.md`, [
      ...dead([text.body], pathOfCityTreatment(text)),
      ...noTreatment([text.treatment]),
    ]);
  }
  for (const article of articles) {
    tell(fileOf(article), [
      ...dead([...article.essentials, article.body], pathOfArticle(article)),
      ...noTreatment(article.treatments),
      ...article.related.filter((slug) => !isArticle(slug)).map((slug) => `there is no article or guide ${slug}.`),
    ]);
  }
  for (const page of pages) tell(`content/es/pages/${page.slug}.md`, dead([...page.essentials, page.body], pathOfPage(page.slug)));
  for (const answer of urgent) {
    const { slug, emergency, call, wait, keep, avoid, figures, body, related } = answer;
    tell(`content/es/urgent/${slug}.md`, [
      ...dead([...emergency, ...call, ...wait, ...keep, ...avoid, ...figures.map(({ text }) => text), body], pathOfUrgent(slug)),
      ...related
        .filter((other) => other === slug || !urgent.some((one) => one.slug === other))
        .map((other) => `there is no other urgent answer ${other}.`),
    ]);
  }
  tell(
    "content/es/questions.yaml",
    dead(
      questions.map(({ answer }) => answer),
      "/preguntas-frecuentes",
    ),
  );
  tell("content/es/legal.yaml", [
    ...dead(
      legal.flatMap(({ known, unknown }) => [known, unknown]),
      "",
    ),
    ...noTreatment([...new Set(legal.map(({ treatment }) => treatment))]),
  ]);
  return mistakes;
}

/** Returns a function that says whether an address leads to a text, to an existing place in it, or to another page of the site. */
function addressBook({ treatments, cityTexts, articles, pages, urgent, questions, legal }: Content, serves: (path: string) => boolean) {
  const texts = new Map<string, readonly string[]>([
    ...treatments.map(({ slug, body }) => {
      const families = legal.filter(({ treatment }) => treatment === slug).map(({ family }) => legalAnchor(family));
      return [pathOfTreatment(slug), [...idsOf(body), ...families]] as const;
    }),
    ...articles.map((article) => [pathOfArticle(article), idsOf(article.body)] as const),
    ...pages.map(({ slug, body }) => [pathOfPage(slug), idsOf(body)] as const),
    ...urgent.map(({ slug }) => [pathOfUrgent(slug), []] as const),
  ]);
  return (link: string): boolean => {
    const { pathname, hash } = new URL(link, "https://cuna.example");
    const id = decodeURIComponent(hash.slice(1));
    if (/^\/(tratamientos|blog|guias|p|respuestas)\/./.test(pathname) && pathname !== "/blog/rss.xml") {
      const ids = texts.get(pathname);
      return ids !== undefined && (id === "" || ids.includes(id) || OWN_SECTIONS.includes(id));
    }
    const ofCity = cityTexts.find((text) => pathOfCityTreatment(text) === pathname);
    if (ofCity && id !== "" && !idsOf(ofCity.body).includes(id) && !CITY_PAGE_SECTIONS.some((one) => one === id)) return false;
    if (pathname === "/preguntas-frecuentes" && id !== "") return questions.some((question) => question.id === id);
    return serves(pathname);
  };
}

const idsOf = (body: string) => outlineOf(body).headings.map(({ id }) => id);
const fileOf = ({ kind, slug }: Article) => `content/es/${kind === "article" ? "articles" : "guides"}/${slug}.md`;
