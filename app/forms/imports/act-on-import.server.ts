import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { m } from "#app/paraglide/messages.js";
import type { Person } from "#domain/audit/actor.ts";
import type { Context } from "#domain/context.ts";
import { chooseColumns, pauseImport, replaceValue, startImport } from "#domain/imports/change-import.server.ts";
import { ENCODINGS } from "#domain/imports/import.ts";
import { importById } from "#domain/imports/import-queries.server.ts";
import { rereadFile } from "#domain/imports/receive-file.server.ts";
import { undoImport } from "#domain/imports/undo-import.server.ts";

/** Where to go on, or why not, with what was typed. */
type Outcome = "not-found" | { query: string } | { error: string; columns?: readonly string[]; fix?: { field: string; from: string } };

const MAX_VALUE = 500;
const closed = (): Outcome => ({ error: m.imports_closed() });

/** Does what a form of an import's screen asks for. */
export async function actOnImport(ctx: Context & { actor: Person }, id: string, request: Request): Promise<Outcome> {
  const fields = await readForm(request);
  if (!(await importById(ctx.db, id))) return "not-found";
  switch (textOf(fields, "accion")) {
    case "leer": {
      const encoding = ENCODINGS.find((name) => name === textOf(fields, "codificacion"));
      return encoding && (await rereadFile(ctx, id, encoding)) ? { query: "?hecho=leer" } : closed();
    }
    case "columnas": {
      const columns = [fields.campo ?? []].flat();
      const outcome = await chooseColumns(ctx, id, columns, textOf(fields, "repetidos") === "update" ? "update" : "skip");
      if (outcome === "closed") return closed();
      if (outcome !== "saved")
        return { columns, error: outcome === "repeated" ? m.imports_columns_repeated() : m.imports_columns_missing() };
      return { query: "?hecho=columnas" };
    }
    case "corregir": {
      const [field, from, to] = [textOf(fields, "campo"), textOf(fields, "valor"), textOf(fields, "nuevo").trim()];
      if (to === "" || to.length > MAX_VALUE || /\0|\p{Surrogate}/u.test(to)) return { error: m.imports_fix_empty(), fix: { field, from } };
      const rows = await replaceValue(ctx, id, { field, from, to });
      return rows === null ? closed() : { query: `?hecho=corregir&n=${rows}` };
    }
    case "importar": {
      const outcome = await startImport(ctx, id);
      if (outcome === "nothing") return { error: m.imports_start_none() };
      return outcome === "started" ? { query: "" } : closed();
    }
    case "pausar":
      return (await pauseImport(ctx, id)) ? { query: "" } : closed();
    case "deshacer": {
      const undone = await undoImport(ctx, id);
      return undone ? { query: `?hecho=deshacer&n=${undone.removed}&quedan=${undone.stay}` } : closed();
    }
    default:
      return closed();
  }
}
