import { daysBetween } from "#platform/days.ts";
import type { Content, Source } from "./content.ts";
import { fileOf } from "./content-documents.ts";
import { DAYS_OF_A_LAW, DAYS_OF_A_SOURCE, weaknessOf } from "./source-reading.ts";

/** Why somebody looks at a source: it was opened long ago, says until when it holds, was looked for in vain, or is weak. */
const WATCHES = ["old", "ending", "missed", "weak"] as const;
type Watch = (typeof WATCHES)[number];

const HEADINGS: Readonly<Record<Watch, string>> = {
  old: `opened more than ${DAYS_OF_A_SOURCE} days ago, a law more than ${DAYS_OF_A_LAW}`,
  ending: "says itself until when it holds",
  missed: "looked for again in vain",
  weak: "press, a firm, another page, or what a third party tells",
};

/** Says what is to be looked at in the sources of files, and which texts lean on each. `today` is a day. */
export function watchedSources(content: Content, today: string): string {
  const texts = textsOf(content);
  return WATCHES.map((watch) => {
    const found = content.sources.filter((source) => reasonOf(watch, source, today) !== null);
    const lines = found.map((source) =>
      [
        `  ${source.id} (${reasonOf(watch, source, today)})`,
        ...(texts.get(source.id) ?? ["cited by no text"]).map((text) => `    ${text}`),
      ].join("\n"),
    );
    return [`${found.length} sources: ${HEADINGS[watch]}`, ...lines].join("\n");
  }).join("\n\n");
}

/** Returns why a source is on a list, and null when it is not. */
function reasonOf(watch: Watch, source: Source, today: string): string | null {
  if (watch === "ending") return source.untilOn && `until ${source.untilOn}${source.untilOn < today ? ", which is over" : ""}`;
  if (watch === "missed") return source.missedOn;
  if (watch === "weak") return weaknessOf(source);
  const most = source.strength === "law" ? DAYS_OF_A_LAW : DAYS_OF_A_SOURCE;
  return daysBetween(source.seenOn, today) > most ? `${source.strength ?? "of no kind"}, seen ${source.seenOn}` : null;
}

/** Returns the texts that cite each source, as their files, with the entry in those that hold several. */
function textsOf({ treatments, cityTexts, articles, pages, urgent, questions, legal }: Content): ReadonlyMap<string, readonly string[]> {
  const citing = [
    ...treatments.map(({ slug, sourceIds }) => ({ text: fileOf({ kind: "treatment", slug }), sourceIds })),
    ...cityTexts.map(({ city, treatment, sourceIds }) => ({
      text: fileOf({ kind: "city_treatment", slug: `${city}.${treatment}` }),
      sourceIds,
    })),
    ...articles.map(({ kind, slug, sourceIds }) => ({ text: fileOf({ kind, slug }), sourceIds })),
    ...pages.map(({ slug, sourceIds }) => ({ text: fileOf({ kind: "page", slug }), sourceIds })),
    ...urgent.map(({ slug, sourceIds }) => ({ text: fileOf({ kind: "urgent", slug }), sourceIds })),
    ...questions.map(({ id, sourceIds }) => ({ text: `${fileOf({ kind: "question", slug: id })}: ${id}`, sourceIds })),
    ...legal.map(({ treatment, family, sourceIds }) => ({
      text: `${fileOf({ kind: "legal", slug: treatment })}: ${family}, ${treatment}`,
      sourceIds,
    })),
  ];
  const texts = new Map<string, string[]>();
  for (const { text, sourceIds } of citing) for (const id of sourceIds) texts.set(id, [...(texts.get(id) ?? []), text]);
  return texts;
}
