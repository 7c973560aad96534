import { randomUUID } from "node:crypto";
import type { Context } from "#domain/context.ts";
import type { OwnAccount, TransferKind } from "#domain/wallet/ledger.ts";
import { type TransferOutcome, transfer } from "#domain/wallet/transfer.server.ts";

interface Moving {
  id?: string;
  kind?: TransferKind;
  own?: OwnAccount;
  subject?: { type: string; id: string };
}

/** Moves money into a center's wallet, or out of it when the amount is negative. */
export const moved = (
  { db }: Pick<Context, "db">,
  providerId: string,
  cents: number,
  { id = randomUUID(), kind = cents < 0 ? "purchase" : "top_up", own = cents < 0 ? "revenue" : "bank", subject }: Moving = {},
): Promise<TransferOutcome> =>
  db.transaction().execute((tx) =>
    transfer(tx, {
      id,
      kind,
      from: cents < 0 ? { provider: providerId } : own,
      to: cents < 0 ? own : { provider: providerId },
      amountCents: Math.abs(cents),
      subject: subject ?? { type: "test", id },
      actor: "cli",
    }),
  );
