import type { ToldFacts } from "#domain/listing/donors.ts";
import type { EggSource, OutcomeBand } from "#domain/listing/outcome-rates.ts";
import type { Patients } from "#domain/listing/patients.ts";
import type { PriceAge } from "#domain/listing/price-age.ts";
import { readWeek, type Span } from "#domain/providers/week.ts";
import { WEEKDAYS, type Weekday } from "#domain/providers/weekday.ts";
import type { CenterCard } from "./center-card.ts";
import type { Medication } from "./medication.ts";
import type { SpecialistCard } from "./specialist-card.ts";

/** Everything on the page of a center. Missing facts are null or empty, and the page says so in words. */
export interface CenterDetail extends CenterCard {
  readonly verifiedOn: string | null;
  readonly shortDescription: string | null;
  readonly bio: string | null;
  readonly place: CenterPlace;
  readonly contact: { readonly phone: string | null; readonly whatsapp: string | null; readonly website: string | null };
  readonly badges: readonly CenterBadge[];
  /** The services of the center, grouped by category as in the list of services. */
  readonly offered: readonly OfferedService[];
  /** One row for each line of the template that fits the center's services. A line without a price is 'missing'. */
  readonly prices: readonly PriceRow[];
  /** The newest day among the prices that have not expired. */
  readonly pricesInformedOn: string | null;
  /** The newest year for each egg source, own eggs first. Empty when nothing was published. */
  readonly reported: readonly ReportedOutcomes[];
  readonly team: readonly SpecialistCard[];
  readonly spoken: readonly { readonly code: string; readonly name: string }[];
  readonly payments: readonly { readonly id: string; readonly name: string }[];
  /** ISO codes; null for patients of every country. */
  readonly countriesServed: readonly string[] | null;
  /** Null: not informed. */
  readonly patients: Patients | null;
  /** What it says of donors and stored embryos. A fact that is not there is not informed. */
  readonly donors: ToldFacts;
  readonly latestReviews: readonly CenterReview[];
  /** The share of requests answered within a day, from the same cases as `reply`; null under five. */
  readonly replyWithin24h: number | null;
  readonly updatedAt: Date;
}

export interface CenterPlace {
  readonly city: { readonly slug: string; readonly name: string; readonly province: string } | null;
  readonly neighborhood: string | null;
  readonly address: string | null;
  /** The position of the center itself, if it gave one. */
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  /** The position of its city, on which a map can be centered. */
  readonly cityPosition: { readonly latitude: number; readonly longitude: number } | null;
  readonly hours: readonly OpeningHours[];
  readonly timeZone: string;
}

/** Consecutive days with the same hours, as one line. */
export interface OpeningHours {
  readonly from: Weekday;
  readonly to: Weekday;
  /** One for each part of the day, such as before and after lunch. */
  readonly spans: readonly Span[];
}

interface CenterBadge {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly iconUrl: string;
  readonly color: string;
  readonly awardedOn: string;
}

export interface OfferedService {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly description: string;
  readonly icon: string;
}

export interface PriceRow {
  readonly lineId: string;
  readonly serviceId: string;
  readonly label: string;
  readonly detail: string;
  readonly state: PriceAge | "missing";
  /** Null when missing. An expired price keeps its amount and day, but must not be shown as a price. */
  readonly amountCents: number | null;
  readonly informedOn: string | null;
  /** The day on which our team found this price in the center's own list. */
  readonly checkedOn: string | null;
  /** What else it excludes, besides medication. */
  readonly notIncluded: string | null;
  /** Null for a price to which no medication belongs, and without a price. */
  readonly medication: Medication | null;
}

export interface ReportedOutcomes {
  readonly eggSource: EggSource;
  readonly year: number;
  readonly transfers: number;
  readonly bands: readonly OutcomeBand[];
  readonly evidence: boolean;
  /** The day on which our team compared the figures with the center's file. */
  readonly checkedOn: string | null;
}

export interface CenterReview {
  readonly id: string;
  readonly author: string;
  readonly rating: number;
  readonly body: string;
  readonly service: string | null;
  /** The day of the consultation, which both sides confirmed. */
  readonly heldOn: string;
  readonly reply: { readonly text: string; readonly at: Date } | null;
}

/** Reads stored hours. A day that is not valid counts as closed. */
export function openingHours(stored: unknown): OpeningHours[] {
  const week = readWeek(stored);
  const lines: { from: Weekday; to: Weekday; spans: readonly Span[]; last: number }[] = [];
  for (const [index, day] of WEEKDAYS.entries()) {
    const spans = week[day];
    if (!spans) continue;
    const line = lines.at(-1);
    if (line && line.last === index - 1 && String(line.spans) === String(spans)) {
      line.to = day;
      line.last = index;
    } else lines.push({ from: day, to: day, spans, last: index });
  }
  return lines.map(({ last: _, ...line }) => line);
}
