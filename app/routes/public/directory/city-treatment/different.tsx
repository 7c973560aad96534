import BadgeCheck from "lucide-react/icons/badge-check";
import Languages from "lucide-react/icons/languages";
import MapPin from "lucide-react/icons/map-pin";
import Plane from "lucide-react/icons/plane";
import WalletCards from "lucide-react/icons/wallet-cards";
import type { ReactNode } from "react";
import { useSiteName } from "#app/root-data.ts";
import type { CityOffer } from "#domain/directory/cities.server.ts";
import type { CityDifference } from "#domain/directory/city-differences.ts";
import type { Airport } from "#domain/trip/airports.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { formatUsd } from "#platform/money.ts";

interface DifferentProps {
  city: { name: string };
  differences: readonly CityDifference[];
  languages: CityOffer["languages"];
  airport: Airport & { kilometers: number };
}

/** Says what is different in this city, in sentences with their numbers. */
export function Different({ city, differences, languages, airport }: DifferentProps) {
  const site = useSiteName();
  return (
    <section aria-labelledby="diferente" className="mt-9 rounded-3xl bg-tint p-6 md:p-9">
      <h2 id="diferente" className="title-3">
        {m.cities_pair_different({ city: city.name })}
      </h2>
      <ul className="mt-4 grid gap-x-10 gap-y-3.5 md:grid-cols-2">
        {differences.map((difference) => (
          <Line key={difference.code} icon={iconOf(difference)}>
            {sentence(difference, city.name, site)}
          </Line>
        ))}
        <Line icon={<Languages />}>
          {languages.length === 0
            ? m.cities_pair_languages_unknown()
            : m.cities_pair_languages({
                list: languages.map(({ name, centers }) => `${name.toLowerCase()} (${formatNumber(centers)})`).join(", "),
              })}
        </Line>
        <Line icon={<Plane />}>
          {m.cities_pair_airport({ airport: airport.name, code: airport.code, number: formatNumber(airport.kilometers) })}
        </Line>
      </ul>
    </section>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3 [&>.lucide]:mt-[3px] [&>.lucide]:size-[21px] [&>.lucide]:flex-none [&>.lucide]:text-brand">
      {icon}
      <span>{children}</span>
    </li>
  );
}

function iconOf({ code }: CityDifference): ReactNode {
  if (code.startsWith("price")) return <WalletCards />;
  return code.endsWith("verified") ? <BadgeCheck /> : <MapPin />;
}

function sentence(difference: CityDifference, city: string, site: string): string {
  switch (difference.code) {
    case "only-here":
      return m.cities_pair_only_here({ count: difference.centers, number: formatNumber(difference.centers), city });
    case "share":
      return m.cities_pair_share({
        count: difference.here,
        number: formatNumber(difference.here),
        country: formatNumber(difference.country),
      });
    case "all-verified":
      return m.cities_pair_all_verified({ site, count: difference.centers });
    case "none-verified":
      return m.cities_pair_none_verified({ site, count: difference.centers });
    case "some-verified":
      return m.cities_pair_some_verified({ site, verified: formatNumber(difference.verified), number: formatNumber(difference.centers) });
    case "price-unknown":
      return m.cities_pair_price_unknown();
    case "price-too-few":
      return m.cities_pair_price_too_few({ count: difference.centers, number: formatNumber(difference.centers) });
    case "price-equal":
      return m.cities_pair_price_equal({ price: formatUsd(difference.hereCents), ...samples(difference) });
    case "price-lower":
    case "price-higher": {
      const told = {
        price: formatUsd(difference.hereCents),
        difference: formatUsd(difference.differenceCents),
        country: formatUsd(difference.countryCents),
        ...samples(difference),
      };
      return difference.code === "price-lower" ? m.cities_pair_price_lower(told) : m.cities_pair_price_higher(told);
    }
  }
}

const samples = ({ here, country }: { here: number; country: number }) => ({ here: formatNumber(here), all: formatNumber(country) });
