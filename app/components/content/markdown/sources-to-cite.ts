export interface NamedSource {
  readonly id: string;
  readonly title: string;
}

/** What a text may refer to: first what it lists, then what else the site knows. */
export interface SourcesToCite {
  readonly own: readonly NamedSource[];
  readonly others: readonly NamedSource[];
}
