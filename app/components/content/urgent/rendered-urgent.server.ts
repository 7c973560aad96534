import type { Source } from "#domain/content/content.ts";
import { renderBlocks, renderLine } from "#domain/content/markdown.server.ts";
import type { UrgentAnswer, UrgentLevel } from "#domain/content/urgent.ts";
import { markdownDoor } from "../markdown-door.ts";

interface RenderedUrgent extends Record<UrgentLevel | "keep" | "avoid", readonly string[]> {
  readonly figures: readonly { readonly share: string; readonly html: string }[];
  readonly why: string;
}

/** Turns Markdown into HTML, with references numbered in the given order of sources. */
export function renderUrgent(answer: UrgentAnswer, sources: readonly Source[]): RenderedUrgent {
  const door = markdownDoor(sources);
  const lines = (given: readonly string[]) => given.map((line) => renderLine(line, door));
  return {
    emergency: lines(answer.emergency),
    call: lines(answer.call),
    wait: lines(answer.wait),
    keep: lines(answer.keep),
    avoid: lines(answer.avoid),
    figures: answer.figures.map(({ share, text }) => ({ share, html: renderLine(text, door) })),
    why: renderBlocks(answer.body, door),
  };
}
