import type { Question, QuestionTopic, Source } from "#domain/content/content.ts";
import { plainOf, renderBlocks } from "#domain/content/markdown.server.ts";
import { markdownDoor } from "./markdown-door.ts";
import type { RenderedQuestion } from "./questions.tsx";

export interface TopicalQuestion extends RenderedQuestion {
  readonly topic: QuestionTopic;
}

/** Turns Markdown into HTML, with references numbered in the given order of sources. */
export function renderQuestions(questions: readonly Question[], sources: readonly Source[]): TopicalQuestion[] {
  const door = markdownDoor(sources.map(({ id }) => id));
  return questions.map(({ id, topic, question, answer, sourceIds }) => {
    // A source without a reference in the answer is referred to at its end.
    const cited = answer.includes("[^") ? answer : answer.trimEnd() + sourceIds.map((source) => `[^${source}]`).join("");
    return { id, topic, question, answer: renderBlocks(cited, door), plain: plainOf(answer) };
  });
}
