import { languageTag } from "#app/locale.ts";
import type { StructuredData } from "#app/seo.ts";
import type { Article } from "#domain/content/content.ts";

interface Place {
  address: string;
  home: string;
  siteName: string;
}

/** Returns schema.org's article. Its author is our team. Its page has a reviewer only once a real person has signed the text. */
export function articleData(
  {
    kind,
    title,
    description,
    category,
    publishedOn,
    updatedOn,
    review,
  }: Pick<Article, "kind" | "title" | "description" | "category" | "publishedOn" | "updatedOn" | "review">,
  { address, home, siteName }: Place,
): StructuredData {
  const team = { "@type": "Organization", name: siteName, url: home };
  return {
    "@type": kind === "article" ? "BlogPosting" : "Article",
    headline: title,
    description,
    url: address,
    mainEntityOfPage: review
      ? { "@type": "WebPage", "@id": address, lastReviewed: review.on, reviewedBy: { "@type": "Person", name: review.by } }
      : address,
    articleSection: category,
    datePublished: publishedOn,
    dateModified: updatedOn,
    inLanguage: languageTag(),
    author: team,
    publisher: team,
  };
}
