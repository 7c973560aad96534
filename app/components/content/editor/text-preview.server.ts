import { markdownDoor } from "#app/components/content/markdown-door.ts";
import { withoutSentences } from "#domain/content/directory-note.ts";
import { outlineOf, renderBlocks } from "#domain/content/markdown.server.ts";
import { fillMarks, type MarkValues, splitAtBlocks } from "#domain/content/page-marks.ts";
import { readingMinutes } from "#domain/content/reading-time.ts";
import { type UnsupportedClaim, unsupportedClaims } from "#domain/content/unsupported-claims.ts";
import type { SaidSentence } from "#domain/drafts/said-sentences.server.ts";
import { m } from "#messages/m.ts";
import { BLOCK_MEANINGS } from "#texts/editions.ts";

/** The preview of a text's body, and the claims that a reader would question. */
export interface TextPreview {
  readonly html: string;
  readonly words: number;
  readonly minutes: number;
  readonly claims: readonly UnsupportedClaim[];
  /** Generated sentences, whose source is the directory. */
  readonly directory: readonly SaidSentence[];
}

/** Renders a body as its page does, with sources numbered in the order of first mention. `values` are for the marks of a page. */
export function previewOf(body: string, values: MarkValues | null, directory: readonly SaidSentence[] = []): TextPreview {
  const { references, words } = outlineOf(body);
  const shown = values ? fillMarks(body, values) : body;
  const html = splitAtBlocks(renderBlocks(shown, markdownDoor(references.map((id) => ({ id, reading: null, strength: null })))))
    .map((part) => ("html" in part ? part.html : `<p><em>${m.editor_block_here({ what: BLOCK_MEANINGS[part.block]() })}</em></p>`))
    .join("");
  const claims = unsupportedClaims(
    withoutSentences(
      body,
      directory.map(({ says }) => says),
    ),
  );
  return { html, words, minutes: readingMinutes(words), claims, directory };
}
