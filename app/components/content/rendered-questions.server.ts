import type { Question, QuestionTopic, Source } from "#domain/content/content.ts";
import { plainOf, renderBlocks } from "#domain/content/markdown.server.ts";
import { markdownDoor } from "./markdown-door.ts";
import type { RenderedQuestion } from "./questions.tsx";

export interface TopicalQuestion extends RenderedQuestion {
  readonly topic: QuestionTopic;
}

/** Markdown to HTML, with references to the sources in the given order. */
export function renderQuestions(questions: readonly Question[], sources: readonly Source[]): TopicalQuestion[] {
  const door = markdownDoor(sources.map(({ id }) => id));
  return questions.map(({ id, topic, question, answer, sourceIds }) => {
    // A source that the answer does not refer to itself stands at its end.
    const cited = answer.includes("[^") ? answer : answer.trimEnd() + sourceIds.map((source) => `[^${source}]`).join("");
    return { id, topic, question, answer: renderBlocks(cited, door), plain: plainOf(answer) };
  });
}
