import * as z from "zod";
import { ARTICLE_CATEGORIES, FAMILIES, QUESTION_TOPICS, TREATMENT_CATEGORIES } from "./content.ts";
import { MAX_PICTURE_ALT, MAX_PICTURE_CAPTION } from "./pictures.ts";
import { MAX_EXCERPT, SOURCE_READINGS, SOURCE_STRENGTHS } from "./source-reading.ts";
import { dotsOf, URGENT_TOPICS } from "./urgent.ts";

// The shapes of the files of `content/`. An unknown field is a mistake, since it is probably a misspelt one.

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case letters, digits and hyphens");
const text = (most: number) => z.string().trim().min(1, "is empty").max(most, `is longer than ${most} characters`);
const description = z.string().trim().min(110, "is shorter than 110 characters").max(160, "is longer than 160 characters");
const day = z.iso.date("must be a day like 2026-11-21");
const sources = z.array(slug).default([]);
const slugs = z.array(slug).default([]);
/** Words that people use for the subject and the text does not. Search finds the text by them. */
const named = z.array(text(60)).max(40, "has more than 40 entries");
const words = named.default([]);

const review = {
  reviewed_by: text(120).nullish(),
  reviewed_on: day.nullish(),
};
const reviewIsWhole = ({
  reviewed_by,
  reviewed_on,
}: {
  reviewed_by?: string | null | undefined;
  reviewed_on?: string | null | undefined;
}) => (reviewed_by == null) === (reviewed_on == null);
const HALF_A_REVIEW = { error: "reviewed_by and reviewed_on belong together", path: ["reviewed_by"] };

/** English months are refused, since pages show the date among Spanish ones. */
const ENGLISH_MONTH = /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;

const oneOf = <const Choices extends readonly string[]>(choices: Choices) =>
  z.enum(choices, { error: `must be one of ${choices.join(", ")}` });

export const sourceFile = z
  .strictObject({
    title: text(300),
    publisher: text(200),
    url: z.url({ protocol: /^https?$/, error: "must be an address like https://example.org" }),
    seen: day,
    language: z.string().regex(/^[a-z]{2}$/, "must be two letters, like es"),
    published: z
      .union([text(60), z.number()])
      .transform(String)
      .refine((when) => !ENGLISH_MONTH.test(when), "must be said in Spanish, like 9 de enero de 2024")
      .nullish(),
    statement: text(700),
    read: oneOf(SOURCE_READINGS),
    strength: oneOf(SOURCE_STRENGTHS),
    /** Only a source that nobody found again goes without the words that carry its statement. */
    excerpt: text(MAX_EXCERPT).nullish(),
    until: day.nullish(),
    missed: day.nullish(),
  })
  .refine(({ excerpt, missed }) => Boolean(excerpt ?? missed), { error: "is empty", path: ["excerpt"] });

/** The generated sentences in a text, each with the facts of the directory that it says. */
export const directoryNote = z.strictObject({
  on: day,
  heading: text(120),
  sentences: z.array(z.strictObject({ says: text(600), facts: z.record(text(80), text(600)) })).max(40, "has more than 40 entries"),
});

export const treatmentFile = z
  .strictObject({
    title: text(90),
    name: text(80),
    short_name: text(40),
    service: slug.nullable(),
    category: z.enum(TREATMENT_CATEGORIES),
    summary: text(220),
    description,
    order: z.number().int(),
    words,
    key_facts: z
      .array(z.strictObject({ label: text(60), value: text(120), source: slug.optional() }))
      .min(2, "has fewer than 2 entries")
      .max(4, "has more than 4 entries"),
    steps: z
      .array(z.strictObject({ when: text(40), title: text(60), text: text(260) }))
      .max(8, "has more than 8 entries")
      .default([]),
    risks: z.array(z.strictObject({ name: text(90), text: text(500), source: slug.optional() })).min(1, "has no entry"),
    alternatives: z.array(z.strictObject({ slug, text: text(260) })).default([]),
    questions: z
      .array(z.strictObject({ q: text(160), a: text(1200) }))
      .min(3, "has fewer than 3 entries")
      .max(6, "has more than 6 entries"),
    sources,
    directory: directoryNote.optional(),
    ...review,
  })
  .refine(reviewIsWhole, HALF_A_REVIEW);

export const cityTextFile = z
  .strictObject({ title: text(120), words, sources, directory: directoryNote.optional(), ...review })
  .refine(reviewIsWhole, HALF_A_REVIEW);

export const articleFile = z
  .strictObject({
    title: text(110),
    description,
    summary: text(220),
    essentials: z.array(text(240)).min(3, "has fewer than 3 entries").max(4, "has more than 4 entries"),
    category: z.enum(ARTICLE_CATEGORIES),
    published_on: day,
    updated_on: day,
    treatments: slugs,
    related: slugs,
    words,
    sources,
    ...review,
  })
  .refine(reviewIsWhole, HALF_A_REVIEW)
  .refine(({ published_on, updated_on }) => published_on <= updated_on, { error: "lies before published_on", path: ["updated_on"] });

export const pageFile = z.strictObject({
  name: text(40),
  title: text(90),
  description,
  lead: text(260),
  essentials: z.array(text(240)).max(6, "has more than 6 entries").default([]),
  updated_on: day.nullish(),
  words,
  sources,
});

/** The lines of an urgent answer. People read them in a hurry, so there are few, and each is short. */
const signs = (most: number) => z.array(text(170)).max(most, `has more than ${most} entries`).default([]);

export const urgentFile = z
  .strictObject({
    title: text(70),
    topic: z.enum(URGENT_TOPICS),
    description,
    order: z.number().int(),
    words: named.min(1, "has no entry"),
    emergency: z.array(text(170)).min(1, "has no entry").max(7, "has more than 7 entries"),
    call: signs(6),
    wait: signs(5),
    keep: signs(5),
    avoid: signs(4),
    figures: z
      .array(z.strictObject({ share: text(12).refine((share) => dotsOf(share) !== null, "must be like 1 de 5"), text: text(260) }))
      .max(2, "has more than 2 entries")
      .default([]),
    related: slugs,
    sources: z.array(slug).min(1, "names no source"),
    ...review,
  })
  .refine(reviewIsWhole, HALF_A_REVIEW);

export const pictureFile = z.strictObject({ alt: text(MAX_PICTURE_ALT), caption: z.string().trim().max(MAX_PICTURE_CAPTION).default("") });

export const questionsFile = z
  .array(
    z
      .strictObject({ id: slug, topic: z.enum(QUESTION_TOPICS), q: text(200), a: text(2000), words, sources, ...review })
      .refine(reviewIsWhole, HALF_A_REVIEW),
  )
  .min(1);

export const legalFile = z.array(
  z.strictObject({
    family: z.enum(FAMILIES),
    treatment: slug,
    known: text(1200),
    unknown: text(1200),
    words,
    since: z.union([text(160), z.number()]).transform(String),
    sources: z.array(slug).min(1, "names no source"),
  }),
);
