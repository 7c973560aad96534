import { markdownDoor } from "#app/components/content/markdown-door.ts";
import { m } from "#app/paraglide/messages.js";
import { outlineOf, renderBlocks } from "#domain/content/markdown.server.ts";
import { fillMarks, type MarkValues, splitAtBlocks } from "#domain/content/page-marks.ts";
import { readingMinutes } from "#domain/content/reading-time.ts";
import { type UnsupportedClaim, unsupportedClaims } from "#domain/content/unsupported-claims.ts";
import { BLOCK_MEANINGS } from "#texts/editions.ts";

/** How the body of a text will look, and what its reader would ask. */
export interface TextPreview {
  readonly html: string;
  readonly words: number;
  readonly minutes: number;
  readonly claims: readonly UnsupportedClaim[];
}

/** Renders a body as its page does, sources numbered in the order in which it names them. `values` are for the marks of a page. */
export function previewOf(body: string, values: MarkValues | null): TextPreview {
  const { references, words } = outlineOf(body);
  const shown = values ? fillMarks(body, values) : body;
  const html = splitAtBlocks(renderBlocks(shown, markdownDoor(references)))
    .map((part) => ("html" in part ? part.html : `<p><em>${m.editor_block_here({ what: BLOCK_MEANINGS[part.block]() })}</em></p>`))
    .join("");
  return { html, words, minutes: readingMinutes(words), claims: unsupportedClaims(body) };
}
