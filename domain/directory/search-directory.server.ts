import { type Answer, findAnswers, type Tool } from "#domain/content/answers.server.ts";
import type { Db } from "#platform/db/db.ts";
import type { CenterCard } from "./center-card.ts";
import type { Facets } from "./facets.ts";
import { facetsOf, type Tally } from "./provider-counts.server.ts";
import type { ProviderKind } from "./ranking.server.ts";
import { CENTERS } from "./search-centers.server.ts";
import { CENTERS_AMONG_ALL, type SearchFilters, SPECIALISTS_AMONG_ALL, type Tab } from "./search-filters.ts";
import { type FoundPage, findPage, findRelief, type Relief, readQuestion } from "./search-providers.server.ts";
import { SPECIALISTS } from "./search-specialists.server.ts";
import type { SpecialistCard } from "./specialist-card.ts";
import { exactOnly, type Spelling } from "./text-match.server.ts";
import type { Vocabulary } from "./vocabulary.ts";

export interface DirectorySearch {
  readonly filters: SearchFilters;
  /** Cards are read only where the open tab shows them. */
  readonly centers: FoundPage<CenterCard>;
  readonly specialists: FoundPage<SpecialistCard>;
  /** Texts and tools of ours that answer the words. Filters do not affect them. */
  readonly answers: readonly Answer[];
  /** The number of all results. */
  readonly total: number;
  readonly capped: boolean;
  /** The facets of the open tab. «Todos» and «Respuestas» count both kinds of provider together. */
  readonly facets: Facets;
  readonly spelling: Spelling | null;
  /** True if the words or the filters ask for surrogacy: then its law comes first. */
  readonly surrogacy: boolean;
  /** Present when the open tab is empty. */
  readonly relief: Relief | null;
  readonly languages: Vocabulary["languages"];
}

const KINDS_OF: Record<Tab, readonly ProviderKind[]> = {
  all: ["centers", "specialists"],
  answers: ["centers", "specialists"],
  centers: ["centers"],
  specialists: ["specialists"],
};

/**
 * Returns centers and specialists for the same words and filters, some of each or one kind page by page, and texts and tools that
 * answer the words. Where a text has all words as they are typed, no provider is shown that only has words with a similar spelling:
 * «jimaguas» asks about twins, and not for «Bahía Quieta».
 */
export async function searchDirectory(
  db: Db,
  given: SearchFilters,
  wantedPage: number,
  tools: readonly Tool[] = [],
): Promise<DirectorySearch> {
  // The spelling is decided for the whole directory: words that only specialists have are correctly spelled for centers too.
  const [read, answers] = await Promise.all([readQuestion(db, given, KINDS_OF.all), findAnswers(db, given.q, tools)]);
  const question = answers.some(({ told }) => told) ? { ...read, understood: exactOnly(read.understood) } : read;
  const { filters, understood, vocabulary } = question;
  const { tab } = filters;
  const perPage = (kind: ProviderKind, whole: number, few: number) => (tab === "all" ? few : tab === kind ? whole : 0);
  const [centers, specialists] = await Promise.all([
    findPage(
      db,
      { ...CENTERS, perPage: perPage("centers", CENTERS.perPage, CENTERS_AMONG_ALL) },
      question,
      tab === "centers" ? wantedPage : 1,
    ),
    findPage(
      db,
      { ...SPECIALISTS, perPage: perPage("specialists", SPECIALISTS.perPage, SPECIALISTS_AMONG_ALL) },
      question,
      tab === "specialists" ? wantedPage : 1,
    ),
  ]);
  const shown: Record<ProviderKind, Tally> = { centers: centers.tally, specialists: specialists.tally };
  const kinds = KINDS_OF[tab];
  return {
    filters,
    centers: withoutTally(centers),
    specialists: withoutTally(specialists),
    answers,
    total: centers.total + specialists.total + answers.length,
    capped: centers.capped || specialists.capped,
    facets: facetsOf(
      kinds.map((kind) => shown[kind]),
      vocabulary,
    ),
    spelling: understood?.spelling ?? null,
    surrogacy: question.surrogacy,
    relief: kinds.some((kind) => shown[kind].total > 0) ? null : await findRelief(db, question, kinds),
    languages: vocabulary.languages,
  };
}

function withoutTally<Card>({ tally: _, ...page }: FoundPage<Card> & { tally: Tally }): FoundPage<Card> {
  return page;
}
