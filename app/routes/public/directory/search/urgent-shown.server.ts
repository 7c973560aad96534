import { shortUrgent } from "#app/components/content/urgent/short-urgent.server.ts";
import type { ShortUrgent } from "#app/components/content/urgent/urgent-card.tsx";
import { searchPath } from "#app/components/directory/list/list-address.ts";
import { type Answer, findAnswers } from "#domain/content/answers.server.ts";
import { urgentBySlug, urgentTitles } from "#domain/content/urgent.server.ts";
import type { UrgentTitle } from "#domain/content/urgent.ts";
import { parseSearchFilters, type Tab } from "#domain/directory/search-filters.ts";
import type { Db } from "#platform/db/db.ts";

interface ShownUrgent {
  readonly answer: ShortUrgent;
  /** Other urgent answers that the words name or that their author put beside this one. */
  readonly others: readonly UrgentTitle[];
}

const MAX_OTHERS = 4;

/** Returns the urgent answer that comes first, if the words name one. Tabs of providers show what they always show. */
export async function urgentShown(db: Db, answers: readonly Answer[], tab: Tab): Promise<ShownUrgent | null> {
  const named = answers.filter(({ urgent }) => urgent);
  const first = tab === "all" || tab === "answers" ? named[0] : undefined;
  const answer = first && (await urgentBySlug(db, first.id));
  if (!answer) return null;
  const beside = [...named.slice(1).map(({ id }) => id), ...answer.related];
  return { answer: shortUrgent(answer), others: await urgentTitles(db, [...new Set(beside)].slice(0, MAX_OTHERS)) };
}

/** Returns where a list of providers leads somebody who typed something urgent into it: to its answer, without centers beside it. */
export async function urgentPath(db: Db, q: string): Promise<string | null> {
  const named = q !== "" && (await findAnswers(db, q)).some(({ urgent }) => urgent);
  return named ? searchPath(parseSearchFilters(new URLSearchParams({ q }))) : null;
}
