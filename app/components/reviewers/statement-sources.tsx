import { SourceText } from "#app/components/content/source-list.tsx";
import { languageTag } from "#app/locale.ts";
import type { Source } from "#domain/content/content.ts";
import type { Statement } from "#domain/reviewers/statements.ts";
import { m } from "#messages/m.ts";

interface Props {
  statements: readonly Statement[];
  /** Those of the whole text, in the order of their numbers. */
  sources: readonly Source[];
}

/** The sources of a paragraph, each with the numbers of its statements, its strength, how it was read and the words that carry them. */
export function StatementSources({ statements, sources }: Props) {
  const cited = sources.flatMap((source, index) => {
    const own = statements.filter((statement) => statement.sources.includes(source.id));
    return own.length > 0 ? [{ source, number: index + 1, own }] : [];
  });
  const lacking = statements.filter(({ lacksSource }) => lacksSource);
  if (cited.length === 0 && lacking.length === 0) return null;
  return (
    <ul className="grid content-start gap-3 text-ink-2 text-sm wrap-anywhere">
      {cited.map(({ source, number, own }) => (
        <li key={source.id} className="border-mar-300 border-l-3 pl-3.5">
          <p className="font-semibold text-ink">
            {m.reviewers_statement_source({ numbers: numbersOf(own), count: own.length, source: number })}
          </p>
          <p>
            <SourceText source={source} />
          </p>
          {source.excerpt ? (
            <p>
              <q lang={source.language === "es" ? undefined : source.language}>{source.excerpt}</q>
            </p>
          ) : (
            <p>{m.reviewers_statement_no_excerpt()}</p>
          )}
        </li>
      ))}
      {lacking.length > 0 && (
        <li className="border-mar-300 border-l-3 pl-3.5 font-semibold text-ink">
          {m.reviewers_statement_lacking({ numbers: numbersOf(lacking), count: lacking.length })}
        </li>
      )}
    </ul>
  );
}

const numbersOf = (statements: readonly Statement[]) =>
  new Intl.ListFormat(languageTag()).format(statements.map(({ number }) => String(number)));
