import { languageTag } from "#app/locale.ts";
import type { StructuredData } from "#app/seo.ts";
import type { Treatment } from "#domain/content/content.ts";

interface Place {
  address: string;
  home: string;
  siteName: string;
}

/** Returns schema.org's medical page. `reviewedBy` and `lastReviewed` are set only once a real person has signed the text. */
export function treatmentData(
  { title, name, summary, review }: Pick<Treatment, "title" | "name" | "summary" | "review">,
  { address, home, siteName }: Place,
): StructuredData {
  return {
    "@type": "MedicalWebPage",
    name: title,
    description: summary,
    url: address,
    inLanguage: languageTag(),
    about: { "@type": "MedicalTherapy", name },
    audience: { "@type": "PeopleAudience", audienceType: "Patient" },
    publisher: { "@type": "Organization", name: siteName, url: home },
    ...(review && { lastReviewed: review.on, reviewedBy: { "@type": "Person", name: review.by } }),
  };
}
