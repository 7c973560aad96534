import type { TextKey } from "#domain/content/content-documents.ts";
import { openText } from "#domain/content/edit-fields.ts";

/** The parts of a text besides its own sections: fields that its page shows under headings of the page. */
export const OWN_PARTS = [
  "resumen",
  "esencial",
  "datos-clave",
  "introduccion",
  "paso-a-paso",
  "riesgos",
  "alternativas",
  "preguntas",
  "respuesta",
  "conocido",
  "desconocido",
  "afirmacion",
  "a-urgencias",
  "llamar",
  "esperar",
  "mientras-tanto",
  "por-que",
  "cifras",
] as const;
export type OwnPart = (typeof OWN_PARTS)[number];

/** A section of a text, as its reviewer reads it. */
export interface TextPart {
  /** Used in addresses and beside remarks. */
  readonly id: string;
  /** Null for a part whose title is the page's. */
  readonly title: string | null;
  /** In Markdown. */
  readonly paragraphs: readonly string[];
}

/** Splits a text into the parts that its page shows, from top to bottom. Returns none when its fields cannot be parsed. */
export function textParts(key: TextKey, text: string): TextPart[] {
  const opened = openText(key, text);
  if (!opened) return [];
  const { fields, body } = opened;
  const own = (id: OwnPart, paragraphs: string[]): TextPart => ({ id, title: null, paragraphs: paragraphs.filter(Boolean) });
  const parts: TextPart[] =
    key.kind === "question"
      ? [own("respuesta", blocksOf(body))]
      : key.kind === "source"
        ? [own("afirmacion", blocksOf(body))]
        : key.kind === "urgent"
          ? [
              own("a-urgencias", list(fields.emergency).map(said)),
              own("llamar", list(fields.call).map(said)),
              own("esperar", list(fields.wait).map(said)),
              own("mientras-tanto", [...list(fields.keep), ...list(fields.avoid).map((line) => `**No:** ${said(line)}`)].map(said)),
              own("por-que", blocksOf(body)),
              own(
                "cifras",
                rows(fields.figures, ({ share, text: words }) => `**${said(share)}:** ${said(words)}`),
              ),
            ]
          : key.kind === "legal"
            ? [own("conocido", blocksOf(said(fields.known))), own("desconocido", blocksOf(said(fields.unknown)))]
            : [
                own("resumen", [said(fields.summary)]),
                own("esencial", list(fields.essentials).map(said)),
                own(
                  "datos-clave",
                  rows(fields.key_facts, ({ label, value, source }) => `**${said(label)}:** ${said(value)}${cited(source)}`),
                ),
                ...sectionsOf(body),
                own(
                  "paso-a-paso",
                  rows(fields.steps, ({ when, title, text: words }) => `**${said(when)}: ${said(title)}.** ${said(words)}`),
                ),
                own(
                  "riesgos",
                  rows(fields.risks, ({ name, text: words, source }) => `**${said(name)}.** ${said(words)}${cited(source)}`),
                ),
                own(
                  "alternativas",
                  rows(fields.alternatives, ({ slug, text: words }) => `**${said(slug)}:** ${said(words)}`),
                ),
                own(
                  "preguntas",
                  rows(fields.questions, ({ q, a }) => `**${said(q)}** ${said(a)}`),
                ),
              ];
  return parts.filter(({ paragraphs }) => paragraphs.length > 0);
}

/** Returns the sections of a body, with the part before the first of them. */
function sectionsOf(body: string): TextPart[] {
  const [lead = "", ...sections] = body.split(/^(?=## )/m);
  const before: TextPart = { id: "introduccion", title: null, paragraphs: blocksOf(lead.startsWith("## ") ? "" : lead) };
  const all = lead.startsWith("## ") ? [lead, ...sections] : sections;
  return [
    before,
    ...all.map((section, index) => {
      const [heading = "", ...rest] = section.split("\n");
      return { id: `seccion-${index + 1}`, title: heading.slice(3).trim(), paragraphs: blocksOf(rest.join("\n")) };
    }),
  ];
}

const blocksOf = (markdown: string) =>
  markdown
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean);
const said = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value).trim() : "");
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const rows = (value: unknown, write: (row: Record<string, unknown>) => string) =>
  list(value).map((row) => write((row ?? {}) as Record<string, unknown>));
const cited = (source: unknown) => (source ? `[^${said(source)}]` : "");
