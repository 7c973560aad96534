import { creditPath } from "#app/forms/credits/credits-path.ts";
import { href } from "#app/locale.ts";
import { Badge, type BadgeKind } from "#app/ui/badge.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { CreditState } from "#domain/credits/credit.ts";
import type { Credit } from "#domain/credits/credit-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { formatUsdExact } from "#platform/money.ts";
import { CREDIT_STATE_NAMES, MOTIVE_NAMES } from "#texts/credits.ts";

const BADGES: Readonly<Record<CreditState, BadgeKind>> = { given: "verified", asked: "pending", refused: "error", lapsed: "neutral" };

/** Who asked for a credit, and who signed it with them. */
function signatures({ askedByName, signedByName }: Credit): string {
  const first = askedByName ?? m.desk_calls_team();
  return signedByName ? m.credits_signatures_two({ first, second: signedByName }) : m.credits_signatures_one({ name: first });
}

/** Credits in rows: how much, why, who signed and what became of each. */
export function CreditLines({ credits, named }: { credits: readonly Credit[]; named: boolean }) {
  if (credits.length === 0) return <p className="text-ink-2">{m.credits_history_none()}</p>;
  return (
    <ul className="grid">
      {credits.map((credit) => (
        <li key={credit.id} className="grid gap-1 border-t py-3 first:border-t-0 first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="min-w-0 wrap-anywhere">
              <b className="num font-semibold">{formatUsdExact(credit.amountCents)}</b>{" "}
              {named && <TextLink href={href(creditPath(credit.providerId))}>{credit.center}</TextLink>}
            </span>
            <Badge kind={BADGES[credit.state]}>{CREDIT_STATE_NAMES[credit.state]()}</Badge>
          </p>
          <p className="wrap-anywhere">
            {MOTIVE_NAMES[credit.motive]()}: «{credit.reason}»
          </p>
          {credit.note && <p className="wrap-anywhere text-ink-2">{credit.note}</p>}
          <p className="text-ink-2 text-sm">
            {formatDate(credit.decidedAt ?? credit.askedAt)} · {signatures(credit)}
          </p>
        </li>
      ))}
    </ul>
  );
}
