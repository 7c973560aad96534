import type { StructuredData } from "#app/seo.ts";
import type { City } from "#domain/directory/city.ts";

interface CityPage {
  city: Pick<City, "name" | "province" | "latitude" | "longitude">;
  addresses: { self: string };
}

export function cityData({ city, addresses }: CityPage): StructuredData {
  return {
    "@type": "City",
    "@id": `${addresses.self}#ciudad`,
    name: city.name,
    geo: { "@type": "GeoCoordinates", latitude: city.latitude, longitude: city.longitude },
    containedInPlace: {
      "@type": "AdministrativeArea",
      name: city.province,
      containedInPlace: { "@type": "Country", name: "República Dominicana" },
    },
  };
}
