import { parseDocument } from "yaml";
import type * as z from "zod";
import type { TextKind } from "./content-documents.ts";
import { directoryNote } from "./content-file.ts";
import { FRONT_MATTER, fieldsOf } from "./describe-text.ts";

/**
 * The generated sentences of a text, with the value of each fact of the directory at that time. The note is part of the text's own
 * file, so that earlier versions and copies of the site have it too. Editors do not write it.
 */
export type DirectoryNote = z.infer<typeof directoryNote>;

export function readDirectoryNote(kind: TextKind, text: string): DirectoryNote | null {
  const { data } = directoryNote.safeParse(fieldsOf(kind, text)?.directory);
  return data ?? null;
}

/** Returns a text with another note. The rest of its front matter stays exactly as it is written. */
export function withDirectoryNote(text: string, note: DirectoryNote): string {
  const match = FRONT_MATTER.exec(text);
  if (!match) return text;
  const front = parseDocument(match[1]!);
  front.set("directory", front.createNode(note));
  return `---\n${front.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd()}\n---\n${match[2]}`;
}

/** Returns whether a text contains exactly this sentence. */
export const saysSentence = (text: string, sentence: string): boolean => placeOf(text, sentence) !== -1;

/** Removes sentences from a text wherever they occur. Line breaks stay where they were. */
export function withoutSentences(text: string, sentences: readonly string[]): string {
  let rest = text;
  // The longest sentences go first, since a sentence may be the end of a longer one.
  for (const sentence of [...sentences].sort((a, b) => b.length - a.length)) {
    for (let at = placeOf(rest, sentence); at !== -1; at = placeOf(rest, sentence)) {
      const after = rest.slice(at + sentence.length);
      rest = rest.slice(0, at) + (/[ \t]$|^$|\n$/.test(rest.slice(0, at)) ? after.replace(/^[ \t]+/, "") : after);
    }
  }
  return rest;
}

/** Returns the position of a whole sentence in a text, and -1 when it does not occur. */
function placeOf(text: string, sentence: string): number {
  for (let at = text.indexOf(sentence); at !== -1; at = text.indexOf(sentence, at + 1)) {
    if (/^$|\s$/.test(text.slice(Math.max(0, at - 1), at)) && /^$|^\s/.test(text.slice(at + sentence.length, at + sentence.length + 1)))
      return at;
  }
  return -1;
}
