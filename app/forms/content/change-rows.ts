import type { TextKind } from "#domain/content/content-documents.ts";
import { TEXT_FIELDS } from "#domain/content/text-fields.ts";

export const ROW_ACTS = ["arriba", "abajo", "quitar", "nueva"] as const;
export type RowAct = (typeof ROW_ACTS)[number];

export interface RowChange {
  /** The field whose rows change. */
  readonly name: string;
  /** Counted from 0. For a new row, its position. */
  readonly index: number;
  readonly act: RowAct;
}

/** Returns the value that a button among the rows posts. */
export const rowButton = ({ name, index, act }: RowChange) => `fila.${name}.${index}.${act}`;

/** Reads the value of such a button. Returns null for anything else. */
export function readRowButton(kind: TextKind, posted: unknown): RowChange | null {
  const [word, name, index, act, ...rest] = String(posted).split(".");
  const known = TEXT_FIELDS[kind].some((field) => field.name === name && field.shape === "rows");
  const isAct = (value: string | undefined): value is RowAct => ROW_ACTS.some((one) => one === value);
  if (word !== "fila" || !known || !/^\d{1,3}$/.test(index ?? "") || !isAct(act) || rest.length > 0) return null;
  return { name: name!, index: Number(index), act };
}

/** Returns the rows after a change, and the row that gets the focus. An impossible change leaves them as they are. */
export function changeRows<T>(rows: readonly T[], { index, act }: RowChange, empty: T): { rows: readonly T[]; at: number } {
  const others = rows.filter((_, other) => other !== index);
  const row = rows[index];
  if (act === "nueva") return { rows: [...rows, empty], at: rows.length };
  if (row === undefined) return { rows, at: 0 };
  if (act === "quitar") return { rows: others, at: Math.max(0, Math.min(index, others.length - 1)) };
  const to = Math.max(0, Math.min(rows.length - 1, act === "arriba" ? index - 1 : index + 1));
  return { rows: [...others.slice(0, to), row, ...others.slice(to)], at: to };
}
