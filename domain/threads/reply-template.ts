/** A reply that a center saved, with marks for what differs from person to person. */
export interface ReplyTemplate {
  /** From 1 to the maximum, so that what two colleagues change stays apart. */
  readonly place: number;
  readonly name: string;
  readonly body: string;
}

export const MAX_TEMPLATES = 8;
export const MAX_TEMPLATE_NAME = 40;
export const MAX_TEMPLATE_BODY = 2000;

/** What a mark may stand for, as its center writes it between braces. */
export const REPLY_MARKS = ["nombre", "tratamiento", "precio_desde", "ciudad", "centro", "firma"] as const;
export type ReplyMark = (typeof REPLY_MARKS)[number];

/** What is known of a request; null where it is not, or may not be seen yet. */
export type MarkValues = Readonly<Record<ReplyMark, string | null>>;

const MARK = /\{\s*([\p{L}_ ]{1,30}?)\s*\}/gu;
const isMark = (word: string): word is ReplyMark => REPLY_MARKS.some((mark) => mark === word);

/** Returns the words between braces in a text, each once: those that are marks, and those that no one knows. */
export function marksIn(text: string): { known: ReplyMark[]; unknown: string[] } {
  const words = [...new Set([...text.matchAll(MARK)].map(([, word]) => word!.toLowerCase()))];
  return { known: words.filter(isMark), unknown: words.filter((word) => !isMark(word)) };
}

/** Puts what is known in the place of each mark. What is not known stays as it is, so that its writer sees it. */
export const fillMarks = (body: string, values: MarkValues): string =>
  body.replace(MARK, (whole, word: string) => {
    const mark = word.toLowerCase();
    return (isMark(mark) && values[mark]) || whole;
  });

/** Adds a filled reply to what somebody has typed already. */
export const joined = (typed: string, reply: string): string => (typed.trim() === "" ? reply : `${typed.trimEnd()}\n\n${reply}`);
