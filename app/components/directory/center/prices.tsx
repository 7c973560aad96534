import CalendarCheck from "lucide-react/icons/calendar-check";
import CircleMinus from "lucide-react/icons/circle-minus";
import CirclePlus from "lucide-react/icons/circle-plus";
import type { ReactNode } from "react";
import { profileAddress } from "#app/components/leads/contact-links.ts";
import { Approximate } from "#app/components/money/approximate.tsx";
import { CurrencyChoice } from "#app/components/money/currency-choice.tsx";
import { useConversion } from "#app/components/money/shown-money.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { CenterDetail, PriceRow } from "#domain/directory/center-detail.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatMonth } from "#platform/format.ts";
import { type Conversion, formatUsd } from "#platform/money.ts";
import { upperFirst } from "#texts/choice-names.ts";
import { medicationText } from "#texts/medication.ts";
import { Section } from "./section.tsx";
import { Services } from "./services.tsx";

interface PricesProps {
  center: CenterDetail;
  /** The service that the visitor is looking for. */
  service: string | undefined;
}

/** The same lines for every center, so that prices can be compared. A line without a price says so. */
export function Prices({ center: { slug, prices, pricesInformedOn, offered }, service }: PricesProps) {
  const conversion = useConversion();
  return (
    <Section id="precios" title={m.centers_prices_title()}>
      {prices.length > 0 && (
        <ul className="border-t">
          {prices.map((row) => (
            <Line key={row.lineId} row={row} conversion={conversion} />
          ))}
        </ul>
      )}
      <p className="flex items-start gap-2 text-sm text-ink-2 [&>.lucide]:mt-[3px]">
        <CalendarCheck />
        <span>{pricesInformedOn ? m.centers_prices_informed({ date: formatDate(pricesInformedOn) }) : m.centers_prices_none()}</span>
      </p>
      {pricesInformedOn && <CurrencyChoice returnTo={`${profileAddress(`/centros/${slug}`, { service })}#precios`} />}
      <Services offered={offered} />
    </Section>
  );
}

interface LineProps {
  row: PriceRow;
  conversion: Conversion | null;
}

function Line({ row: { label, detail, state, amountCents, informedOn, notIncluded, medication, checkedOn }, conversion }: LineProps) {
  const shown = amountCents !== null && informedOn !== null && (state === "current" || state === "stale");
  return (
    <li className="flex justify-between gap-3.5 border-b py-[18px] md:gap-6">
      <div>
        <h3 className="title-5">{label}</h3>
        <p className="text-sm text-ink-2">{detail}</p>
        {shown && notIncluded && <Aside icon={<CircleMinus />}>{m.centers_prices_not_included({ what: notIncluded })}</Aside>}
        {shown && medication && <Aside icon={<CirclePlus />}>{upperFirst(medicationText(medication))}</Aside>}
        {state === "stale" && (
          <Badge kind="pending" className="mt-2 max-[23rem]:whitespace-normal">
            {m.centers_prices_stale()}
          </Badge>
        )}
      </div>
      <p className="text-right">
        {shown ? (
          <>
            <b className="num block text-[1.1875rem] leading-[1.4]! font-bold">{formatUsd(amountCents)}</b>{" "}
            <Approximate lowCents={amountCents} conversion={conversion} />
            <span className="num text-xs text-ink-3">
              {formatMonth(informedOn)}
              {checkedOn && <span className="block">{m.centers_prices_checked({ date: formatDate(checkedOn) })}</span>}
            </span>
          </>
        ) : (
          <span className="text-ui whitespace-nowrap text-ink-2">
            {m.centers_profile_not_informed()}{" "}
            {state === "expired" && informedOn && (
              <span className="block text-xs text-ink-3">{m.centers_prices_expired({ month: formatMonth(informedOn) })}</span>
            )}
          </span>
        )}
      </p>
    </li>
  );
}

function Aside({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <p className="mt-1 flex items-start gap-1.5 text-xs text-ink-3 [&>.lucide]:mt-px [&>.lucide]:size-[17px]">
      {icon}
      {children}
    </p>
  );
}
