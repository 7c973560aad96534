import { maskedEmail } from "#domain/submissions/masked-email.ts";
import { CONTENT } from "#domain/vault/subject.ts";
import { unsealOfEach } from "#domain/vault/unseal.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { Keys } from "#platform/keys.ts";
import type { SubscriberLeave } from "./subscriber-access.ts";

/** The data sealed under the subscriber's own key. */
export interface SealedSubscriber {
  email: string;
}

/** Returns an address for each part, masked where its leave says so; null when it was erased. */
export async function addressesOf(
  keys: Keys,
  db: Db | Tx,
  parts: readonly { leave: SubscriberLeave; sealed: Buffer | null }[],
): Promise<(string | null)[]> {
  const opened = await unsealOfEach<SealedSubscriber>(keys, db, CONTENT, parts);
  return opened.map((found, at) => found && (parts[at]!.leave.sight === "open" ? found.email : maskedEmail(found.email)));
}
