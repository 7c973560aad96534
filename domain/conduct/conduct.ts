import type { ReturnReason } from "#domain/offers/return-reason.ts";
import type { AskedRows } from "#platform/db/list-page.ts";

/** How often a center gave requests back for one reason, and how often our team refused that. */
export interface ReturnCount {
  readonly reason: ReturnReason;
  readonly upheld: number;
  readonly refused: number;
}

/** How a center dealt with requests, as patients read it. */
export interface Conduct {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Requests whose reply clock has stopped, and the number of answered ones. */
  readonly cases: number;
  readonly answered: number;
  /** Requests whose contact data the center opened, and the number that it gave back. */
  readonly opened: number;
  readonly returned: number;
  /** The decisions for each reason, in the order of their names. Empty in older figures, which did not count reasons. */
  readonly reasons: readonly ReturnCount[];
}

/**
 * `proposed`: the center may still object. `objected`: our team has to decide. `kept-back`: the center's objection was right, so
 * these figures are never public.
 */
export type ConductState = "proposed" | "objected" | "kept-back" | "public";

/** The next or the present figures of a center, as it sees them. */
export interface ProposedConduct extends Conduct {
  readonly state: ConductState;
  /** The day on which the figures become public, unless an objection waits. */
  readonly publicFrom: Date;
  readonly objection: string | null;
  readonly decisionReason: string | null;
}

/** The number of days in which a center may object before its figures are public. */
export const OBJECTION_DAYS = 7;
export const MAX_OBJECTION = 1000;

/** The views of objections: those that our team has to decide, and the decided ones. */
export const OBJECTION_VIEWS = ["esperan", "decididas"] as const;
export type ObjectionView = (typeof OBJECTION_VIEWS)[number];
/** `turno` puts what has waited longest first; of decided objections, the newest. */
export const OBJECTION_SORTS = ["turno", "centro"] as const;
export type ObjectionSort = (typeof OBJECTION_SORTS)[number];
export const OBJECTIONS_PAGE = 10;

/** `upheld`: the center was right, and its figures are never public. */
export type ObjectionVerdict = "upheld" | "dismissed";

export interface AskedObjections extends AskedRows<ObjectionSort> {
  readonly view: ObjectionView;
  /** Null for both. */
  readonly decision: ObjectionVerdict | null;
}

export interface ListedObjection extends Conduct {
  readonly center: string;
  readonly providerId: string;
  readonly objection: string;
  readonly objectedAt: Date;
  readonly decision: ObjectionVerdict | null;
  readonly decisionReason: string | null;
  readonly decidedAt: Date | null;
  /** Null when nobody of our team decided, or their account no longer exists. */
  readonly decidedBy: string | null;
}
