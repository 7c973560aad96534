import { PriceDetail } from "#app/components/directory/price-detail.tsx";
import { ToldBy } from "#app/components/directory/told-by.tsx";
import { type Fact, Facts } from "#app/ui/facts.tsx";
import type { CenterDetail } from "#domain/directory/center-detail.ts";
import { DONOR_FACTS } from "#domain/listing/donors.ts";
import { m } from "#messages/m.ts";
import { formatUsd } from "#platform/money.ts";
import { inALine } from "#texts/choice-names.ts";
import { DONOR_FACT_NAMES, toldText } from "#texts/donors.ts";
import { Section } from "./section.tsx";

/** What the center says of its donors and of the embryos that it keeps, each fact with its source and day. */
export function Donors({ center: { donors, prices } }: { center: CenterDetail }) {
  const told = DONOR_FACTS.flatMap((fact): Fact[] => {
    const one = donors[fact];
    if (!one) return [];
    const value = (
      <>
        {toldText(fact, one)}{" "}
        <span className="block text-xs font-book text-ink-3">
          <ToldBy told={one} />
        </span>
      </>
    );
    return [{ key: fact, label: DONOR_FACT_NAMES[fact](), value }];
  });
  const silent = DONOR_FACTS.filter((fact) => !donors[fact]).map((fact) => DONOR_FACT_NAMES[fact]());
  const said = told.length > 0;
  const silence: Fact = said
    ? { key: "silent", label: m.centers_profile_not_informed(), value: inALine(silent), missing: true }
    : { key: "silent", label: m.donors_title(), value: m.centers_profile_not_informed(), missing: true };
  return (
    <Section id="donantes" title={m.donors_title()}>
      <Facts facts={[...told, ...storagePrice(prices), ...(silent.length > 0 ? [silence] : [])]} />
      {!said && <p className="text-sm text-ink-2">{m.donors_ask()}</p>}
    </Section>
  );
}

/** The line of the price template. */
const STORAGE_LINE = "almacenamiento-anual";

/** The price of a year, which stands among the prices too. */
function storagePrice(prices: CenterDetail["prices"]): Fact[] {
  const row = prices.find(({ lineId }) => lineId === STORAGE_LINE);
  if (!row?.amountCents || !row.informedOn || row.state === "expired") return [];
  const { informedOn, notIncluded, state } = row;
  const detail = <PriceDetail price={{ informedOn, notIncluded, medication: null, stale: state === "stale" }} />;
  return [{ key: "price", label: m.donors_storage_price(), value: formatUsd(row.amountCents), detail }];
}
