import type { Requester, StayingAccount } from "#domain/people/erasure.ts";
import type { ErasureReceipt } from "#domain/people/erasure-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatDateTime } from "#platform/format.ts";
import { formatUsdExact } from "#platform/money.ts";
import type { ChoiceNames } from "./choice-names.ts";
import type { NamedFact } from "./fact.ts";

export const REQUESTER_NAMES: ChoiceNames<Requester> = {
  phone: m.erasures_by_phone,
  writing: m.erasures_by_writing,
  office: m.erasures_by_office,
};

export const STAYING_NAMES: ChoiceNames<StayingAccount> = {
  center: m.erasures_staying_center,
  reviewer: m.erasures_staying_reviewer,
  team: m.erasures_staying_team,
};

/** Lists what the receipt of an erased person says, on the page and in the mail: what went, and what stays without them. */
export function receiptFacts(receipt: ErasureReceipt): NamedFact[] {
  const went = [
    receipt.requests > 0 && m.erasures_requests({ count: receipt.requests }),
    receipt.messages > 0 && m.erasures_messages({ count: receipt.messages }),
    receipt.guests > 0 && m.erasures_guests({ count: receipt.guests }),
    receipt.account && m.erasures_account(),
  ].filter((one) => one !== false);
  return [
    { key: "number", label: m.erasures_number(), value: receipt.number },
    { key: "asked", label: m.erasures_asked(), value: formatDate(receipt.askedAt) },
    ...(receipt.doneAt ? [{ key: "done", label: m.erasures_done(), value: formatDateTime(receipt.doneAt) }] : []),
    { key: "went", label: m.erasures_went(), value: went.join(", ") },
    ...(receipt.centers > 0 ? [{ key: "told", label: m.erasures_told(), value: m.erasures_centers({ count: receipt.centers }) }] : []),
    {
      key: "stays",
      label: m.erasures_stays(),
      value:
        receipt.purchases > 0
          ? m.erasures_stays_amounts({ count: receipt.purchases, amount: formatUsdExact(receipt.purchasedCents) })
          : m.erasures_stays_steps(),
    },
  ];
}
