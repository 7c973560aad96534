/** A page of the site itself, as far as its words are prose. */
export interface Page {
  readonly slug: string;
  /** What links and the browser's tab call it. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly body: string;
  readonly sourceIds: readonly string[];
}

/** Pages that code draws around the words of a text, and the addresses that they had before they were texts. */
export const FIXED_PAGES = { contacto: "/contacto", "como-funciona": "/como-funciona", "como-revisamos": "/como-revisamos" } as const;
export type FixedPage = keyof typeof FIXED_PAGES;

export const isFixedPage = (slug: string): slug is FixedPage => Object.hasOwn(FIXED_PAGES, slug);

/** Returns whether an address is that of a page that code draws around the words of a text. */
export const isPathOfPage = (path: string): boolean => Object.values<string>(FIXED_PAGES).includes(path);

export const pathOfPage = (slug: string): string => (isFixedPage(slug) ? FIXED_PAGES[slug] : `/p/${slug}`);
