import Copy from "lucide-react/icons/copy";
import MailX from "lucide-react/icons/mail-x";
import Phone from "lucide-react/icons/phone-off";
import Sliders from "lucide-react/icons/sliders-horizontal";
import type { ReactNode } from "react";
import { FreeSuns } from "#app/components/illustration/joining.tsx";
import { Card } from "#app/ui/card.tsx";
import { RETURN_DAYS, RETURN_DECISION_DAYS } from "#domain/leads/offer.ts";
import type { PublishedPrice } from "#domain/offers/lead-prices.server.ts";
import { MONTH_DAYS, type MonthOfRequests } from "#domain/offers/month-of-requests.ts";
import { DUPLICATE_MONTHS, RETURN_REASONS, type ReturnReason } from "#domain/offers/return-reason.ts";
import { WELCOME_LEADS } from "#domain/wallet/welcome.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { PriceTable } from "../price-table.tsx";

/** Says what a request costs, and that the first ones cost nothing. */
export function FirstFree({ prices }: { prices: readonly PublishedPrice[] }) {
  return (
    <section id="precios" aria-labelledby="precios-titulo" className="on-deep bg-deep text-on-deep print:bg-transparent print:text-ink">
      <div className="wrap band grid grid-cols-[minmax(0,1fr)] items-center gap-9 md:grid-cols-[1fr_1.2fr] md:gap-18">
        <div className="grid gap-5">
          <h2 id="precios-titulo" className="title-1">
            {m.joining_free_title({ welcome: WELCOME_LEADS })}
          </h2>
          <p className="lead text-on-deep-2! print:text-ink-2!">{m.joining_free()}</p>
          <div className="mt-3 print:hidden">
            <FreeSuns count={WELCOME_LEADS} />
          </div>
        </div>
        <Card panel className="text-ink md:p-9!">
          <h3 className="title-4">{m.about_how_prices_caption()}</h3>
          <PriceTable className="mt-4" prices={prices} />
          <p className="mt-4 text-sm text-ink-2">{m.joining_price_terms()}</p>
        </Card>
      </div>
    </section>
  );
}

interface Motive {
  icon: ReactNode;
  title: string;
  text: string;
  when: string;
}

const motives = (): Readonly<Record<ReturnReason, Motive>> => {
  const atOnce = m.joining_return_at_once();
  return {
    duplicate: {
      icon: <Copy />,
      title: m.joining_return_duplicate_title(),
      text: m.joining_return_duplicate({ months: DUPLICATE_MONTHS }),
      when: atOnce,
    },
    unreachable: { icon: <MailX />, title: m.joining_return_unreachable_title(), text: m.joining_return_unreachable(), when: atOnce },
    "outside-criteria": { icon: <Sliders />, title: m.joining_return_outside_title(), text: m.joining_return_outside(), when: atOnce },
    "wrong-phone": {
      icon: <Phone />,
      title: m.joining_return_phone_title(),
      text: m.joining_return_phone({ days: RETURN_DAYS }),
      when: m.joining_return_days({ days: RETURN_DECISION_DAYS }),
    },
  };
};

/** Says for what a center gets its price back, and how soon. */
export function Returns({ month }: { month: MonthOfRequests | null }) {
  const shown = motives();
  return (
    <section id="devoluciones" aria-labelledby="devoluciones-titulo" className="wrap band">
      <h2 id="devoluciones-titulo" className="title-1">
        {m.joining_return_title()}
      </h2>
      <p className="mt-3 lead max-w-[58ch]">
        {m.joining_return_lead({ count: RETURN_REASONS.length })}
        {month &&
          ` ${m.joining_return_figures({ days: MONTH_DAYS, opened: formatNumber(month.opened), returned: formatNumber(month.returned) })}`}
      </p>
      <ul className="mt-9 grid rounded-2xl border bg-surface elevation-1 md:grid-cols-2 lg:grid-cols-4">
        {RETURN_REASONS.map((reason) => (
          <li key={reason} className="grid grid-cols-[44px_minmax(0,1fr)] gap-x-4 p-5 max-md:border-b max-md:last:border-b-0">
            <span className="grid size-11 place-items-center rounded-full bg-tonal text-on-tonal [&>.lucide]:size-[21px]">
              {shown[reason].icon}
            </span>
            <div>
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h3 className="title-4">{shown[reason].title}</h3>
                <p className="font-semibold text-brand text-sm">{shown[reason].when}</p>
              </div>
              <p className="mt-1.5 text-ink-2 text-ui">{shown[reason].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
