/** A text with its selection. Both ends are equal when there is only a cursor. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A change of a text: the part between two positions is replaced, and then something is selected. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly words: string;
  readonly select: readonly [start: number, end: number];
}

const BOLD = "**";
const ITALIC = "*";
/** A placeholder for an address that is still to be written. */
const ADDRESS = "https://";

export const bold = (selected: Selected): Edit => emphasis(selected, BOLD);
export const italic = (selected: Selected): Edit => emphasis(selected, ITALIC);

/**
 * Puts asterisks around the selected words, or removes existing ones. Spaces at the ends stay outside, since Markdown would otherwise
 * show the asterisks.
 */
function emphasis({ text, start, end }: Selected, mark: typeof BOLD | typeof ITALIC): Edit {
  let [from, to] = [start, end];
  while (from < to && /[\s*]/.test(text[from]!)) from++;
  while (to > from && /[\s*]/.test(text[to - 1]!)) to--;
  const around = Math.min(run(text, from, -1), run(text, to, 1));
  const inner = text.slice(from, to);
  const size = mark.length;
  // Two asterisks are bold, one is italic, three are both.
  if (mark === BOLD ? around >= 2 : around % 2 === 1)
    return { from: from - size, to: to + size, words: inner, select: [from - size, to - size] };
  return { from, to, words: mark + inner + mark, select: [from + size, to + size] };
}

/** Counts the asterisks on one side of a position. */
function run(text: string, at: number, step: 1 | -1): number {
  let count = 0;
  while (text[step === 1 ? at + count : at - 1 - count] === "*") count++;
  return count;
}

/** Makes the line a section heading, then a subheading, then plain text again. */
export function heading({ text, start, end }: Selected): Edit {
  const from = lineStart(text, start);
  const old = /^#{1,6}[^\S\n]+/.exec(text.slice(from))?.[0] ?? "";
  const words = old === "" ? "## " : old.trim() === "##" ? "### " : "";
  const moved = (place: number) => Math.max(from, place + words.length - old.length);
  return { from, to: from + old.length, words, select: [moved(start), moved(end)] };
}

/** Makes each selected line an item, or removes the dashes when all of them are items. */
export function list({ text, start, end }: Selected): Edit {
  const from = lineStart(text, start);
  const to = lineEnd(text, end > start && text[end - 1] === "\n" ? end - 1 : end);
  const lines = text.slice(from, to).split("\n");
  const written = lines.filter((line) => line.trim() !== "");
  const items = written.length > 0 && written.every((line) => ITEM.test(line));
  const changed = lines.map((line) => {
    if (items) return line.replace(ITEM, "");
    return ITEM.test(line) || (line.trim() === "" && written.length > 0) ? line : `- ${line}`;
  });
  const words = changed.join("\n");
  const cursor = Math.max(from, start + words.length - (to - from));
  return { from, to, words, select: start === end ? [cursor, cursor] : [from, from + words.length] };
}

const ITEM = /^[^\S\n]*[-*+][^\S\n]+/;

/** Makes the selected words a link and selects the place for its address. For a selected address, it selects the place for the words. */
export function link({ text, start, end }: Selected): Edit {
  const inner = text.slice(start, end).trim();
  const from = start + text.slice(start, end).indexOf(inner);
  const to = from + inner.length;
  if (/^(?:https?:\/\/|\/)\S*$/.test(inner)) return { from, to, words: `[](${inner})`, select: [from + 1, from + 1] };
  const words = `[${inner}](${ADDRESS})`;
  const address = from + inner.length + 3;
  return { from, to, words, select: inner === "" ? [from + 1, from + 1] : [address, address + ADDRESS.length] };
}

/** Inserts the mark of a source after the selection. */
export function cite({ text, start, end }: Selected, id: string): Edit {
  const at = start + text.slice(start, end).trimEnd().length;
  const words = signOf(id);
  return { from: at, to: at, words, select: [at + words.length, at + words.length] };
}

/** Returns the mark by which a text cites a source. */
export const signOf = (id: string) => `[^${id}]`;

/** Inserts a separate line below the one where the selection ends. */
export function lineBelow({ text, end }: Selected, line: string): Edit {
  const at = lineEnd(text, end);
  const words = `${text.slice(0, at).trim() === "" ? "" : "\n\n"}${line}\n`;
  return { from: at, to: at, words, select: [at + words.length, at + words.length] };
}

const lineStart = (text: string, place: number) => text.slice(0, place).lastIndexOf("\n") + 1;

function lineEnd(text: string, place: number): number {
  const end = text.indexOf("\n", place);
  return end === -1 ? text.length : end;
}
