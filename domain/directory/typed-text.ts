/** The maximum length of a search, in UTF-16 units like the maxlength attribute. Longer texts are cut. */
export const MAX_TEXT_LENGTH = 100;

/** A page that is suggested before all terms: an urgent answer, one that its author put beside it, or the law of surrogacy. */
export interface FirstSuggestion {
  readonly kind: "urgent" | "beside" | "law";
  readonly path: string;
  /** Null where the kind says it. */
  readonly title: string | null;
}
