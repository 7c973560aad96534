import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";
import type { NoticeKind } from "./notice.ts";

/** Empties a person's words in the notices of these effects, in the transaction that erases the person. */
export async function forgetNote(tx: Tx, kind: NoticeKind, effectKeys: readonly string[]): Promise<void> {
  await sql`
    update notices set facts = jsonb_set(facts, '{note}', '""') where kind = ${kind} and effect_key = any(${effectKeys}::text[])`.execute(
    tx,
  );
}
