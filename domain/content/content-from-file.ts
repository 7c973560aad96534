import type * as z from "zod";
import { readCityText } from "./city-texts.ts";
import type { Article, ArticleKind, CityText, LegalPosition, Named, Question, Review, Source, Treatment } from "./content.ts";
import type { articleFile, cityTextFile, legalFile, questionsFile, sourceFile, treatmentFile, urgentFile } from "./content-file.ts";
import type { UrgentAnswer } from "./urgent.ts";

// These functions turn the contents of files into the values that the site uses.

const toReview = (given: { reviewed_by?: string | null | undefined; reviewed_on?: string | null | undefined }): Review | null =>
  given.reviewed_by && given.reviewed_on ? { by: given.reviewed_by, on: given.reviewed_on } : null;

export function toSource(id: string, given: z.infer<typeof sourceFile> | null): Source | null {
  return (
    given && {
      id,
      title: given.title,
      publisher: given.publisher,
      url: given.url,
      seenOn: given.seen,
      language: given.language,
      published: given.published ?? null,
      statement: given.statement,
      reading: given.read ?? null,
      strength: given.strength ?? null,
      excerpt: given.excerpt ?? null,
      untilOn: given.until ?? null,
      missedOn: given.missed ?? null,
    }
  );
}

export function toTreatment(slug: string, given: z.infer<typeof treatmentFile>, body: string): Treatment {
  const { title, name, short_name, service, category, summary, description, key_facts, steps, risks, alternatives, questions, sources } =
    given;
  const said = { title, name, shortName: short_name, serviceId: service, category, summary, description };
  return { slug, ...said, keyFacts: key_facts, steps, risks, alternatives, questions, body, sourceIds: sources, review: toReview(given) };
}

/** Reads a text about a treatment in a city. Returns null when its file name is not that of a city and a treatment. */
export function toCityText(slug: string, given: z.infer<typeof cityTextFile>, body: string): (CityText & Named) | null {
  const key = readCityText(slug);
  const { title, words, sources } = given;
  return key && { ...key, title, words, body, sourceIds: sources, review: toReview(given) };
}

export function toArticle(slug: string, kind: ArticleKind, given: z.infer<typeof articleFile>, body: string): Article {
  const { title, description, summary, essentials, category, published_on, updated_on, treatments, related, sources } = given;
  const said = { title, description, summary, essentials, category, publishedOn: published_on, updatedOn: updated_on };
  return { slug, kind, ...said, treatments, related, body, sourceIds: sources, review: toReview(given) };
}

export function toUrgent(slug: string, given: z.infer<typeof urgentFile>, body: string): UrgentAnswer & Named {
  const { sources, reviewed_by, reviewed_on, ...said } = given;
  return { slug, ...said, body, sourceIds: sources, review: toReview(given) };
}

export function toQuestion({ id, topic, q, a, words, sources, ...given }: z.infer<typeof questionsFile>[number]): Question & Named {
  return { id, topic, question: q, answer: a, words, sourceIds: sources, review: toReview(given) };
}

export function toLegalPosition(given: z.infer<typeof legalFile>[number]): LegalPosition & Named {
  const { sources, ...said } = given;
  return { ...said, sourceIds: sources };
}
