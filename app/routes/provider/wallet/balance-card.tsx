import Plus from "lucide-react/icons/plus";
import { useMay } from "#app/components/team/own-role.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { ExchangeRate } from "#domain/content/exchange-rates.ts";
import { WELCOME_LEADS } from "#domain/wallet/welcome.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatNumber } from "#platform/format.ts";
import { formatConverted, formatUsdExact } from "#platform/money.ts";

interface Props {
  balanceCents: number;
  /** What a request for IVF costs today when it names this center only. */
  ivfCents: number;
  /** Requests that this center may still open at our cost. */
  welcomeLeft: number;
  pesos: ExchangeRate | null;
}

/** The balance, how much it is enough for, and the link to more. */
export function BalanceCard({ balanceCents, ivfCents, welcomeLeft, pesos }: Props) {
  const may = useMay();
  // Infinite while a request costs nothing; then no sentence is needed.
  const enough = Math.floor(balanceCents / ivfCents);
  return (
    <Card as="section" ground="deep" padding="none" className="relative grid content-start gap-3.5 overflow-hidden p-5.5 md:p-6.5">
      <svg aria-hidden="true" viewBox="0 0 200 200" className="absolute -right-7.5 -bottom-7.5 w-45 md:w-55">
        <circle cx="120" cy="96" r="34" fill="#f98a68" />
        <path d="M44 104c0 44 34 76 76 76s76-32 76-76" fill="none" stroke="#23707f" strokeWidth="18" strokeLinecap="round" />
      </svg>
      <h2 className="text-base text-on-deep-2">{m.wallet_balance()}</h2>
      <p className="num whitespace-nowrap font-display text-[clamp(2rem,11vw,2.75rem)] font-[640] leading-none! md:text-[3.25rem]">
        {formatUsdExact(balanceCents)}
      </p>
      <div className="relative grid max-w-[34ch] gap-1.5 text-on-deep-2 text-sm">
        {pesos && balanceCents > 0 && (
          <p>
            {m.wallet_in_pesos({
              amount: formatConverted(balanceCents, pesos),
              rate: formatNumber(pesos.rate, 2),
              source: pesos.source,
              date: formatDate(pesos.on),
            })}
          </p>
        )}
        {enough > 0 && <p>{m.wallet_enough({ count: enough })}</p>}
        {enough === 0 && welcomeLeft === 0 && <p>{m.wallet_not_enough({ price: formatUsdExact(ivfCents) })}</p>}
        {welcomeLeft > 0 && <p className="font-semibold text-on-deep">{m.wallet_welcome({ count: welcomeLeft, total: WELCOME_LEADS })}</p>}
      </div>
      <p className="relative pt-1.5">
        <Button kind="inverse" href={href("/dashboard/provider/billetera/recargar")} icon={<Plus />}>
          {m.wallet_top_up()}
        </Button>
      </p>
      {may("automatic.keep") && (
        <p className="relative max-w-[18ch] pt-5 text-on-deep-2 text-sm">
          <a href={href("/dashboard/provider/billetera/automatica")} className="inline-flex min-h-11 items-center text-on-deep underline">
            {m.wallet_automatic()}
          </a>
          <span className="block">{m.wallet_automatic_text()}</span>
        </p>
      )}
    </Card>
  );
}
