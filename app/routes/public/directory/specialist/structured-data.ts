import { defined } from "#app/components/directory/defined.ts";
import type { StructuredData } from "#app/seo.ts";
import type { SpecialistDetail } from "#domain/directory/specialist-detail.ts";

interface Addresses {
  self: string;
  /** The addresses of their centers' pages, in the centers' order. */
  centers: readonly string[];
}

/** Describes the person for search engines with what the page shows. Only doctors are physicians. */
export function specialistData(specialist: SpecialistDetail, { self, centers }: Addresses): StructuredData {
  const { name, bio, specialty, photo, spoken, offered, rating, reviews, contact, place } = specialist;
  const practices = specialist.centers.map((center, index) => ({ "@type": "MedicalClinic", name: center.name, url: centers[index] }));
  const common = {
    "@id": self,
    name,
    url: self,
    description: bio,
    image: photo && new URL(photo.url, self).href,
    knowsLanguage: spoken.map(({ code }) => code),
    knowsAbout: specialty,
  };
  if (specialist.type === "specialist") return defined({ "@type": "Person", ...common, jobTitle: specialty, worksFor: practices });
  const ownPlace = practices.length === 0;
  return defined({
    "@type": "IndividualPhysician",
    ...common,
    practicesAt: practices,
    availableService: offered.map((service) => ({ "@type": "MedicalTherapy", name: service.name })),
    telephone: ownPlace ? contact.phone : null,
    address:
      ownPlace && place.city
        ? defined({
            "@type": "PostalAddress",
            streetAddress: place.address,
            addressLocality: place.city.name,
            addressRegion: place.city.province,
            addressCountry: "DO",
          })
        : null,
    aggregateRating:
      rating === null ? null : { "@type": "AggregateRating", ratingValue: rating, reviewCount: reviews, bestRating: 5, worstRating: 1 },
  });
}
