import { choiceOf, type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import type { StatementToSave } from "#domain/statements/change-statement.server.ts";
import { MAX_TERM_MONTHS, type OwnKind, STATEMENT_LENGTHS } from "#domain/statements/statement.ts";
import { now } from "#platform/clock.ts";
import { dayInSantoDomingo } from "#platform/format.ts";

export type StatementField = "text" | "path" | "source" | "datedOn" | "termMonths";

export interface TypedStatement extends Readonly<Record<StatementField, string>> {
  readonly kind: OwnKind;
}

export interface RefusedStatement {
  typed: TypedStatement;
  wrong: StatementField[];
}

/** Returns the values of the fields, for a form that is shown again. */
export const typedIn = (form: PostedFields): TypedStatement => ({
  kind: textOf(form, "tipo") === "promise" ? "promise" : "claim",
  text: plain(form, "frase"),
  path: plain(form, "pagina"),
  source: plain(form, "fuente"),
  datedOn: plain(form, "fecha"),
  termMonths: plain(form, "meses"),
});

/** Reads a promise or a claim from its form; `wrong` names what to correct. */
export function readStatement(form: PostedFields): { ok: true; statement: StatementToSave } | ({ ok: false } & RefusedStatement) {
  choiceOf(form, "tipo", ["promise", "claim"]);
  const typed = typedIn(form);
  const { kind, text, path, source } = typed;
  const wrong: StatementField[] = [];
  if (text.length < 3 || text.length > STATEMENT_LENGTHS.text) wrong.push("text");
  if (path !== "" && (path.length > STATEMENT_LENGTHS.path || !/^\/(?!\/)\S*$/.test(path))) wrong.push("path");
  if (source.length > STATEMENT_LENGTHS.source) wrong.push("source");
  if (typed.datedOn !== "" && !isPastDay(typed.datedOn)) wrong.push("datedOn");
  const termMonths = monthsIn(typed.termMonths);
  if (termMonths === null) wrong.push("termMonths");
  if (wrong.length > 0 || termMonths === null) return { ok: false, typed, wrong };
  return { ok: true, statement: { kind, text, path, source, datedOn: typed.datedOn || null, termMonths } };
}

/** Reads the day on which somebody checked the law. */
export function readCheck(
  form: PostedFields,
): { ok: true; check: { datedOn: string; termMonths: number } } | { ok: false; wrong: StatementField[] } {
  const [datedOn, termMonths] = [plain(form, "fecha"), monthsIn(plain(form, "meses"))];
  const wrong: StatementField[] = [...(isPastDay(datedOn) ? [] : (["datedOn"] as const)), ...(termMonths ? [] : (["termMonths"] as const))];
  return wrong.length > 0 || termMonths === null ? { ok: false, wrong } : { ok: true, check: { datedOn, termMonths } };
}

function isPastDay(day: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(day)) return false;
  const time = Date.parse(`${day}T12:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) && day <= dayInSantoDomingo(now());
}

function monthsIn(typed: string): number | null {
  const months = /^\d{1,2}$/.test(typed) ? Number(typed) : 0;
  return months >= 1 && months <= MAX_TERM_MONTHS ? months : null;
}

const plain = (form: PostedFields, name: string) => textOf(form, name).trim();
