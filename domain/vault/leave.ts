import type { Subject, SubjectKind } from "./subject.ts";

declare const GIVEN: unique symbol;

/** How much may be shown. Who has `masked` never gets the whole document. */
export type Sight = "masked" | "open";

/**
 * What opening sealed data takes. Only the access module of a noun (`lead-access.ts`, `message-access.ts`) can make one, from
 * who wants to see it, so whatever opens data has asked there.
 */
export interface Leave<K extends SubjectKind = SubjectKind, S extends Sight = Sight> extends Subject<K> {
  readonly sight: S;
  readonly [GIVEN]: true;
}
