import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { TextVersion } from "#domain/content/text-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { nameOf } from "#texts/choice-names.ts";
import { FIELD_LABELS, STATE_NAMES } from "#texts/editions.ts";
import type { Compared, ComparedSentence } from "./compared-texts.server.ts";

interface Props {
  path: string;
  versions: readonly Omit<TextVersion, "text">[];
  compared: Compared | null;
}

/** Every version with its author, one of them compared with the newest, and the button to restore it. */
export function TextVersions({ path, versions, compared }: Props) {
  return (
    <Panel title={m.editions_versions()} id="versiones">
      <p className="text-ink-2">{m.editions_versions_text()}</p>
      <ol className="divide-y">
        {versions.map(({ number, state, origin, by, at, reason }, index) => (
          <li key={number} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
            <span className="min-w-0">
              <b className="num">v{number}</b> {STATE_NAMES[state]()}{" "}
              <span className="text-ink-2 text-sm">
                {m.editions_by({ name: by ?? (origin === "file" ? m.editions_from_file() : m.desk_calls_team()), date: formatDate(at) })}{" "}
                {reason}
              </span>
            </span>
            {index > 0 && (
              <TextLink href={`${path}?comparar=${number}#versiones`}>
                {m.editions_compare()}
                <span className="sr-only"> v{number}</span>
              </TextLink>
            )}
          </li>
        ))}
      </ol>
      {compared && (
        <div className="grid gap-3">
          <h3 className="font-semibold">{m.editions_compare_title({ from: compared.from, to: compared.to })}</h3>
          {compared.fields.length === 0 && <p>{m.editions_compare_same()}</p>}
          {compared.fields.map(({ name, sentences }) => (
            <section key={name ?? "cuerpo"} className="grid gap-1 rounded-lg border px-4 py-3">
              <h4 className="text-ink-2 text-sm">{name ? (nameOf(FIELD_LABELS, name) ?? name) : m.editor_part_text()}</h4>
              <ol className="grid gap-2 text-ui">
                {sentences.map((sentence, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a sentence of a text has no other name
                  <Sentence key={index} sentence={sentence} />
                ))}
              </ol>
            </section>
          ))}
          <Form method="post">
            <input type="hidden" name="version" value={compared.from} />
            <Button type="submit" kind="outline" name="accion" value="restaurar">
              {m.editions_restore({ number: compared.from })}
            </Button>
          </Form>
        </div>
      )}
    </Panel>
  );
}

const SENTENCE_NAMES = {
  added: m.editions_sentence_added,
  removed: m.editions_sentence_removed,
  changed: m.editions_sentence_changed,
};

function Sentence({ sentence: { kind, parts } }: { sentence: ComparedSentence }) {
  if (kind === "folded") return <li className="text-ink-2">[…]</li>;
  if (kind === "same") return <li className="wrap-anywhere text-ink-2">{parts[0]?.words}</li>;
  return (
    <li className="grid gap-0.5 rounded-lg bg-surface-2 px-3 py-2">
      <span className="text-ink-2 text-sm">{SENTENCE_NAMES[kind]()}</span>
      <span className="wrap-anywhere">
        {parts.map(({ words, kind: how }, index) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no other name
          if (how === "added") return <ins key={index}>{words}</ins>;
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          if (how === "removed") return <del key={index}>{words}</del>;
          return words;
        })}
      </span>
    </li>
  );
}
