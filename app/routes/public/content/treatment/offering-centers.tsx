import { Photo } from "#app/components/directory/cards/photo.tsx";
import { PriceDetail } from "#app/components/directory/price-detail.tsx";
import { DistantScene } from "#app/components/illustration/illustration.tsx";
import { coverScene } from "#app/components/illustration/scene.ts";
import { profileAddress } from "#app/components/leads/contact-links.ts";
import { Approximate } from "#app/components/money/approximate.tsx";
import { useConversion } from "#app/components/money/shown-money.ts";
import { href } from "#app/locale.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import type { OfferingCenter } from "#domain/directory/service-offer.server.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { formatUsd } from "#platform/money.ts";

interface OfferingCentersProps {
  centers: readonly OfferingCenter[];
  total: number;
  shortName: string;
  serviceId: string | null;
}

/** Shows a few of the centers that offer the treatment, and links to all of them. */
export function OfferingCenters({ centers, total, shortName, serviceId }: OfferingCentersProps) {
  return (
    <section aria-labelledby="centros-que-lo-ofrecen" className="grid gap-3.5">
      <h2 id="centros-que-lo-ofrecen" className="title-5">
        {m.treatments_centers_with({ name: shortName })}
      </h2>
      {centers.length === 0 ? (
        <p className="text-ui text-ink-2">{m.treatments_centers_none()}</p>
      ) : (
        <>
          {centers.map((center) => (
            <Offer key={center.slug} center={center} serviceId={serviceId} />
          ))}
          <p className="text-xs text-ink-3">{m.treatments_centers_order()}</p>
          <Button kind="tonal" wide href={href(`/centros?services=${serviceId}`)}>
            {m.treatments_centers_all({ count: total, number: formatNumber(total) })}
          </Button>
        </>
      )}
    </section>
  );
}

function Offer({ center, serviceId }: { center: OfferingCenter; serviceId: string | null }) {
  const { slug, name, city, photo, paid, price } = center;
  const conversion = useConversion();
  return (
    <a
      href={profileAddress(`/centros/${slug}`, { service: serviceId ?? undefined })}
      className="smooth grid grid-cols-[76px_1fr] items-center gap-3.5 rounded-2xl border bg-surface p-3 leading-[1.35]! text-ink no-underline elevation-1 hover:elevation-2"
    >
      <span className="aspect-square overflow-hidden rounded-lg">
        {photo ? (
          <Photo photo={photo} alt="" sizes="6rem" className="size-full object-cover" />
        ) : (
          <DistantScene {...coverScene(city ?? "", slug)} />
        )}
      </span>{" "}
      <span>
        {paid && <Badge kind="featured">{m.centers_featured()}</Badge>}
        <b translate="no" className="block text-md leading-[1.3]! font-bold">
          {name}
        </b>{" "}
        <span className="block text-sm text-ink-2">{city ?? m.centers_city_unknown()}</span>{" "}
        {price ? (
          <span className="block text-sm">
            <span className="num font-medium">{formatUsd(price.amountCents)}</span>{" "}
            <Approximate lowCents={price.amountCents} conversion={conversion} />
            <span className="block text-xs text-ink-3">
              <PriceDetail price={price} />
            </span>
          </span>
        ) : (
          <span className="block text-sm text-ink-2">{m.centers_fact_price_none()}</span>
        )}
      </span>
    </a>
  );
}
