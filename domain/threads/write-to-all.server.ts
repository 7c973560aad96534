import type { Context } from "#domain/context.ts";
import type { FieldCode } from "#domain/submissions/field-rules.ts";
import { keyedDigest } from "#platform/keys.ts";
import type { Party } from "./party.server.ts";
import { isContactOpen } from "./thread.ts";
import { lockedThread, refusalOf, writeIn } from "./write-message.server.ts";

export interface MessageToAll {
  readonly text: string;
  /** Made with the form: the same act twice writes once. */
  readonly key: string;
}

export type WriteToAllOutcome =
  | { outcome: "sent"; threads: number }
  | { outcome: "invalid"; code: FieldCode }
  | { outcome: "limited"; seconds: number }
  /** At least one of them does not have the contact any more, or there is none. Nobody was written to. */
  | { outcome: "closed" };

/**
 * Writes the same text into several threads of a patient whose centers have the contact: all of them, or none. Each center is told of its
 * own message, and nothing in it says that others got the same.
 */
export async function writeToAll(ctx: Context, parties: readonly Party[], { text, key }: MessageToAll): Promise<WriteToAllOutcome> {
  if (parties.length === 0) return { outcome: "closed" };
  for (const party of parties) {
    const refused = await refusalOf(ctx, party, { text });
    if (refused) return refused;
  }
  return ctx.db.transaction().execute(async (tx): Promise<WriteToAllOutcome> => {
    // Locked in one order, and looked at before anything is written.
    const inOrder = parties.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
    for (const party of inOrder) {
      const row = await lockedThread(tx, party);
      if (!row?.sealed || !isContactOpen(row)) return { outcome: "closed" };
    }
    for (const party of inOrder) {
      const source = keyedDigest(ctx.keys, "thread-act", `${nameOf(party)} ${key}`);
      const { outcome } = await writeIn(ctx, tx, party, { text, knowsMasked: false, source });
      if (outcome !== "sent" && outcome !== "repeated") throw new Error(`a locked thread was not written to: ${outcome}`);
    }
    return { outcome: "sent", threads: parties.length };
  });
}

/** Names a thread of a patient. */
const nameOf = (party: Party): string => `${party.side === "patient" ? party.leadId : party.offerId} ${party.providerId}`;
