import type { Subject, SubjectKind } from "./subject.ts";

declare const GIVEN: unique symbol;

/** How much may be shown. `masked` never gives the whole document. */
export type Sight = "masked" | "open";

/**
 * The permission that opening sealed data requires. Only the access module of a noun (`lead-access.ts`, `message-access.ts`) can make
 * one, for a given viewer, so all code that opens data has asked there.
 */
export interface Leave<K extends SubjectKind = SubjectKind, S extends Sight = Sight> extends Subject<K> {
  readonly sight: S;
  readonly [GIVEN]: true;
}
