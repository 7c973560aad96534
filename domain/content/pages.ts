/** A page of the site itself, as far as its words are prose. */
export interface Page {
  readonly slug: string;
  /** What links and the browser's tab call it. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  /** The points to know when somebody reads no further, in Markdown; only legal pages have any. */
  readonly essentials: readonly string[];
  /** 'YYYY-MM-DD': the day of the last change of a legal page. */
  readonly updatedOn: string | null;
  readonly body: string;
  readonly sourceIds: readonly string[];
}

/** Pages that code draws around the words of a text, and the addresses that they had before they were texts. */
export const FIXED_PAGES = {
  contacto: "/contacto",
  "como-funciona": "/como-funciona",
  "como-revisamos": "/como-revisamos",
  privacidad: "/privacidad",
  terminos: "/terminos",
} as const;
export type FixedPage = keyof typeof FIXED_PAGES;

/** What people agree to, or are told before they do: with its essential points and the day of its last change. */
const LEGAL_PAGES = ["privacidad", "terminos"] as const satisfies readonly FixedPage[];
export type LegalPage = (typeof LEGAL_PAGES)[number];

export const isLegalPage = (slug: string): slug is LegalPage => (LEGAL_PAGES as readonly string[]).includes(slug);

export const isFixedPage = (slug: string): slug is FixedPage => Object.hasOwn(FIXED_PAGES, slug);

/** Returns whether an address is that of a page that code draws around the words of a text. */
export const isPathOfPage = (path: string): boolean => Object.values<string>(FIXED_PAGES).includes(path);

export const pathOfPage = (slug: string): string => (isFixedPage(slug) ? FIXED_PAGES[slug] : `/p/${slug}`);
