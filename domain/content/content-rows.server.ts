import { sql } from "kysely";
import type { Content } from "./content.ts";

// The texts of the files as rows of their tables.

/** The texts of `content/es`. */
export const LOCALE = "es";

export type ContentRow = Readonly<Record<string, unknown>>;

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

export function sourceRows({ sources }: Content): ContentRow[] {
  return sources.map(({ seenOn, untilOn, missedOn, ...said }) => ({
    ...{ ...said, seen_on: seenOn, until_on: untilOn, missed_on: missedOn },
  }));
}

export function treatmentRows({ treatments }: Content): ContentRow[] {
  return treatments.map((treatment) => ({
    locale: LOCALE,
    slug: treatment.slug,
    title: treatment.title,
    name: treatment.name,
    short_name: treatment.shortName,
    service_type_id: treatment.serviceId,
    category: treatment.category,
    summary: treatment.summary,
    description: treatment.description,
    key_facts: json(treatment.keyFacts),
    steps: json(treatment.steps),
    risks: json(treatment.risks),
    alternatives: json(treatment.alternatives),
    questions: json(treatment.questions),
    body: treatment.body,
    words: treatment.words,
    source_ids: treatment.sourceIds,
    reviewed_by: treatment.review?.by ?? null,
    reviewed_on: treatment.review?.on ?? null,
    display_order: treatment.order,
  }));
}

export function cityTextRows({ cityTexts }: Content): ContentRow[] {
  return cityTexts.map(({ sourceIds, review, ...said }) => ({
    ...{ locale: LOCALE, ...said, source_ids: sourceIds },
    reviewed_by: review?.by ?? null,
    reviewed_on: review?.on ?? null,
  }));
}

export function articleRows({ articles }: Content): ContentRow[] {
  return articles.map((article) => ({
    locale: LOCALE,
    slug: article.slug,
    kind: article.kind,
    title: article.title,
    description: article.description,
    summary: article.summary,
    essentials: article.essentials,
    category: article.category,
    published_on: article.publishedOn,
    updated_on: article.updatedOn,
    treatments: article.treatments,
    related: article.related,
    body: article.body,
    words: article.words,
    source_ids: article.sourceIds,
    reviewed_by: article.review?.by ?? null,
    reviewed_on: article.review?.on ?? null,
  }));
}

export function pageRows({ pages }: Content): ContentRow[] {
  return pages.map(({ sourceIds, updatedOn, ...page }) => ({ locale: LOCALE, ...page, updated_on: updatedOn, source_ids: sourceIds }));
}

export function urgentRows({ urgent }: Content): ContentRow[] {
  return urgent.map(({ order, figures, sourceIds, review, ...said }) => ({
    ...{ locale: LOCALE, ...said, figures: json(figures), display_order: order, source_ids: sourceIds },
    reviewed_by: review?.by ?? null,
    reviewed_on: review?.on ?? null,
  }));
}

export function questionRows({ questions }: Content): ContentRow[] {
  return questions.map(({ id, topic, question, answer, words, sourceIds, review }, index) => ({
    ...{ locale: LOCALE, id, topic, question, answer, words, source_ids: sourceIds, display_order: index + 1 },
    reviewed_by: review?.by ?? null,
    reviewed_on: review?.on ?? null,
  }));
}

export function legalRows({ legal }: Content): ContentRow[] {
  return legal.map(({ family, treatment, known, unknown, since, words, sourceIds }) => ({
    ...{ locale: LOCALE, treatment, family, known, unknown, since, words, source_ids: sourceIds },
  }));
}
