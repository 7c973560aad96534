import clsx from "clsx";
import { Fragment, use } from "react";
import { href } from "#app/locale.ts";
import { m } from "#messages/m.ts";
import { OTHER_CURRENCIES, type OtherCurrency } from "#platform/money.ts";
import { CURRENCY_NAMES } from "#texts/money.ts";
import { rateText } from "./rate-text.ts";
import { ShownMoneyContext } from "./shown-money.ts";

interface CurrencyChoiceProps {
  /** The page and its anchor to which the visitor returns. */
  returnTo: string;
  /** The currency that this page shows when none was chosen. */
  otherwise?: OtherCurrency;
  className?: string;
}

/** The choice of the currency beside the dollars, with its rate. It shows nothing while no currency has a rate. */
export function CurrencyChoice({ returnTo, otherwise, className }: CurrencyChoiceProps) {
  const { rates, chosen } = use(ShownMoneyContext);
  const current = chosen ?? otherwise;
  const shown = current && rates[current];
  const offered = OTHER_CURRENCIES.filter((currency) => rates[currency]);
  if (offered.length === 0) return null;
  return (
    <form id="moneda" method="post" action={href("/moneda")} aria-label={m.money_choice()} className={clsx("print:hidden", className)}>
      <input type="hidden" name="volver" value={returnTo} />
      <div className="flex flex-wrap gap-x-5">
        {[...(otherwise ? [] : (["usd"] as const)), ...offered].map((currency) => (
          <Fragment key={currency}>
            <button
              type="submit"
              name="moneda"
              value={currency}
              aria-pressed={currency === (shown?.currency ?? "usd")}
              className="link min-h-11 text-ui aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:no-underline"
            >
              {currency === "usd" ? m.money_usd() : CURRENCY_NAMES[currency]()}
            </button>{" "}
          </Fragment>
        ))}
      </div>
      {shown && <p className="text-xs text-ink-3">{rateText(shown)}</p>}
    </form>
  );
}
