import { type DirectoryNote, withoutSentences } from "#domain/content/directory-note.ts";
import type { Fact } from "./fact.ts";
import type { Sentence } from "./template.ts";

/** The generated section of a text: a heading that says when the directory was read, and a paragraph for each subject. */
export interface DirectorySection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

export interface ReplacedSection {
  readonly body: string;
  /** The former heading and sentences that are replaced, exactly as in the text; empty when there were none. */
  readonly before: readonly string[];
  /** An editor's own words in the same paragraphs, which stay. */
  readonly kept: readonly string[];
}

export function sectionOf(sentences: readonly Sentence[], heading: string): DirectorySection {
  const sections = [...new Set(sentences.map(({ section }) => section))];
  const said = (of: string) => sentences.filter(({ section }) => section === of).map(({ text }) => text);
  return { heading, paragraphs: sections.map((section) => said(section).join(" ")) };
}

/** Makes the note of a section's sentences, by which they are recognised in the text later. */
export const noteOf = (sentences: readonly Sentence[], facts: readonly Fact[], heading: string, on: string): DirectoryNote => ({
  on,
  heading,
  sentences: sentences.map(({ text, facts: ids }) => ({
    says: text,
    facts: Object.fromEntries(facts.filter(({ id }) => ids.includes(id)).map(({ id, value }) => [id, value])),
  })),
});

/**
 * Inserts a generated section into a text, in place of the former one according to its note, or else at the end. Only sentences with
 * exactly the words of the note are replaced: everything that an editor wrote or reworded stays. A heading that an editor renamed
 * stays too, with the new paragraphs below it.
 */
export function replaceSection(written: string, note: DirectoryNote | null, section: DirectorySection): ReplacedSection {
  const fresh = [`## ${section.heading}`, ...section.paragraphs];
  const body = written.replaceAll("\r\n", "\n").trim();
  const heading = note && `## ${note.heading}`;
  const sentences = note?.sentences.map(({ says }) => says) ?? [];
  const before: string[] = [];
  const kept: string[] = [];
  const blocks = blocksOf(body).flatMap((block) => {
    if (block.text === heading) {
      before.push(block.text);
      return [{ ...block, text: "", isHeading: true, changed: true }];
    }
    const rest = withoutSentences(block.text, sentences).trim();
    if (rest === block.text.trim()) return [{ ...block, isHeading: false, changed: false }];
    before.push(sentencesIn(block.text, sentences).join(" "));
    const own = /\p{L}|\d/u.test(rest) ? rest : "";
    if (own) kept.push(own);
    return [{ ...block, text: own, isHeading: false, changed: true }];
  });
  const heads = blocks.findIndex(({ isHeading }) => isHeading);
  const place = heads === -1 ? blocks.findIndex(({ changed }) => changed) : heads;
  if (place === -1) return { body: [body, ...fresh].filter(Boolean).join("\n\n"), before, kept };
  const put = heads === -1 ? section.paragraphs : fresh;
  const next = blocks.flatMap((block, index) => {
    const own = block.text === "" ? [] : [block];
    return index === place ? [...put.map((text) => ({ text, gap: "\n\n" })), ...own] : own;
  });
  return { body: next.map(({ text, gap }, index) => (index === 0 ? text : gap + text)).join(""), before, kept };
}

/** Splits a text into headings and paragraphs, each with the blank space before it. */
function blocksOf(body: string): { text: string; gap: string }[] {
  const parts = body.split(/(\n[ \t]*\n\s*|(?<=^#{2,3} .*)\n)/m);
  return parts.flatMap((text, index) => (index % 2 === 0 && text !== "" ? [{ text, gap: parts[index - 1] ?? "" }] : []));
}

const sentencesIn = (text: string, sentences: readonly string[]) =>
  sentences.filter((sentence) => text.includes(sentence)).sort((a, b) => text.indexOf(a) - text.indexOf(b));
