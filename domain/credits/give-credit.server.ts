import type { Person } from "#domain/audit/actor.ts";
import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import { transferId } from "#domain/wallet/ledger.ts";
import { transfer } from "#domain/wallet/transfer.server.ts";
import type { Tx } from "#platform/db/db.ts";
import type { CreditMotive } from "./credit.ts";

interface Given {
  readonly id: string;
  readonly providerId: string;
  readonly amountCents: number;
  readonly motive: CreditMotive;
  readonly reason: string;
  /** The last person who signed. */
  readonly actor: Person;
}

/** Moves the money of a credit that has its signatures, and tells the center's people. Made twice, it moves nothing. */
export async function giveCredit(tx: Tx, { id, providerId, amountCents, motive, reason, actor }: Given): Promise<void> {
  await transfer(tx, {
    id: transferId("credit", id),
    kind: "credit",
    from: "promotions",
    to: { provider: providerId },
    amountCents,
    subject: { type: "credit", id },
    actor,
    detail: { motive, reason },
  });
  const about = { effectKey: `credit-given:${id}`, providerId, path: "/dashboard/provider/billetera" };
  await leaveNotice(tx, { team: providerId }, { kind: "credit-given", facts: { cents: amountCents, reason }, ...about });
}
