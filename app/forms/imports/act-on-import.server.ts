import { choiceOf, type PostedFields, readForm, textOf } from "#app/forms/read-form.server.ts";
import type { Person } from "#domain/audit/actor.ts";
import type { Context } from "#domain/context.ts";
import { chooseColumns, pauseImport, type Refused, replaceValue, startImport } from "#domain/imports/change-import.server.ts";
import { discardImport } from "#domain/imports/discard-import.server.ts";
import { ENCODINGS } from "#domain/imports/import.ts";
import { importById } from "#domain/imports/import-queries.server.ts";
import { rereadFile } from "#domain/imports/receive-file.server.ts";
import type { Duplicates } from "#domain/imports/store.server.ts";
import { askUndo } from "#domain/imports/undo-import.server.ts";
import { m } from "#messages/m.ts";

/** The refused input. */
export interface TypedImport {
  readonly error: string;
  /** True when the file has changed since its screen was shown: the page is loaded again. */
  readonly stale: boolean;
  readonly columns?: { readonly fields: readonly string[]; readonly duplicates: Duplicates };
  readonly fix?: { readonly field: string; readonly from: string; readonly to: string };
}

/** Where to continue, or the refusal. */
type Outcome = "not-found" | { query: string } | TypedImport;

const MAX_VALUE = 500;

/** Returns the typed values, unless the file can no longer be changed. */
const refused = (outcome: Refused, typed: Pick<TypedImport, "columns" | "fix"> = {}): TypedImport =>
  outcome === "closed" ? { error: m.imports_closed(), stale: true } : { error: m.lists_conflict(), stale: true, ...typed };

/** Does what a form of an import's screen asks for. */
export async function actOnImport(ctx: Context & { actor: Person }, id: string, request: Request): Promise<Outcome> {
  const form = await readForm(request);
  if (!(await importById(ctx.db, id))) return "not-found";
  const seen = { id, version: Number(textOf(form, "version")) };
  switch (textOf(form, "accion")) {
    case "leer": {
      const encoding = ENCODINGS.find((name) => name === textOf(form, "codificacion"));
      const outcome = encoding ? await rereadFile(ctx, seen, encoding) : "closed";
      return outcome === "read" ? { query: "?hecho=leer" } : refused(outcome);
    }
    case "columnas": {
      const columns = typedColumns(form);
      const outcome = await chooseColumns(ctx, seen, columns.fields, columns.duplicates);
      if (outcome === "saved") return { query: "?hecho=columnas" };
      if (outcome === "closed" || outcome === "changed") return refused(outcome, { columns });
      return { error: outcome === "repeated" ? m.imports_columns_repeated() : m.imports_columns_missing(), stale: false, columns };
    }
    case "corregir": {
      const fix = { field: textOf(form, "campo"), from: textOf(form, "valor"), to: textOf(form, "nuevo").trim() };
      if (fix.to === "" || fix.to.length > MAX_VALUE || /\0|\p{Surrogate}/u.test(fix.to))
        return { error: m.imports_fix_empty(), stale: false, fix };
      const outcome = await replaceValue(ctx, seen, fix);
      return typeof outcome === "number" ? { query: `?hecho=corregir&n=${outcome}` } : refused(outcome, { fix });
    }
    case "importar": {
      const outcome = await startImport(ctx, seen);
      if (outcome === "nothing") return { error: m.imports_start_none(), stale: false };
      return outcome === "started" ? { query: "" } : refused(outcome);
    }
    case "descartar": {
      const outcome = await discardImport(ctx, seen);
      return outcome === "discarded" ? { query: "?hecho=descartar" } : refused(outcome);
    }
    case "pausar":
      return (await pauseImport(ctx, id)) ? { query: "" } : refused("closed");
    case "deshacer":
      return (await askUndo(ctx, id)) ? { query: "" } : refused("closed");
    default:
      return refused("closed");
  }
}

const typedColumns = (form: PostedFields) => ({
  fields: [form.campo ?? []].flat(),
  duplicates: choiceOf(form, "repetidos", ["skip", "update"]) ?? ("skip" as const),
});
