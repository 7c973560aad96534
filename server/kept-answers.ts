import { LRUCache } from "lru-cache";
import type { KeptAnswers } from "#app/context.ts";
import { CONTENT_GROUPS, type KeptGroup } from "./content-groups.ts";

const TTL_MS = 60_000;
/** The maximum for each group: enough for the lists that people open often, not for every combination of filters. */
const MAX_ANSWERS = 200;

/**
 * Keeps the database's answers to questions that are the same for every visitor, until their content changes. The page cache keeps
 * whole pages, and only for visitors without a session; the site's name, its menu and its lists are the same for everybody. Answers
 * are shared, so callers must not change them.
 */
export class AnswersInMemory implements KeptAnswers {
  readonly #answers = Object.fromEntries(
    CONTENT_GROUPS.map((group) => [group, new LRUCache<string, Promise<unknown>>({ max: MAX_ANSWERS, ttl: TTL_MS })]),
  ) as Record<KeptGroup, LRUCache<string, Promise<unknown>>>;

  /** Forgets the answers made from these groups, and discards those that are being fetched. */
  changed(groups: readonly KeptGroup[] = CONTENT_GROUPS): void {
    for (const group of groups) this.#answers[group].clear();
  }

  /** Returns the kept answer, or asks. Callers with the same question wait for the same answer. */
  answer<T>(group: KeptGroup, question: string, ask: () => Promise<T>): Promise<T> {
    const answers = this.#answers[group];
    const known = answers.get(question) as Promise<T> | undefined;
    if (known) return known;
    const asked = ask();
    answers.set(question, asked);
    asked.catch(() => {
      if (answers.peek(question) === asked) answers.delete(question);
    });
    return asked;
  }
}
