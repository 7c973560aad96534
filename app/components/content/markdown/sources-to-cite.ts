export interface NamedSource {
  readonly id: string;
  readonly title: string;
}

/** The sources that a text may cite: first its own, then the others of the site. */
export interface SourcesToCite {
  readonly own: readonly NamedSource[];
  readonly others: readonly NamedSource[];
}
