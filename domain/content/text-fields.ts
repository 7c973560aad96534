import type { TextKind } from "./content-documents.ts";

/** The names of fields in files, including columns of rows. `texts/editions.ts` has a text for each. */
export type TextFieldName =
  | "title"
  | "name"
  | "short_name"
  | "service"
  | "category"
  | "summary"
  | "description"
  | "order"
  | "words"
  | "key_facts"
  | "steps"
  | "risks"
  | "alternatives"
  | "questions"
  | "sources"
  | "lead"
  | "essentials"
  | "published_on"
  | "updated_on"
  | "treatments"
  | "related"
  | "topic"
  | "emergency"
  | "call"
  | "wait"
  | "keep"
  | "avoid"
  | "figures"
  | "share"
  | "q"
  | "a"
  | "known"
  | "unknown"
  | "since"
  | "publisher"
  | "url"
  | "seen"
  | "language"
  | "published"
  | "statement"
  | "read"
  | "strength"
  | "excerpt"
  | "until"
  | "missed"
  | "label"
  | "value"
  | "source"
  | "when"
  | "text"
  | "slug";

/** One value that an editor fills in. */
export interface TextField {
  /** The name in the file. */
  readonly name: TextFieldName;
  readonly shape: "line" | "paragraph" | "day" | "number" | "lines" | "choice" | "rows";
  /** The columns of a field that consists of rows. */
  readonly columns?: readonly TextFieldName[];
  readonly min?: number;
  readonly max?: number;
  readonly optional?: boolean;
  /** True when the value is Markdown, or the columns of its rows that are. */
  readonly marked?: true | readonly TextFieldName[];
}

const line = (name: TextFieldName): TextField => ({ name, shape: "line" });
const paragraph = (name: TextFieldName): TextField => ({ name, shape: "paragraph" });
const lines = (name: TextFieldName): TextField => ({ name, shape: "lines" });
const choice = (name: TextFieldName): TextField => ({ name, shape: "choice" });
const day = (name: TextFieldName): TextField => ({ name, shape: "day" });

const ARTICLE: readonly TextField[] = [
  line("title"),
  paragraph("description"),
  paragraph("summary"),
  { ...lines("essentials"), marked: true },
  choice("category"),
  day("published_on"),
  day("updated_on"),
  lines("treatments"),
  lines("related"),
  lines("words"),
  lines("sources"),
];

/** The fields of each kind in the order of its file. A reviewer's name is not among them, since only a signature writes it. */
export const TEXT_FIELDS: Readonly<Record<TextKind, readonly TextField[]>> = {
  treatment: [
    line("title"),
    line("name"),
    line("short_name"),
    { name: "service", shape: "line", optional: true },
    choice("category"),
    paragraph("summary"),
    paragraph("description"),
    { name: "order", shape: "number" },
    lines("words"),
    { name: "key_facts", shape: "rows", columns: ["label", "value", "source"], marked: ["value"], min: 2, max: 4 },
    { name: "steps", shape: "rows", columns: ["when", "title", "text"], max: 8 },
    { name: "risks", shape: "rows", columns: ["name", "text", "source"], marked: ["text"], min: 1 },
    { name: "alternatives", shape: "rows", columns: ["slug", "text"] },
    { name: "questions", shape: "rows", columns: ["q", "a"], marked: ["a"], min: 3, max: 6 },
    lines("sources"),
  ],
  city_treatment: [line("title"), lines("words"), lines("sources")],
  article: ARTICLE,
  guide: ARTICLE,
  page: [
    line("name"),
    line("title"),
    paragraph("description"),
    paragraph("lead"),
    { ...lines("essentials"), marked: true },
    lines("words"),
    lines("sources"),
  ],
  urgent: [
    line("title"),
    choice("topic"),
    paragraph("description"),
    { name: "order", shape: "number" },
    lines("words"),
    { ...lines("emergency"), marked: true },
    { ...lines("call"), marked: true },
    { ...lines("wait"), marked: true },
    { ...lines("keep"), marked: true },
    { ...lines("avoid"), marked: true },
    { name: "figures", shape: "rows", columns: ["share", "text"], marked: ["text"], max: 2 },
    lines("related"),
    lines("sources"),
  ],
  question: [line("q"), choice("topic"), lines("words"), lines("sources")],
  legal: [
    { ...paragraph("known"), marked: true },
    { ...paragraph("unknown"), marked: true },
    line("since"),
    lines("words"),
    lines("sources"),
  ],
  source: [
    line("title"),
    line("publisher"),
    line("url"),
    day("seen"),
    line("language"),
    { name: "published", shape: "line", optional: true },
    choice("read"),
    choice("strength"),
    { ...paragraph("excerpt"), optional: true },
    { ...day("until"), optional: true },
    { ...day("missed"), optional: true },
  ],
};

/** The field with the main text, which has the preview beside it. It has no name when it is the Markdown below the front matter. */
export const BODY_FIELD: Readonly<Record<TextKind, TextFieldName | null>> = {
  treatment: null,
  city_treatment: null,
  article: null,
  guide: null,
  page: null,
  urgent: null,
  question: "a",
  legal: null,
  source: "statement",
};

export const hasBody = (kind: TextKind) => kind !== "legal";

/** Returns whether a text cites sources by marks in its words. A legal position lists them below, and a source cites none. */
export const citesInWords = (kind: TextKind) => kind !== "legal" && kind !== "source";
