import { SourceText } from "#app/components/content/source-list.tsx";
import { languageTag } from "#app/locale.ts";
import type { Source } from "#domain/content/content.ts";
import type { Sentence } from "#domain/reviewers/numbered-sentences.ts";
import { m } from "#messages/m.ts";

interface Props {
  sentences: readonly Sentence[];
  /** Those of the whole text, in the order of their numbers. */
  sources: readonly Source[];
}

/** The sources of a paragraph, each with the numbers of its sentences, its strength, how it was read and the words that carry them. */
export function SentenceSources({ sentences, sources }: Props) {
  const cited = sources.flatMap((source, index) => {
    const own = sentences.filter((sentence) => sentence.sources.includes(source.id));
    return own.length > 0 ? [{ source, number: index + 1, own }] : [];
  });
  const lacking = sentences.filter(({ lacksSource }) => lacksSource);
  if (cited.length === 0 && lacking.length === 0) return null;
  return (
    <ul className="grid content-start gap-3 text-ink-2 text-sm wrap-anywhere">
      {cited.map(({ source, number, own }) => (
        <li key={source.id} className="border-mar-300 border-l-3 pl-3.5">
          <p className="font-semibold text-ink">
            {m.reviewers_sentence_source({ numbers: numbersOf(own), count: own.length, source: number })}
          </p>
          <p>
            <SourceText source={source} />
          </p>
          {source.excerpt ? (
            <p>
              <q lang={source.language === "es" ? undefined : source.language}>{source.excerpt}</q>
            </p>
          ) : (
            <p>{m.reviewers_sentence_no_excerpt()}</p>
          )}
        </li>
      ))}
      {lacking.length > 0 && (
        <li className="border-mar-300 border-l-3 pl-3.5 font-semibold text-ink">
          {m.reviewers_sentence_lacking({ numbers: numbersOf(lacking), count: lacking.length })}
        </li>
      )}
    </ul>
  );
}

const numbersOf = (sentences: readonly Sentence[]) =>
  new Intl.ListFormat(languageTag()).format(sentences.map(({ number }) => String(number)));
