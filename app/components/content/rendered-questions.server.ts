import type { Question, QuestionTopic, Review, Source } from "#domain/content/content.ts";
import { plainOf, renderBlocks } from "#domain/content/markdown.server.ts";
import { asksReview } from "#domain/content/reviewed-questions.ts";
import { markdownDoor } from "./markdown-door.ts";
import type { RenderedQuestion } from "./questions.tsx";

export interface TopicalQuestion extends RenderedQuestion {
  readonly topic: QuestionTopic;
  readonly review: Review | null;
  /** False for an answer that only says how the site works. */
  readonly asksReview: boolean;
}

/** Renders Markdown as HTML, with references numbered in the given order of sources. */
export function renderQuestions(questions: readonly Question[], sources: readonly Source[]): TopicalQuestion[] {
  const door = markdownDoor(sources);
  return questions.map(({ id, topic, question, answer, sourceIds, review }) => {
    // A source that the answer does not cite is cited at its end.
    const cited = answer.includes("[^") ? answer : answer.trimEnd() + sourceIds.map((source) => `[^${source}]`).join("");
    const said = { answer: renderBlocks(cited, door), plain: plainOf(answer) };
    return { id, topic, question, ...said, review, asksReview: asksReview({ sourceIds }) };
  });
}
