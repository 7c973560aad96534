import ArrowRight from "lucide-react/icons/arrow-right";
import { Place } from "#app/components/directory/place.tsx";
import { PriceDetail } from "#app/components/directory/price-detail.tsx";
import { VerifiedBadge } from "#app/components/directory/verified-badge.tsx";
import { contactLink } from "#app/components/leads/contact-links.ts";
import { href } from "#app/locale.ts";
import { useSiteName } from "#app/root-data.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { CenterCard } from "#domain/directory/center-card.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { formatUsd } from "#platform/money.ts";

interface PlansProps {
  /** The first of these centers. */
  centers: readonly CenterCard[];
  total: number;
  /** The filter value of the list that shows all of them. */
  filter: string;
}

/** Lists centers that offer payment in parts. Their terms are unknown to us, and the page says so. */
export function Plans({ centers, total, filter }: PlansProps) {
  const site = useSiteName();
  return (
    <section id="planes" aria-labelledby="planes-titulo" className="bg-tint band">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-7">
        <div className="grid max-w-170 gap-3">
          <h2 id="planes-titulo" className="title-1">
            {m.financing_plans_title()}
          </h2>
          {total > 0 && <p className="lead">{m.financing_plans_lead({ site, count: total, number: formatNumber(total) })}</p>}
        </div>
        {centers.length === 0 ? (
          <Note kind="info" className="bg-surface!">
            {m.financing_plans_none()}
          </Note>
        ) : (
          <>
            <ul className="rounded-2xl border bg-surface px-5 elevation-1 md:px-7">
              {centers.map((center) => (
                <Row key={center.id} center={center} />
              ))}
            </ul>
            <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
              <TextLink href={href(`/centros?${new URLSearchParams({ pagos: filter })}`)} iconAfter={<ArrowRight />}>
                {m.financing_plans_all({ number: formatNumber(total) })}
              </TextLink>{" "}
              <TextLink href={href("/comparar")}>{m.financing_plans_compare()}</TextLink>
              <p className="text-sm text-ink-3">{m.financing_plans_order()}</p>
            </div>
          </>
        )}
      </div>
    </section>
  );
}

function Row({ center: { slug, name, city, neighborhood, verified, price } }: { center: CenterCard }) {
  return (
    <li className="grid gap-x-8 gap-y-3 border-t py-5 first:border-t-0 md:grid-cols-[minmax(0,1fr)_14rem_auto] md:items-center">
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 className="title-5">
            <a className="inline-flex min-h-6 items-center text-inherit no-underline hover:underline" href={href(`/centros/${slug}`)}>
              {name}
            </a>
          </h3>
          <VerifiedBadge verified={verified} />
        </div>
        <Place city={city} neighborhood={neighborhood} />
      </div>
      <p className="text-ui md:text-right">
        {price ? (
          <>
            <span className="num block font-semibold">{m.financing_plans_price({ price: formatUsd(price.amountCents) })}</span>{" "}
            <span className="text-sm text-ink-3">
              <PriceDetail price={price} />
            </span>
          </>
        ) : (
          <span className="text-ink-2">{m.financing_plans_price_none()}</span>
        )}
      </p>
      <Button kind="tonal" size="s" {...contactLink(slug)}>
        {m.financing_plans_ask()}
        <span className="sr-only">: {name}</span>
      </Button>
    </li>
  );
}
