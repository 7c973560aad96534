import { parse } from "yaml";
import type { TextKind } from "./content-documents.ts";

export const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** Returns whether the file of a kind of text begins with fields between two lines of ---. */
export const hasFrontMatter = (kind: TextKind) => kind !== "question" && kind !== "legal" && kind !== "source";

/** Returns the fields of a text as its author wrote them, or null when they cannot be parsed. */
export function fieldsOf(kind: TextKind, text: string): Record<string, unknown> | null {
  try {
    const front = hasFrontMatter(kind) ? FRONT_MATTER.exec(text)?.[1] : text;
    const fields = front === undefined ? null : (parse(front) as unknown);
    const own = kind === "question" || kind === "legal" ? (fields as unknown[])[0] : fields;
    return typeof own === "object" && own !== null && !Array.isArray(own) ? (own as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Returns what lists show of a text. One that cannot be parsed is named by its slug. */
export function describeText(kind: TextKind, slug: string, text: string): { title: string; reviewedOn: string | null } {
  const fields = fieldsOf(kind, text) ?? {};
  const title =
    kind === "treatment" || kind === "page" ? fields.name : kind === "question" ? fields.q : kind === "legal" ? null : fields.title;
  const on = fields.reviewed_on;
  return {
    title: typeof title === "string" && title !== "" ? title : slug,
    reviewedOn: typeof on === "string" && /^\d{4}-\d\d-\d\d$/.test(on) ? on : null,
  };
}
