import type { Context } from "#domain/context.ts";
import { storeKey } from "#domain/vault/insert-subject.server.ts";
import { keyOf, newSubject } from "#domain/vault/subject-keys.server.ts";
import type { Tx } from "#platform/db/db.ts";

/** A patient whose data is about to be sealed. The transaction holds their row. */
export interface OwnPlace {
  readonly kind: "patient";
  readonly id: string;
  readonly key: Buffer;
}

/** Returns the patient's own key. It is made with the first thing that they keep here. */
export async function ownPlace({ keys }: Pick<Context, "keys">, tx: Tx, userId: string): Promise<OwnPlace> {
  const subject = newSubject(keys, "patient");
  const made = await tx
    .insertInto("patient_profiles")
    .values({ id: subject.id, user_id: userId })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (made) {
    await storeKey(tx, subject);
    return { kind: "patient", id: subject.id, key: subject.key };
  }
  const { id } = await tx.selectFrom("patient_profiles").select("id").where("user_id", "=", userId).forUpdate().executeTakeFirstOrThrow();
  const key = await keyOf(keys, tx, { kind: "patient", id });
  if (!key) throw new Error(`the patient ${id} has no key`);
  return { kind: "patient", id, key };
}
