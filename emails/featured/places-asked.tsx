import type { FeaturedPlace } from "#domain/featured/place.ts";
import { m } from "#messages/m.ts";
import { placeDays, placeName } from "#texts/featured.ts";
import { type Brand, Layout } from "../layout.tsx";
import { Action, Facts, Paragraph, Title } from "../parts.tsx";

interface PlacesAskedMail {
  brand: Brand;
  /** The first requests, as many as the mail lists. */
  places: readonly FeaturedPlace[];
  total: number;
  url: string;
}

export const placesAskedSubject = ({ total }: Pick<PlacesAskedMail, "total">) => m.featured_mail_subject({ count: total });

/** Tells our own team which centers asked for a paid place, and where to decide that. */
export function PlacesAsked({ brand, places, total, url }: PlacesAskedMail) {
  const subject = placesAskedSubject({ total });
  return (
    <Layout brand={brand} preview={subject} why={m.featured_mail_why({ site: brand.name })}>
      <Title>{subject}</Title>
      <Paragraph>{m.featured_mail_text()}</Paragraph>
      <Facts facts={places.map((place) => ({ label: place.providerName, value: `${placeName(place)} · ${placeDays(place)}` }))} />
      <Action href={url}>{m.featured_mail_action()}</Action>
    </Layout>
  );
}
