import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";
import type { NoticeKind } from "./notice.ts";

/** Empties what a person wrote in the notices of these effects, in the transaction that erases whom it is about. */
export async function forgetNote(tx: Tx, kind: NoticeKind, effectKeys: readonly string[]): Promise<void> {
  await sql`
    update notices set facts = jsonb_set(facts, '{note}', '""') where kind = ${kind} and effect_key = any(${effectKeys}::text[])`.execute(
    tx,
  );
}
