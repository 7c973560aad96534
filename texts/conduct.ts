import type { Conduct, ObjectionVerdict, ReturnCount } from "#domain/conduct/conduct.ts";
import type { ReturnReason } from "#domain/offers/return-reason.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import type { ChoiceNames } from "./choice-names.ts";

/**
 * Returns what patients read of a center's conduct. Each share comes with its number of cases, without which it would say more than
 * is known.
 */
export function conductLines({ cases, answered, opened, returned, reasons }: Conduct): string[] {
  const lines = [m.conduct_answered({ part: formatNumber(answered), all: formatNumber(cases) })];
  if (opened > 0) lines.push(m.conduct_returned({ part: formatNumber(returned), all: formatNumber(opened) }));
  if (reasons.length > 0) lines.push(m.conduct_reasons({ reasons: reasons.map(reasonText).join("; ") }));
  return lines;
}

const reasonText = ({ reason, upheld, refused }: ReturnCount) =>
  m.conduct_reason({ reason: RETURN_REASON_NAMES[reason](), upheld: formatNumber(upheld), all: formatNumber(upheld + refused) });

export const RETURN_REASON_NAMES: ChoiceNames<ReturnReason> = {
  unreachable: m.conduct_reason_unreachable,
  duplicate: m.conduct_reason_duplicate,
  "outside-criteria": m.conduct_reason_outside,
  "wrong-phone": m.conduct_reason_phone,
};

/** What our team decided about an objection, as the list shows it. */
export const VERDICT_NAMES: ChoiceNames<ObjectionVerdict> = {
  upheld: m.conduct_desk_verdict_upheld,
  dismissed: m.conduct_desk_verdict_dismissed,
};
