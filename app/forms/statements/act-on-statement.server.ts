import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import type { Context } from "#domain/context.ts";
import {
  type ChangeStatementResult,
  changeStatement,
  checkLegalPosition,
  restoreStatement,
  retireStatement,
} from "#domain/statements/change-statement.server.ts";
import { readCheck, readStatement, type StatementField, type TypedStatement, typedIn } from "./statement-form.server.ts";

export interface RefusedStatementAct {
  /** The typed values; null for a form without fields. */
  readonly typed: TypedStatement | null;
  readonly wrong: readonly StatementField[];
  /** True when somebody else has saved in between. */
  readonly conflict: boolean;
}

type ActDone = "guardada" | "retirada" | "repuesta";
type ActOnStatement = { done: ActDone } | { refused: RefusedStatementAct; status: 409 | 422 };

/** Does what a form about one statement asks for; null for an unknown act. */
export async function actOnStatement(
  ctx: Context,
  userId: string,
  opened: { id: string; version: number },
  form: PostedFields,
): Promise<ActOnStatement | null> {
  const refused = (typed: TypedStatement | null, wrong: readonly StatementField[]): ActOnStatement => ({
    refused: { typed, wrong, conflict: wrong.length === 0 },
    status: wrong.length === 0 ? 409 : 422,
  });
  const answer = (outcome: ChangeStatementResult, done: ActDone, typed: TypedStatement | null): ActOnStatement | null => {
    if (outcome === "not-found") return null;
    return outcome === "changed" ? refused(typed, []) : { done };
  };
  const typed = typedIn(form);
  switch (textOf(form, "accion")) {
    case "guardar": {
      const read = readStatement(form);
      return read.ok
        ? answer(await changeStatement(ctx, userId, opened, read.statement), "guardada", typed)
        : refused(read.typed, read.wrong);
    }
    case "comprobar": {
      const read = readCheck(form);
      return read.ok ? answer(await checkLegalPosition(ctx, userId, opened, read.check), "guardada", typed) : refused(typed, read.wrong);
    }
    case "retirar":
      return answer(await retireStatement(ctx, userId, opened), "retirada", null);
    case "reponer":
      return answer(await restoreStatement(ctx, userId, opened), "repuesta", null);
    default:
      return null;
  }
}
