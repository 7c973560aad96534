import FlaskConical from "lucide-react/icons/flask-conical";
import { href } from "#app/locale.ts";
import { Note } from "#app/ui/note.tsx";
import type { AutomaticRule } from "#domain/offers/automatic.ts";
import type { Trial } from "#domain/offers/automatic-trial.server.ts";
import { m } from "#messages/m.ts";
import { formatDays } from "#platform/format.ts";
import { formatUsd } from "#platform/money.ts";
import { leftReasons } from "#texts/automatic.ts";
import { SpendingChart } from "./spending-chart.tsx";

interface Props {
  trial: Trial;
  rule: AutomaticRule;
  balanceCents: number;
  /** The number of requests that the center may still open for free. */
  welcomeLeft: number;
}

/** What the rule would have done with the offers of the last thirty days. */
export function TrialPanel({ trial, rule, balanceCents, welcomeLeft }: Props) {
  const { offers, firstDay, lastDay, spentCents, openedByHand } = trial;
  const bought = offers.filter((offer) => offer.bought);
  const [count, amount] = [bought.length, formatUsd(spentCents)];
  const paidCents = bought
    .toReversed()
    .slice(welcomeLeft)
    .reduce((sum, { priceCents }) => sum + priceCents, 0);
  return (
    <section
      aria-labelledby="prueba"
      className="grid content-start gap-4 rounded-xl border bg-surface px-4 py-4.5 elevation-1 md:px-6 md:py-5.5 lg:sticky lg:top-20"
    >
      <p className="inline-flex items-center gap-2 justify-self-start rounded-full bg-tonal px-3 py-1 font-medium text-on-tonal text-sm">
        <FlaskConical className="size-4" />
        {m.offers_auto_trial()}
      </p>
      <div>
        <h2 id="prueba" className="title-3">
          {count > 0 ? m.offers_auto_would({ count, amount }) : m.offers_auto_would_none()}
        </h2>
        <p className="mt-1 text-ink-2 text-ui">
          {offers.length === 0
            ? m.offers_auto_no_offers()
            : m.offers_auto_of({
                offers: offers.length,
                days: formatDays(firstDay, lastDay),
                opened: openedByHand.count,
                amount: formatUsd(openedByHand.cents),
              })}
        </p>
      </div>
      {offers.length > 0 && <SpendingChart trial={trial} limitCents={rule.monthlyCents} />}
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {leftReasons(offers, rule).map(({ reason, count: left, text }) => (
          <li key={reason} className="flex gap-2.5 text-ink-2 text-sm">
            <b className="num font-display text-[1.375rem] text-ink leading-none!">{left}</b>
            {text}
          </li>
        ))}
      </ul>
      {balanceCents < paidCents && (
        <Note kind="caution">
          {m.offers_auto_balance_low({ balance: formatUsd(balanceCents), amount: formatUsd(paidCents) })}{" "}
          <a href={href("/dashboard/provider/billetera")} className="link">
            {m.offers_auto_top_up()}
          </a>
        </Note>
      )}
    </section>
  );
}
