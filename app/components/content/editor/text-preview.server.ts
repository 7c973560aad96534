import { markdownDoor } from "#app/components/content/markdown-door.ts";
import { withoutSentences } from "#domain/content/directory-note.ts";
import { outlineOf, renderBlocks } from "#domain/content/markdown.server.ts";
import { fillMarks, type MarkValues, splitAtBlocks } from "#domain/content/page-marks.ts";
import { readingMinutes } from "#domain/content/reading-time.ts";
import { type UnsupportedClaim, unsupportedClaims } from "#domain/content/unsupported-claims.ts";
import type { SaidSentence } from "#domain/drafts/said-sentences.server.ts";
import { m } from "#messages/m.ts";
import { BLOCK_MEANINGS } from "#texts/editions.ts";

/** How the body of a text will look, and what its reader would ask. */
export interface TextPreview {
  readonly html: string;
  readonly words: number;
  readonly minutes: number;
  readonly claims: readonly UnsupportedClaim[];
  /** Sentences of the directory, which is their source. */
  readonly directory: readonly SaidSentence[];
}

/** Renders a body as its page does, sources numbered in the order in which it names them. `values` are for the marks of a page. */
export function previewOf(body: string, values: MarkValues | null, directory: readonly SaidSentence[] = []): TextPreview {
  const { references, words } = outlineOf(body);
  const shown = values ? fillMarks(body, values) : body;
  const html = splitAtBlocks(renderBlocks(shown, markdownDoor(references)))
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
