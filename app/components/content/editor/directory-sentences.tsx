import { TextLink } from "#app/ui/text-link.tsx";
import type { SaidSentence } from "#domain/drafts/said-sentences.server.ts";
import { m } from "#messages/m.ts";
import { factName } from "#texts/drafts.ts";

interface Props {
  sentences: readonly SaidSentence[];
  /** The page where a newer draft is made; null when the directory has nothing to say in this text. */
  generator: string | null;
}

/** Says how many sentences of a text come from the directory, and which of their figures are outdated. */
export function DirectorySentences({ sentences, generator }: Props) {
  if (sentences.length === 0) return null;
  const old = sentences.filter((sentence) => sentence.old.length > 0);
  if (old.length === 0) return <p className="text-ink-2 text-sm">{m.editor_directory({ count: sentences.length })}</p>;
  return (
    <div className="grid gap-2 rounded-lg bg-badge-warn px-4 py-3 text-on-badge-warn">
      <p className="font-semibold">{m.editor_directory_old({ count: old.length })}</p>
      <ul className="grid gap-2">
        {old.map((sentence) => (
          <li key={sentence.says}>
            <p>«{sentence.says}»</p>
            <ul className="text-sm">
              {sentence.old.map(({ fact, was, now }) => (
                <li key={fact}>
                  {now === null
                    ? m.editor_directory_gone({ name: factName(fact), was })
                    : m.editor_directory_changed({ name: factName(fact), was, now })}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {generator && (
        <p>
          <TextLink href={generator} className="text-on-badge-warn">
            {m.editor_directory_again()}
          </TextLink>
        </p>
      )}
    </div>
  );
}
