import { CITY_PAGE_SECTIONS } from "./city-texts.ts";
import type { Source } from "./content.ts";
import { MAX_MARKDOWN, outlineOf } from "./markdown.server.ts";

type Kind = "treatment" | "city_treatment" | "article" | "guide" | "page" | "answer";

/** Headings that the page of a treatment adds by itself. */
export const OWN_SECTIONS = [
  "esencial",
  "paso-a-paso",
  "cuanto-cuesta",
  "riesgos",
  "alternativas",
  "situacion-legal",
  "preguntas-frecuentes",
  "fuentes",
];
/** Anchors of a page of this kind besides those of the text. */
const OF_THE_PAGE: Partial<Record<Kind, readonly string[]>> = { treatment: OWN_SECTIONS, city_treatment: CITY_PAGE_SECTIONS };
/** The minimum and maximum number of words for each kind of text. */
const WORDS: Record<Kind, readonly [fewest: number, most: number]> = {
  treatment: [200, 2_000],
  city_treatment: [15, 1_500],
  article: [650, 1_600],
  guide: [650, 2_000],
  page: [0, 4_000],
  answer: [0, 400],
};

/** Returns a sentence for each rule that the Markdown of a text breaks. `shown` are the ids of the existing pictures. */
export function bodyMistakes(body: string, known: ReadonlyMap<string, Source>, kind: Kind, shown: ReadonlySet<string>): string[] {
  if (body.length > MAX_MARKDOWN) return [`the text has more than ${MAX_MARKDOWN} characters`];
  const { headings, links, words, pictures } = outlineOf(body);
  const ids = headings.map(({ id }) => id);
  const addresses = new Set([...known.values()].map(({ url }) => url));
  const [fewest, most] = WORDS[kind];
  return [
    ...(kind !== "answer" && kind !== "page" && !headings.some(({ level }) => level === 2) ? ["the text has no section (##)"] : []),
    ...(kind === "answer" && headings.length > 0 ? ["an answer has no headings"] : []),
    ...headings.filter(({ level }) => level === 1 || level > 3).map(({ title }) => `the heading «${title}» is neither ## nor ###`),
    ...repeated(ids).map((id) => `two headings have the id ${id}`),
    ...ids.filter((id) => OF_THE_PAGE[kind]?.includes(id)).map((id) => `the page adds the section ${id} by itself`),
    ...links
      .filter((link) => /^https?:/i.test(link) && !addresses.has(decoded(link)) && !addresses.has(link))
      .map((link) => `${link} is no source: external links need a file in content/sources`),
    ...(words < fewest || words > most ? [`the text has ${words} words; ${fewest} to ${most} fit`] : []),
    ...(kind === "answer" && /!\[/.test(body) ? ["an answer has no pictures"] : []),
    ...(kind !== "answer" && body.split("![").length - 1 > pictures.length
      ? ["a picture stands on a line of its own, with what it shows between the brackets"]
      : []),
    ...pictures.filter((id) => !shown.has(id)).map((id) => `there is no picture ${id}`),
    ...(/<\/?[a-z][^<>]*>/i.test(body) ? ["HTML is not shown as such: write Markdown"] : []),
    ...(/\]\((?!https?:\/\/|\/(?!\/)|#|mailto:|tel:|imagen:)/i.test(body)
      ? ["a link leads neither to a page of this site nor to a web address"]
      : []),
  ];
}

/** Returns each repeated value, once for every repetition. */
function repeated(ids: readonly string[]): string[] {
  const seen = new Set<string>();
  return ids.filter((id) => seen.size === seen.add(id).size);
}

/** Checks that every reference has a source and that every source is cited. */
export function referenceMistakes(used: readonly string[], listed: readonly string[], known: ReadonlyMap<string, Source>): string[] {
  return [
    ...listed.filter((id) => !known.has(id)).map((id) => `there is no file content/sources/${id}.yaml without a mistake`),
    ...used.filter((id) => !listed.includes(id)).map((id) => `the source ${id} is referred to, but not listed in sources`),
    ...listed.filter((id) => !used.includes(id)).map((id) => `the source ${id} is listed, but nothing refers to it`),
    ...listed.filter((id, index) => listed.indexOf(id) !== index).map((id) => `the source ${id} is listed twice`),
  ];
}

interface Referring {
  readonly body: string;
  readonly essentials?: readonly string[];
  readonly emergency?: readonly string[];
  readonly call?: readonly string[];
  readonly wait?: readonly string[];
  readonly keep?: readonly string[];
  readonly avoid?: readonly string[];
  readonly figures?: readonly { readonly text: string }[];
  readonly keyFacts?: readonly { readonly value: string; readonly source?: string | undefined }[];
  readonly steps?: readonly { readonly text: string }[];
  readonly risks?: readonly { readonly text: string; readonly source?: string | undefined }[];
  readonly alternatives?: readonly { readonly text: string }[];
  readonly questions?: readonly { readonly a: string }[];
}

/** Returns the sources of a text in the order in which its page first cites them, which numbers them. */
export function sourcesOf({
  body,
  essentials = [],
  emergency = [],
  call = [],
  wait = [],
  keep = [],
  avoid = [],
  figures = [],
  keyFacts = [],
  steps = [],
  risks = [],
  alternatives = [],
  questions = [],
}: Referring): string[] {
  const named = (text: string) => outlineOf(text).references;
  return [
    ...new Set([
      ...keyFacts.flatMap(({ value, source }) => [...named(value), ...(source ? [source] : [])]),
      ...[...essentials, ...emergency, ...call, ...wait, ...keep, ...avoid].flatMap(named),
      ...named(body),
      ...figures.flatMap(({ text }) => named(text)),
      ...steps.flatMap(({ text }) => named(text)),
      ...risks.flatMap(({ text, source }) => [...named(text), ...(source ? [source] : [])]),
      ...alternatives.flatMap(({ text }) => named(text)),
      ...questions.flatMap(({ a }) => named(a)),
    ]),
  ];
}

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
