import { Accordion } from "#app/ui/accordion.tsx";
import type { OfferedService } from "#domain/directory/center-detail.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

/** Everything that the center offers, each with a line of explanation. */
export function Services({ offered }: { offered: readonly OfferedService[] }) {
  if (offered.length === 0) return <p className="text-ink-2">{m.centers_services_unknown()}</p>;
  const categories = [...new Set(offered.map(({ category }) => category))];
  return (
    <Accordion summary={m.centers_services_all({ count: offered.length, number: formatNumber(offered.length) })} className="border-t">
      <div className="grid gap-6">
        {categories.map((category) => (
          <div key={category}>
            <h3 className="text-sm font-semibold text-ink-3">{category}</h3>
            <dl className="mt-2 grid gap-x-8 gap-y-3 sm:grid-cols-2">
              {offered
                .filter((service) => service.category === category)
                .map(({ id, name, description }) => (
                  <div key={id}>
                    <dt className="font-semibold text-ink">{name}</dt>
                    <dd className="text-sm">{description}</dd>
                  </div>
                ))}
            </dl>
          </div>
        ))}
      </div>
    </Accordion>
  );
}
