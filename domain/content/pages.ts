/** A page of the site itself, as far as it consists of prose. */
export interface Page {
  readonly slug: string;
  /** The name in links and in the browser's tab. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  /** The most important points in Markdown, for readers who read no further; only legal pages have any. */
  readonly essentials: readonly string[];
  /** The day of the last change of a legal page, 'YYYY-MM-DD'. */
  readonly updatedOn: string | null;
  readonly body: string;
  readonly sourceIds: readonly string[];
}

/** Pages whose layout is code and whose words are a text, with their fixed addresses. */
export const FIXED_PAGES = {
  contacto: "/contacto",
  "como-funciona": "/como-funciona",
  "como-revisamos": "/como-revisamos",
  privacidad: "/privacidad",
  terminos: "/terminos",
} as const;
export type FixedPage = keyof typeof FIXED_PAGES;

/** Pages that people agree to, or are told about before they agree. They show their essential points and the day of the last change. */
const LEGAL_PAGES = ["privacidad", "terminos"] as const satisfies readonly FixedPage[];
export type LegalPage = (typeof LEGAL_PAGES)[number];

export const isLegalPage = (slug: string): slug is LegalPage => (LEGAL_PAGES as readonly string[]).includes(slug);

export const isFixedPage = (slug: string): slug is FixedPage => Object.hasOwn(FIXED_PAGES, slug);

/** Returns whether an address is that of a page whose layout is code and whose words are a text. */
export const isPathOfPage = (path: string): boolean => Object.values<string>(FIXED_PAGES).includes(path);

export const pathOfPage = (slug: string): string => (isFixedPage(slug) ? FIXED_PAGES[slug] : `/p/${slug}`);
