import { href } from "#app/locale.ts";
import { m } from "#messages/m.ts";
import { formatUsdExact } from "#platform/money.ts";

/** A center's balance, at the foot of its sidebar. */
export function BalanceFoot({ balanceCents }: { balanceCents: number }) {
  return (
    <div className="grid gap-0.5 rounded-xl border bg-surface-2 px-4 pt-3 pb-1.5">
      <p className="text-ink-2 text-xs">{m.wallet_balance()}</p>
      <p className="flex flex-wrap items-center justify-between gap-x-2">
        <b className="num whitespace-nowrap font-display text-[1.25rem] font-[640] leading-[1.2]!">{formatUsdExact(balanceCents)}</b>{" "}
        <a href={href("/dashboard/provider/billetera/recargar")} className="link inline-flex min-h-11 items-center text-sm">
          {m.wallet_top_up_short()}
        </a>
      </p>
    </div>
  );
}
