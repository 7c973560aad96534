import MarkdownIt, { type Token } from "markdown-it";
import { plain } from "#platform/plain-text.ts";
import { PICTURE_LINE, pictureSources } from "./pictures.ts";

/** What the calling page adds to a text: addresses in the visitor's language, and names for screen readers. */
export interface MarkdownDoor {
  /** Returns the number of a source in the page's list. With null the reference is left out. */
  readonly numberOf: (sourceId: string) => number | null;
  /** «Fuente 3» */
  readonly referenceLabel: (number: number) => string;
  /** Says that a paragraph rests on weak sources alone, given all that it cites: «según la prensa». Null when it does not. */
  readonly weakOf: (sourceIds: readonly string[]) => string | null;
  /** A path of this site as a link. */
  readonly href: (path: string) => string;
  /** Returns the name of a table that scrolls, given the title of its section. */
  readonly tableLabel: (section: string) => string;
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly html: string;
}

interface Env {
  door: MarkdownDoor;
  section: string;
}

/** The maximum length in characters. None of our texts is longer. */
export const MAX_MARKDOWN = 40_000;

const REFERENCE = /\[\^([a-z0-9-]+)\]/y;

// HTML in a text is shown as text, and only web, mail and internal addresses become links.
const md = new MarkdownIt({ html: false }).disable(["image", "html_inline", "html_block", "code", "autolink"]);
md.validateLink = (url) => /^(https?:\/\/|\/(?!\/)|#|mailto:|tel:)/i.test(url);

md.inline.ruler.before("link", "reference", (state, silent) => {
  REFERENCE.lastIndex = state.pos;
  const match = REFERENCE.exec(state.src);
  if (!match) return false;
  if (!silent) state.push("reference", "", 0).meta = { id: match[1]! };
  state.pos += match[0].length;
  return true;
});

md.block.ruler.before(
  "paragraph",
  "picture",
  (state, line, _end, silent) => {
    const match = PICTURE_LINE.exec(state.src.slice(state.bMarks[line]! + state.tShift[line]!, state.eMarks[line]));
    if (!match) return false;
    if (!silent) {
      const token = state.push("picture", "figure", 0);
      token.meta = { alt: match[1]!, id: match[2]!, caption: match[3] ?? "" };
      state.line = line + 1;
    }
    return true;
  },
  { alt: ["paragraph", "reference", "blockquote", "list"] },
);

md.renderer.rules.picture = (tokens, index) => {
  const { id, alt, caption } = tokens[index]!.meta as { id: string; alt: string; caption: string };
  const { url, srcSet, width, height } = pictureSources(id);
  const image = `<img src="${url}" srcset="${srcSet}" sizes="(min-width: 48rem) 44rem, 92vw" width="${width}" height="${height}" alt="${md.utils.escapeHtml(alt)}" loading="lazy" decoding="async">`;
  // Browsers that support AVIF get it at the same address, so no <source> has to name it.
  return `<figure>${image}${caption ? `<figcaption><small>${md.utils.escapeHtml(caption)}</small></figcaption>` : ""}</figure>\n`;
};
md.renderer.rules.reference = (tokens, index, _options, env) => {
  const { numberOf, referenceLabel, weakOf } = (env as unknown as Env).door;
  const number = numberOf(idOf(tokens[index]!));
  if (number === null) return "";
  // The tokens are those of one paragraph, item or cell. Its last reference says what all of them are.
  const weak = hasReference(tokens, index + 1) ? null : weakOf(tokens.filter(isReference).map(idOf));
  const mark = `<a href="#${sourceAnchor(number)}" aria-label="${md.utils.escapeHtml(referenceLabel(number))}">${number}</a>`;
  return `<sup>&nbsp;${mark}</sup>${weak ? ` <small>(${md.utils.escapeHtml(weak)})</small>` : ""}`;
};
md.renderer.rules.link_open = (tokens, index, options, env, self) => {
  const link = tokens[index]!;
  const address = addressOf(link);
  if (address.startsWith("/")) link.attrSet("href", (env as unknown as Env).door.href(address));
  else if (/^https?:/i.test(address)) link.attrSet("rel", "noopener");
  return self.renderToken(tokens, index, options);
};
md.renderer.rules.heading_open = (tokens, index, options, _env, self) => {
  tokens[index]!.attrSet("id", headingId(tokens[index + 1]!.content));
  return self.renderToken(tokens, index, options);
};
md.renderer.rules.table_open = (_tokens, _index, _options, env) => {
  const { door, section } = env as unknown as Env;
  return `<div class="table-scroll" role="region" tabindex="0" aria-label="${md.utils.escapeHtml(door.tableLabel(section))}"><table>`;
};
md.renderer.rules.table_close = () => "</table></div>";

const isReference = ({ type }: Token) => type === "reference";
/** Returns whether one of the tokens is a reference, from this one on. Copies nothing, since it is asked at each reference. */
function hasReference(tokens: readonly Token[], from: number): boolean {
  for (let index = from; index < tokens.length; index++) if (isReference(tokens[index]!)) return true;
  return false;
}
const idOf = (reference: Token) => String(reference.meta?.id);
const addressOf = (link: Token) => String(link.attrGet("href"));

/** Returns the anchor of a source in the page's list. */
const sourceAnchor = (number: number) => `fuente-${number}`;

/** Parses a text, cut at the maximum length. */
const parsed = (text: string): Token[] => md.parse(text.slice(0, MAX_MARKDOWN), {});

/** Splits a text into its `##` sections and the part before the first of them. */
export function renderSections(body: string, door: MarkdownDoor): { lead: string; sections: Section[] } {
  const parts: { title: string; tokens: Token[] }[] = [{ title: "", tokens: [] }];
  const tokens = parsed(body);
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]!;
    if (token.type === "heading_open" && token.tag === "h2") {
      parts.push({ title: tidy(plainText([tokens[index + 1]!])), tokens: [] });
      index += 2;
    } else parts.at(-1)!.tokens.push(token);
  }
  const [lead, ...sections] = parts.map((part) => ({
    id: headingId(part.title),
    title: part.title,
    html: md.renderer.render(part.tokens, md.options, { door, section: part.title } as unknown as Record<string, unknown>),
  }));
  return { lead: lead!.html, sections };
}

/** Renders paragraphs and lists without headings, such as an answer. */
export function renderBlocks(text: string, door: MarkdownDoor): string {
  return md.renderer.render(parsed(text), md.options, { door, section: "" } as unknown as Record<string, unknown>);
}

/** Renders one line without a paragraph around it, such as a fact or a risk. */
export function renderLine(text: string, door: MarkdownDoor): string {
  return md.renderInline(text.slice(0, MAX_MARKDOWN), { door, section: "" } as unknown as Record<string, unknown>);
}

export interface Outline {
  readonly headings: readonly { readonly level: number; readonly id: string; readonly title: string }[];
  /** The ids of the cited sources, in the order in which they first appear, each once. */
  readonly references: readonly string[];
  readonly links: readonly string[];
  /** The ids of the pictures. */
  readonly pictures: readonly string[];
  readonly words: number;
}

/** Reads the parts of a text without rendering it. */
export function outlineOf(text: string): Outline {
  const tokens = parsed(text);
  const inline = tokens.flatMap((token) => token.children ?? []);
  return {
    headings: tokens.flatMap((token, index) =>
      token.type === "heading_open"
        ? [{ level: Number(token.tag.slice(1)), id: headingId(tokens[index + 1]!.content), title: tidy(plainText([tokens[index + 1]!])) }]
        : [],
    ),
    references: [...new Set(inline.filter(isReference).map(idOf))],
    pictures: tokens.filter(({ type }) => type === "picture").map(idOf),
    links: inline.filter(({ type }) => type === "link_open").map(addressOf),
    words: plainText(tokens).split(/\s+/).filter(Boolean).length,
  };
}

/** Returns a text without markup, for search, feeds and structured data. */
export function plainOf(text: string): string {
  return tidy(plainText(parsed(text)));
}

function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.children) return plainText(token.children);
      if (token.type === "text" || token.type === "code_inline") return token.content;
      return token.type === "reference" || token.nesting !== 0 ? "" : " ";
    })
    .join("")
    .concat(" ");
}

const tidy = (text: string) => text.replace(/\s+/g, " ").trim();

/** Makes an anchor of a heading: «Qué es y para quién» → que-es-y-para-quien */
function headingId(title: string): string {
  return plain(title.replaceAll(/\[\^[a-z0-9-]+\]/g, ""))
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
