import { defined } from "#app/components/directory/defined.ts";
import type { StructuredData } from "#app/seo.ts";
import type { ClosedDay } from "#domain/consultations/closed-days.server.ts";
import type { CenterDetail } from "#domain/directory/center-detail.ts";
import type { Weekday } from "#domain/providers/weekday.ts";

const DAYS: Record<Weekday, string> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};
const ORDER = Object.keys(DAYS) as Weekday[];

/** Describes the center for search engines with what the page shows, the next days on which it is closed among it. Missing facts are left out. */
export function clinicData(center: CenterDetail, closed: readonly ClosedDay[], url: string): StructuredData {
  const { name, shortDescription, place, contact, gallery, offered, spoken, payments, rating, reviews } = center;
  const region = place.city && { addressLocality: place.city.name, addressRegion: place.city.province };
  return defined({
    "@type": "MedicalClinic",
    "@id": url,
    name,
    url,
    description: shortDescription,
    image: gallery.length > 0 ? gallery.map((photo) => new URL(photo.url, url).href) : null,
    telephone: contact.phone,
    sameAs: contact.website,
    address: defined({ "@type": "PostalAddress", streetAddress: place.address, ...region, addressCountry: "DO" }),
    geo: place.position && { "@type": "GeoCoordinates", ...place.position },
    openingHoursSpecification: place.hours.flatMap(({ from, to, spans }) =>
      spans.map(([opens, closes]) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ORDER.slice(ORDER.indexOf(from), ORDER.indexOf(to) + 1).map((day) => DAYS[day]),
        opens,
        closes,
      })),
    ),
    // A day that opens and closes at midnight is closed all day.
    specialOpeningHoursSpecification: closed.map(({ day }) => ({
      "@type": "OpeningHoursSpecification",
      validFrom: day,
      validThrough: day,
      opens: "00:00",
      closes: "00:00",
    })),
    availableService: offered.map((service) => ({ "@type": "MedicalTherapy", name: service.name })),
    knowsLanguage: spoken.map(({ code }) => code),
    paymentAccepted: payments.length > 0 ? payments.map((payment) => payment.name).join(", ") : null,
    aggregateRating:
      rating === null ? null : { "@type": "AggregateRating", ratingValue: rating, reviewCount: reviews, bestRating: 5, worstRating: 1 },
  });
}
