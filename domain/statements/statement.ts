import type { PromiseName } from "./promises.ts";

/** `legal` is a legal position, whose words are in the texts. */
export const STATEMENT_KINDS = ["promise", "claim", "legal"] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];
export type OwnKind = Exclude<StatementKind, "legal">;

/** `due`: its term is over. `unsupported`: it has no source or no date, so no page may show it. */
export const STATEMENT_VIEWS = ["all", "due", "unsupported", "retired"] as const;
export type StatementView = (typeof STATEMENT_VIEWS)[number];
export const STATEMENT_SORTS = ["due", "text"] as const;
export type StatementSort = (typeof STATEMENT_SORTS)[number];

/** The pages that show supported statements. Elsewhere, statements are part of a text and are edited there. */
export const STATEMENT_PAGES = ["/", "/contacto", "/asesoramiento", "/como-funciona"] as const;
export type StatementPage = (typeof STATEMENT_PAGES)[number];
/** The maximum number of statements on a page, the latest day first. The home page has no bytes left for a third. */
export const MAX_SHOWN = 2;

export const STATEMENTS_PER_PAGE = 15;
export const STATEMENT_LENGTHS = { text: 300, path: 200, source: 500 } as const;
export const MAX_TERM_MONTHS = 60;

export interface Statement {
  /** For a legal position: treatment and family, with a dot between. */
  readonly id: string;
  readonly kind: StatementKind;
  /** The name of a promise that pages and mails contain in their own texts, so that editors cannot change its words. */
  readonly promise: PromiseName | null;
  readonly text: string;
  /** The page with the statement; empty when there is none. */
  readonly path: string;
  /** The source of the statement; empty while unknown. */
  readonly source: string;
  /** The day on which the source said so, or on which somebody checked it. */
  readonly datedOn: string | null;
  readonly termMonths: number;
  /** The day on which somebody has to check it again; null without a date. */
  readonly dueOn: string | null;
  readonly due: boolean;
  readonly retired: boolean;
  /** Zero for a legal position that nobody has checked again. */
  readonly version: number;
}

/**
 * Whether readers see a statement, or why not. `said`: pages and mails contain it. `shown`: its page shows it. `elsewhere`: it is part
 * of a text, if anywhere.
 */
export type Standing = "said" | "shown" | "unsupported" | "due" | "elsewhere";

export function standingOf({
  promise,
  path,
  source,
  datedOn,
  due,
}: Pick<Statement, "promise" | "path" | "source" | "datedOn" | "due">): Standing {
  if (promise !== null) return "said";
  if (!STATEMENT_PAGES.some((page) => page === path)) return "elsewhere";
  if (source === "" || datedOn === null) return "unsupported";
  return due ? "due" : "shown";
}
