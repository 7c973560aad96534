import type { ReturnReason } from "#domain/offers/return-reason.ts";
import type { AskedRows } from "#platform/db/list-page.ts";

/** How often a center gave requests back for one reason, and how often that was not accepted. */
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
  /** Requests whose reply clock has stopped, and how many of them were answered. */
  readonly cases: number;
  readonly answered: number;
  /** Requests whose contact data the center opened, and how many of them it gave back. */
  readonly opened: number;
  readonly returned: number;
  /** What was decided of each reason, in the order of their names. Empty in figures from before reasons were counted. */
  readonly reasons: readonly ReturnCount[];
}

/** `proposed`: the center may still object. `objected`: our team decides. `kept-back`: it was right, so this is never public. */
export type ConductState = "proposed" | "objected" | "kept-back" | "public";

/** What a center sees of its next or present figures. */
export interface ProposedConduct extends Conduct {
  readonly state: ConductState;
  /** The day on which it becomes public, unless an objection waits. */
  readonly publicFrom: Date;
  readonly objection: string | null;
  readonly decisionReason: string | null;
}

/** A center has so many days to object before patients read its figures. */
export const OBJECTION_DAYS = 7;
export const MAX_OBJECTION = 1000;

/** What centers say against their figures: what our team has to decide, and what it decided. */
export const OBJECTION_VIEWS = ["esperan", "decididas"] as const;
export type ObjectionView = (typeof OBJECTION_VIEWS)[number];
/** `turno`: what waits longest first, and of what is decided the newest. */
export const OBJECTION_SORTS = ["turno", "centro"] as const;
export type ObjectionSort = (typeof OBJECTION_SORTS)[number];
export const OBJECTIONS_PAGE = 10;

/** `upheld`: the center was right, and these figures are never public. */
export type ObjectionVerdict = "upheld" | "dismissed";

export interface AskedObjections extends AskedRows<ObjectionSort> {
  readonly view: ObjectionView;
  /** Null takes both. */
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
  /** Null when nobody of our team did, or nobody knows who they were. */
  readonly decidedBy: string | null;
}
