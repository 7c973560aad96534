import { pathOfCityTreatment, readCityText } from "./city-texts.ts";
import { type Page, pathOfPage } from "./pages.ts";
import type { Picture } from "./pictures.ts";
import type { SourceReading, SourceStrength } from "./source-reading.ts";
import { pathOfUrgent, type UrgentAnswer } from "./urgent.ts";

/** A source: a page that somebody really read. */
export interface Source {
  readonly id: string;
  readonly title: string;
  readonly publisher: string;
  readonly url: string;
  /** The day it was read, 'YYYY-MM-DD'. */
  readonly seenOn: string;
  /** The language of the source, as an ISO 639-1 code. */
  readonly language: string;
  /** The day of publication, as the source writes it. */
  readonly published: string | null;
  /** What we took from the source. */
  readonly statement: string;
  /** How it was read, and what it is. Null in rows that were published before files said so. */
  readonly reading: SourceReading | null;
  readonly strength: SourceStrength | null;
  /** The words that carry the statement, in the language of the source. */
  readonly excerpt: string | null;
  /** The last day on which it holds, when it says so itself. */
  readonly untilOn: string | null;
  /** The day on which somebody looked for it again and did not find it. */
  readonly missedOn: string | null;
}

/** The person who answers for the medical content of a text, and since when. Null until a real person has signed. */
export interface Review {
  readonly by: string;
  readonly on: string;
}

export const TREATMENT_CATEGORIES = ["Reproducción Asistida", "Preservación", "Genética Reproductiva"] as const;
export type TreatmentCategory = (typeof TREATMENT_CATEGORIES)[number];

export interface Treatment {
  readonly slug: string;
  /** The heading of its page. */
  readonly title: string;
  /** The full name: «Fecundación in vitro (FIV)». */
  readonly name: string;
  readonly shortName: string;
  /** The canonical service under which centers offer it. */
  readonly serviceId: string | null;
  readonly category: TreatmentCategory;
  readonly summary: string;
  readonly description: string;
  readonly keyFacts: readonly { readonly label: string; readonly value: string; readonly source?: string | undefined }[];
  readonly steps: readonly { readonly when: string; readonly title: string; readonly text: string }[];
  readonly risks: readonly { readonly name: string; readonly text: string; readonly source?: string | undefined }[];
  readonly alternatives: readonly { readonly slug: string; readonly text: string }[];
  readonly questions: readonly { readonly q: string; readonly a: string }[];
  /** Markdown with `##` sections and `[^source-id]` references. */
  readonly body: string;
  readonly sourceIds: readonly string[];
  readonly review: Review | null;
}

export type TreatmentSummary = Pick<Treatment, "slug" | "name" | "shortName" | "serviceId" | "category" | "summary">;

/** The text about a treatment in one city. Its page is made from the directory's data, and also shows this. */
export interface CityText {
  /** City and treatment, by their slugs. */
  readonly city: string;
  readonly treatment: string;
  /** The title in lists and search results. */
  readonly title: string;
  /** Markdown with `##` sections and `[^source-id]` references. */
  readonly body: string;
  readonly sourceIds: readonly string[];
  readonly review: Review | null;
}

/** `article` is listed in the blog, `guide` among the guides. */
export type ArticleKind = "article" | "guide";

export const ARTICLE_CATEGORIES = ["Tratamientos", "Costos", "Elegir centro", "Viajar", "Bienestar", "Derechos"] as const;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

export interface Article {
  readonly slug: string;
  readonly kind: ArticleKind;
  readonly title: string;
  readonly description: string;
  readonly summary: string;
  /** Sentences at the beginning of the text, in Markdown, for readers who read no further. */
  readonly essentials: readonly string[];
  readonly category: ArticleCategory;
  readonly publishedOn: string;
  readonly updatedOn: string;
  readonly treatments: readonly string[];
  readonly related: readonly string[];
  readonly body: string;
  readonly sourceIds: readonly string[];
  readonly review: Review | null;
}

export type ArticleSummary = Pick<Article, "slug" | "kind" | "title" | "summary" | "category" | "publishedOn" | "updatedOn"> & {
  readonly minutes: number;
};

export const QUESTION_TOPICS = ["Centros", "Tratamientos", "Costos", "Viajar", "Solicitudes", "Privacidad"] as const;
export type QuestionTopic = (typeof QUESTION_TOPICS)[number];

export interface Question {
  readonly id: string;
  readonly topic: QuestionTopic;
  readonly question: string;
  /** Markdown. */
  readonly answer: string;
  readonly sourceIds: readonly string[];
  readonly review: Review | null;
}

export const FAMILIES = ["pareja-hetero", "pareja-femenina", "pareja-masculina", "mujer-soltera", "hombre-soltero"] as const;
export type Family = (typeof FAMILIES)[number];

/** What is known about the law for one kind of family and one treatment. It is never advice. */
export interface LegalPosition {
  readonly family: Family;
  readonly treatment: string;
  readonly known: string;
  readonly unknown: string;
  /** The day since when it holds, as the source writes it. */
  readonly since: string;
  readonly sourceIds: readonly string[];
}

/** Words that people use for the subject of a text and the text does not. Search also finds the text by them. */
export interface Named {
  readonly words: readonly string[];
}

/** The text that answers a search. */
export interface AnswerKey {
  readonly kind: "treatment" | "city_treatment" | ArticleKind | "urgent" | "question" | "legal" | "page" | "tool";
  /**
   * The slug of the text (for a treatment in a city, of both), the id of a question, the treatment of a legal position, or the
   * address of a tool.
   */
  readonly id: string;
  /** Null unless it is a legal position. */
  readonly family: Family | null;
}

/** Everything that the files hold. */
export interface Content {
  readonly pictures: readonly Picture[];
  readonly pages: readonly (Page & Named)[];
  readonly sources: readonly Source[];
  readonly treatments: readonly (Treatment & Named & { readonly order: number })[];
  readonly cityTexts: readonly (CityText & Named)[];
  readonly articles: readonly (Article & Named)[];
  readonly urgent: readonly (UrgentAnswer & Named)[];
  readonly questions: readonly (Question & Named)[];
  readonly legal: readonly (LegalPosition & Named)[];
}

export const pathOfTreatment = (slug: string) => `/tratamientos/${slug}`;
/** Returns the anchor of a family's legal position on the page of a treatment. */
export const legalAnchor = (family: Family) => `ley-${family}`;
export const pathOfArticle = ({ kind, slug }: Pick<Article, "kind" | "slug">) => `/${kind === "article" ? "blog" : "guias"}/${slug}`;

export const pathOfQuestion = (id: string) => `/preguntas-frecuentes#${id}`;

/** Returns the address of a text that answers a search. */
export function pathOfAnswer({ kind, id, family }: AnswerKey): string {
  if (kind === "article" || kind === "guide") return pathOfArticle({ kind, slug: id });
  if (kind === "urgent") return pathOfUrgent(id);
  if (kind === "question") return pathOfQuestion(id);
  if (kind === "page") return pathOfPage(id);
  if (kind === "tool") return id;
  if (kind === "city_treatment") return pathOfCityTreatment(readCityText(id)!);
  return family ? `${pathOfTreatment(id)}#${legalAnchor(family)}` : pathOfTreatment(id);
}
