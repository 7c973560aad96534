import { href, languageTag } from "#app/locale.ts";
import type { MarkdownDoor } from "#domain/content/markdown.server.ts";
import { WEAKNESSES, type Weakness, type Weighed, weaknessOf } from "#domain/content/source-reading.ts";
import { m } from "#messages/m.ts";

const TELLERS: Readonly<Record<Weakness, () => string>> = {
  press: m.articles_weak_press,
  firm: m.articles_weak_firm,
  other: m.articles_weak_other,
  "third-party": m.articles_weak_third_party,
};

/** Returns what the Markdown renderer needs from its caller: addresses in the visitor's language, source numbers, and texts. */
export function markdownDoor(sources: readonly ({ readonly id: string } & Weighed)[]): MarkdownDoor {
  const places = new Map(sources.map(({ id }, index) => [id, index]));
  return {
    numberOf: (id) => (places.has(id) ? places.get(id)! + 1 : null),
    referenceLabel: (number) => m.articles_source({ number: String(number) }),
    weakOf: (ids) => {
      const weaknesses = ids.map((id) => sources[places.get(id) ?? -1]).flatMap((source) => (source ? [weaknessOf(source)] : []));
      if (weaknesses.includes(null)) return null;
      const tellers = WEAKNESSES.filter((weakness) => weaknesses.includes(weakness)).map((weakness) => TELLERS[weakness]());
      return tellers.length === 0 ? null : m.articles_weak({ by: new Intl.ListFormat(languageTag()).format(tellers) });
    },
    href,
    tableLabel: (section) => (section ? m.articles_table_of({ section }) : m.articles_table()),
  };
}
