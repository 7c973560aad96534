import type { Answer } from "#domain/content/answers.server.ts";
import { plainOf } from "#domain/content/markdown.server.ts";
import { fillMarks, type MarkValues } from "#domain/content/page-marks.ts";
import type { ShownAnswer } from "./answers.tsx";

/** Two lines at desk width. */
const MAX_LENGTH = 180;

/** Returns the answers with the beginning of their texts, as plain text with the values of the marks of pages. */
export function shownAnswers(answers: readonly Answer[], values: MarkValues): ShownAnswer[] {
  const named = (text: string) => fillMarks(text, values);
  return answers.map((answer) => ({ ...answer, title: named(answer.title), summary: shortened(plainOf(named(answer.summary))) }));
}

function shortened(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(" ", MAX_LENGTH)).replace(/[,;:.]$/, "")}…`;
}
