import { languageTag } from "#app/locale.ts";
import type { StructuredData } from "#app/seo.ts";
import type { UrgentAnswer } from "#domain/content/urgent.ts";

interface Place {
  address: string;
  home: string;
  siteName: string;
}

/** Returns schema.org's medical page. `reviewedBy` and `lastReviewed` are set only once a real person has signed the text. */
export function urgentData(
  { title, description, review }: Pick<UrgentAnswer, "title" | "description" | "review">,
  { address, home, siteName }: Place,
): StructuredData {
  return {
    "@type": "MedicalWebPage",
    name: title,
    description,
    url: address,
    inLanguage: languageTag(),
    audience: { "@type": "PeopleAudience", audienceType: "Patient" },
    publisher: { "@type": "Organization", name: siteName, url: home },
    ...(review && { lastReviewed: review.on, reviewedBy: { "@type": "Person", name: review.by } }),
  };
}
