import clsx from "clsx";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { CheckedSentence, Verdict } from "#domain/drafts/check-draft.ts";
import type { Fact } from "#domain/drafts/fact.ts";
import { SECTIONS } from "#domain/drafts/template.ts";
import { m } from "#messages/m.ts";
import { SECTION_NAMES, VERDICT_NAMES } from "#texts/drafts.ts";
import { factAnchor } from "./draft-facts.tsx";

/** Each state of a sentence has its own kind of underline, besides its color. */
const LINES: Record<Verdict, string> = {
  supported: "decoration-mar-500 decoration-2",
  advice: "no-underline",
  unsupported: "decoration-err decoration-double decoration-2",
  changed: "decoration-warn decoration-dashed decoration-2",
};

interface Props {
  version: string;
  sentences: readonly CheckedSentence[];
  facts: readonly Fact[];
}

/** The sentences of the draft, each with the numbers of its facts. */
export function DraftSentences({ version, sentences, facts }: Props) {
  return (
    <Form method="post" className="grid gap-5">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="accion" value="quitar" />
      {SECTIONS.filter((section) => sentences.some((sentence) => sentence.section === section)).map((section) => (
        <section key={section} className="grid gap-2" aria-label={SECTION_NAMES[section]()}>
          <h3 className="title-3 text-lg">{SECTION_NAMES[section]()}</h3>
          {section === "cost" && <p className="text-ink-2 text-sm">{m.drafts_cost_note()}</p>}
          <ul className="grid">
            {sentences.map((sentence, index) =>
              sentence.section === section ? (
                <li
                  key={sentence.text}
                  className="grid gap-x-4 border-b py-2 last:border-b-0 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
                >
                  <p>
                    <span className={clsx("underline underline-offset-4", LINES[sentence.verdict])}>{sentence.text}</span>{" "}
                    {sentence.facts.map((id) => (
                      <FactLink key={id} id={id} facts={facts} />
                    ))}
                    {sentence.verdict !== "supported" && (
                      <span className={clsx("text-sm", sentence.verdict !== "advice" && "font-semibold text-err")}>
                        {VERDICT_NAMES[sentence.verdict]()}
                      </span>
                    )}
                    {sentence.template && (
                      <span className="block text-ink-2 text-sm">{m.drafts_reworded({ sentence: sentence.template })}</span>
                    )}
                  </p>
                  <Button
                    type="submit"
                    kind="quiet"
                    size="s"
                    name="frase"
                    value={index}
                    aria-label={m.drafts_remove_named({ sentence: sentence.text })}
                    className="justify-self-start"
                  >
                    {m.drafts_remove()}
                  </Button>
                </li>
              ) : null,
            )}
          </ul>
        </section>
      ))}
    </Form>
  );
}

function FactLink({ id, facts }: { id: string; facts: readonly Fact[] }) {
  const number = facts.findIndex((fact) => fact.id === id) + 1;
  if (number === 0) return null;
  return (
    <>
      <a
        href={`#${factAnchor(id)}`}
        aria-label={m.drafts_fact_link({ number })}
        className="num inline-grid size-6 place-items-center rounded-full bg-mar-100 text-sm font-semibold no-underline"
      >
        {number}
      </a>{" "}
    </>
  );
}
