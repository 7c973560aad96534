import { readCityText } from "./city-texts.ts";
import { FAMILIES } from "./content.ts";

/** The kinds of text that are edited on their own: a file, or one entry of a file that lists several. */
export const TEXT_KINDS = ["treatment", "city_treatment", "article", "guide", "page", "urgent", "question", "legal", "source"] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

export interface TextKey {
  readonly kind: TextKind;
  /** For a legal position, treatment and family with a dot between; for a treatment in a city, city and treatment. */
  readonly slug: string;
}

export interface TextDocument extends TextKey {
  /** Exactly as in the file. */
  readonly text: string;
  /** The position in the file, from 1; zero when the file holds only this text. */
  readonly place: number;
}

/** The files of `content/`, by their path inside it. */
export type ContentFiles = ReadonlyMap<string, string>;

const FOLDERS: Partial<Record<TextKind, { folder: string; extension: string }>> = {
  treatment: { folder: "es/treatments/", extension: ".md" },
  city_treatment: { folder: "es/city-treatments/", extension: ".md" },
  article: { folder: "es/articles/", extension: ".md" },
  guide: { folder: "es/guides/", extension: ".md" },
  page: { folder: "es/pages/", extension: ".md" },
  urgent: { folder: "es/urgent/", extension: ".md" },
  source: { folder: "sources/", extension: ".yaml" },
};
const LISTS = { question: "es/questions.yaml", legal: "es/legal.yaml" } as const;

const isListed = (kind: TextKind): kind is keyof typeof LISTS => kind in LISTS;

/** Returns the file that holds a text. */
export function fileOf({ kind, slug }: TextKey): string {
  if (isListed(kind)) return LISTS[kind];
  const { folder, extension } = FOLDERS[kind]!;
  return `${folder}${slug}${extension}`;
}

export const keyOf = ({ kind, slug }: TextKey) => `${kind} ${slug}`;

/** Takes files apart into the texts that they hold, in their order. */
export function documentsIn(files: ContentFiles): TextDocument[] {
  return [...files].flatMap(([file, text]): TextDocument[] => {
    for (const kind of ["question", "legal"] as const) {
      if (file === LISTS[kind]) return entriesOf(kind, text).entries.map((entry, index) => ({ ...entry, place: index + 1 }));
    }
    for (const [kind, { folder, extension }] of Object.entries(FOLDERS) as [TextKind, { folder: string; extension: string }][]) {
      if (file.startsWith(folder) && file.endsWith(extension)) {
        return [{ kind, slug: file.slice(folder.length, -extension.length), text, place: 0 }];
      }
    }
    return [];
  });
}

/** Puts texts together into files, those that share one in the order of their place. */
export function filesOf(documents: readonly TextDocument[]): ContentFiles {
  const files = new Map<string, string>();
  for (const { text, ...key } of [...documents].sort((a, b) => a.place - b.place)) {
    const file = fileOf(key);
    files.set(file, isListed(key.kind) ? (files.get(file) ?? "") + ended(text) : text);
  }
  return files;
}

/**
 * Returns the files with other words for some of their texts; null removes a text. Everything else stays as it is, byte for byte,
 * including comments between the entries of a list.
 */
export function filesWith(files: ContentFiles, changes: readonly (TextKey & { text: string | null; place: number })[]): ContentFiles {
  const next = new Map(files);
  for (const change of changes) {
    const file = fileOf(change);
    if (!isListed(change.kind)) {
      if (change.text === null) next.delete(file);
      else next.set(file, change.text);
      continue;
    }
    const { before, entries } = entriesOf(change.kind, next.get(file) ?? "");
    const stands = entries.some(({ slug }) => slug === change.slug);
    const texts = entries.map(({ slug, text, after }) =>
      slug === change.slug ? (change.text === null ? after : ended(change.text) + after) : text + after,
    );
    if (!stands && change.text !== null) texts.push(ended(change.text));
    next.set(file, before + texts.join(""));
  }
  return next;
}

const ended = (text: string) => (text.endsWith("\n") ? text : `${text}\n`);

/** Splits a list into its entries. Comments and blank lines between them belong to the entry before. */
function entriesOf(kind: "question" | "legal", text: string) {
  const first = /^- /m.exec(text)?.index ?? text.length;
  const before = text.slice(0, first);
  const parts = text
    .slice(first)
    .split(/^(?=- )/m)
    .filter(Boolean);
  const entries = parts.map((part) => {
    const own = part.replace(/(?<=\n)(?:(?:#.*|[ \t]*)(?:\n|$))+$/, "");
    return { kind, slug: slugOfEntry(kind, own), text: own, after: part.slice(own.length) };
  });
  return { before, entries };
}

const FAMILY = new RegExp(`\\bfamily:\\s*["']?(${FAMILIES.join("|")})\\b`);

function slugOfEntry(kind: "question" | "legal", entry: string): string {
  if (kind === "question") return /\bid:\s*["']?([a-z0-9-]+)/.exec(entry)?.[1] ?? "";
  return `${/\btreatment:\s*["']?([a-z0-9-]+)/.exec(entry)?.[1] ?? ""}.${FAMILY.exec(entry)?.[1] ?? ""}`;
}

const isSlug = (text: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

/** Returns whether a kind and a slug are valid as the key of a text. */
export function isTextKey({ kind, slug }: { kind: string; slug: string }): boolean {
  if (!TEXT_KINDS.some((one) => one === kind) || slug.length > 80) return false;
  if (kind === "city_treatment") return readCityText(slug) !== null;
  const [own, family, ...rest] = kind === "legal" ? slug.split(".") : [slug, null];
  return isSlug(own!) && rest.length === 0 && (kind !== "legal" || FAMILIES.some((one) => one === family));
}
