import type { Answer } from "#domain/content/answers.server.ts";
import { plainOf } from "#domain/content/markdown.server.ts";
import type { ShownAnswer } from "./answers.tsx";

/** Two lines at desk width. */
const MAX_LENGTH = 180;

/** Answers with the beginning of what they say, as plain text. */
export function shownAnswers(answers: readonly Answer[]): ShownAnswer[] {
  return answers.map((answer) => ({ ...answer, summary: shortened(plainOf(answer.summary)) }));
}

function shortened(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(" ", MAX_LENGTH)).replace(/[,;:.]$/, "")}…`;
}
