import type { FixedPage } from "./pages.ts";

/**
 * Marks in the words of a page, such as `{site}`. Values of the settings or the software replace them, so that the text stays true
 * when these change.
 */
export const PAGE_MARKS = [
  "site",
  "site_address",
  "max_centers",
  "answer_hours",
  "stale_months",
  "expired_months",
  "min_reviews",
  "duplicate_months",
  "return_days",
  "welcome_requests",
  "request_months",
  "backup_days",
  "unconfirmed_days",
  "guest_days",
  "notice_months",
  "event_months",
  "device_pages",
  "silence_days",
] as const;
export type PageMark = (typeof PAGE_MARKS)[number];

/** The text that replaces each mark. */
export type MarkValues = Readonly<Record<PageMark, string>>;

/** Names that stand alone on a line of a legal page. The code draws their contents, which no editor could keep up to date. */
export const PAGE_BLOCKS = ["contact", "cookies", "cookie_choice", "tag_manager", "whatsapp"] as const;
export type PageBlock = (typeof PAGE_BLOCKS)[number];

/**
 * The blocks that a legal page must show, whoever edits it: which cookies there are, how to change one's choice, and how to contact
 * us.
 */
const NEEDED_BLOCKS: Readonly<Partial<Record<string, readonly PageBlock[]>>> = {
  privacidad: PAGE_BLOCKS,
  terminos: ["contact"],
} satisfies Partial<Record<FixedPage, readonly PageBlock[]>>;

const MARK = /\{([a-z_]{1,40})\}/g;
const isMark = (name: string): name is PageMark => (PAGE_MARKS as readonly string[]).includes(name);
const isBlock = (name: string): name is PageBlock => (PAGE_BLOCKS as readonly string[]).includes(name);

/** Replaces marks by their values. Unknown marks stay as they are written. */
export const fillMarks = (text: string, values: MarkValues): string =>
  text.replace(MARK, (written, name: string) => (isMark(name) ? values[name] : written));

export type PagePart = { readonly html: string } | { readonly block: PageBlock };

/** Splits the HTML of a section at its blocks. */
export function splitAtBlocks(html: string): PagePart[] {
  return html
    .split(new RegExp(`<p>\\{(${PAGE_BLOCKS.join("|")})\\}</p>\\n?`))
    .map((part, index): PagePart => (index % 2 === 1 && isBlock(part) ? { block: part } : { html: part }))
    .filter((part) => !("html" in part && part.html.trim() === ""));
}

/** Returns a sentence for each unknown mark, and for each block that the page lacks. */
export function markMistakes(slug: string, body: string, others: readonly string[]): string[] {
  const needed = NEEDED_BLOCKS[slug] ?? [];
  const alone = new Set(body.split(/\r?\n/).flatMap((line) => /^\{([a-z_]{1,40})\}\s*$/.exec(line)?.[1] ?? []));
  const named = (text: string) => [...text.matchAll(MARK)].map(([, name]) => name!);
  const inBody = named(body.replace(/^\{[a-z_]{1,40}\}\s*$/gm, ""));
  return [
    ...[...new Set([...inBody, ...others.flatMap(named), ...[...alone].filter((name) => !needed.some((block) => block === name))])]
      .filter((name) => !isMark(name))
      .map((name) =>
        needed.some((block) => block === name) ? `{${name}} stands on a line of its own` : `nobody knows the mark {${name}}`,
      ),
    ...needed.filter((block) => !alone.has(block)).map((block) => `the page needs {${block}} on a line of its own`),
  ];
}
