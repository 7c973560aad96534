import Coins from "lucide-react/icons/coins";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { creditPath } from "#app/forms/credits/credits-path.ts";
import { href } from "#app/locale.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import type { WalletEntry } from "#domain/offers/wallet-entries.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { formatCents, formatUsdExact } from "#platform/money.ts";
import { ENTRY_NAMES, entryDetail } from "#texts/wallet.ts";

interface Props {
  providerId: string;
  balanceCents: number;
  entries: readonly WalletEntry[];
  /** True where credit may be given: by this role, to a profile with people. */
  gives: boolean;
}

/** What a center holds, what moved last, and the way to credit by hand. */
export function CenterWallet({ providerId, balanceCents, entries, gives }: Props) {
  return (
    <Panel title={m.wallet_title()} aside={<b className="num font-semibold">{formatUsdExact(balanceCents)}</b>}>
      {entries.length === 0 ? (
        <p className="text-ink-2">{m.providers_wallet_none()}</p>
      ) : (
        <ul className="grid">
          {entries.map((entry) => (
            <li key={entry.id} className="flex justify-between gap-3.5 border-b py-2.5 text-ui last:border-b-0">
              <span className="min-w-0 wrap-anywhere">
                {ENTRY_NAMES[entry.kind]()}
                <span className="block text-ink-2 text-sm">{[formatDate(entry.at), entryDetail(entry)].filter(Boolean).join(" · ")}</span>
              </span>
              <span className="num shrink-0 text-right">
                <b className="font-semibold">
                  {entry.amountCents > 0 ? `+${formatCents(entry.amountCents)}` : formatCents(entry.amountCents)}
                </b>
                <span className="block text-ink-2 text-sm">{formatCents(entry.balanceCents)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <TextLink href={href(creditPath(providerId))} icon={<Coins />}>
          {gives ? m.credits_give() : m.credits_history_of()}
        </TextLink>
      </p>
    </Panel>
  );
}
