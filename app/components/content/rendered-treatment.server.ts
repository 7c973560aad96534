import type { LegalPosition, Source, Treatment } from "#domain/content/content.ts";
import { outlineOf, plainOf, renderBlocks, renderLine, renderSections, type Section } from "#domain/content/markdown.server.ts";
import { readingMinutes } from "#domain/content/reading-time.ts";
import type { RenderedPosition } from "./legal-panel.tsx";
import { markdownDoor } from "./markdown-door.ts";
import type { RenderedQuestion } from "./questions.tsx";

export interface RenderedTreatment {
  /** The text before the first heading. */
  readonly lead: string;
  readonly sections: readonly Section[];
  readonly keyFacts: readonly { readonly label: string; readonly html: string }[];
  readonly risks: readonly { readonly name: string; readonly html: string }[];
  readonly questions: readonly RenderedQuestion[];
  readonly minutes: number;
}

/** Renders Markdown as HTML, with references numbered in the given order of sources. */
export function renderTreatment(treatment: Treatment, sources: readonly Source[]): RenderedTreatment {
  const { body, keyFacts, steps, risks, alternatives, questions } = treatment;
  const door = markdownDoor(sources);
  const withSource = (text: string, source: string | undefined) => renderLine(source ? `${text}[^${source}]` : text, door);
  const prose = [body, ...[...steps, ...risks, ...alternatives].map(({ text }) => text), ...questions.flatMap(({ q, a }) => [q, a])];
  return {
    ...renderSections(body, door),
    keyFacts: keyFacts.map(({ label, value, source }) => ({ label, html: withSource(value, source) })),
    risks: risks.map(({ name, text, source }) => ({ name, html: withSource(text, source) })),
    questions: questions.map(({ q, a }, index) => ({
      id: `pregunta-${index + 1}`,
      question: q,
      answer: renderBlocks(a, door),
      plain: plainOf(a),
    })),
    minutes: readingMinutes(prose.reduce((words, text) => words + outlineOf(text).words, 0)),
  };
}

/** Renders legal positions without numbers of sources, since the legal panel names each position's sources in full. */
export function renderPositions(positions: readonly LegalPosition[], sources: readonly Source[]): RenderedPosition[] {
  const door = markdownDoor([]);
  return positions.map(({ family, known, unknown, since, sourceIds }) => ({
    family,
    known: renderLine(known, door),
    unknown: renderLine(unknown, door),
    since,
    sources: sourceIds.flatMap((id) => sources.filter((source) => source.id === id)),
  }));
}
