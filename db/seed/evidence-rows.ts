import { outcomes } from "./data/outcomes.ts";
import { prices } from "./data/prices.ts";
import type { DemoReview } from "./data/review.ts";
import { reviewsOfTheEast } from "./data/reviews-east.ts";
import { reviewsOfLunaDeLarimar } from "./data/reviews-luna-de-larimar.ts";
import { reviewsOfMareaAlta } from "./data/reviews-marea-alta.ts";
import { reviewsOfTheRest } from "./data/reviews-rest.ts";
import { reviewsOfSpecialists } from "./data/reviews-specialists.ts";
import { dayAfter, demoId, noonOf } from "./demo-ids.ts";
import { idOfCenter, idOfSpecialist } from "./provider-rows.ts";

const reviewsOfCenters: Readonly<Record<string, readonly DemoReview[]>> = {
  "Clínica Luna de Larimar": reviewsOfLunaDeLarimar,
  "Instituto Marea Alta": reviewsOfMareaAlta,
  ...reviewsOfTheEast,
  ...reviewsOfTheRest,
};

export function priceRows() {
  return Object.entries(prices).flatMap(([center, lines]) =>
    lines.map(([line, dollars, informedOn, notIncluded, medication]) => ({
      id: demoId(`price ${center} ${line} ${informedOn}`),
      provider_id: idOfCenter(center),
      price_line_id: line,
      amount_cents: dollars * 100,
      not_included: notIncluded ?? null,
      medication: medication ?? null,
      informed_on: informedOn,
      created_at: noonOf(informedOn),
    })),
  );
}

export function outcomeRows() {
  return Object.entries(outcomes).flatMap(([center, report]) => {
    const common = {
      provider_id: idOfCenter(center),
      year: report.year,
      evidence_file: report.evidence,
      checked_by: report.checkedOn ? "seed" : null,
      checked_on: report.checkedOn ?? null,
    };
    const own = Object.entries(report.own).map(([band, [retrievals, transfers, births]]) => ({
      ...common,
      id: demoId(`outcome ${center} ${report.year} own ${band}`),
      age_band: band,
      egg_source: "own",
      retrievals,
      transfers,
      births,
    }));
    const donor = Object.entries(report.donor ?? {}).map(([band, [transfers, births]]) => ({
      ...common,
      id: demoId(`outcome ${center} ${report.year} donor ${band}`),
      age_band: band,
      egg_source: "donor",
      retrievals: null,
      transfers,
      births,
    }));
    return [...own, ...donor];
  });
}

/** Returns each review with its consultation, which both sides confirmed within two days. */
export function reviewRows() {
  const written = [
    ...Object.entries(reviewsOfCenters).map(([name, list]) => [idOfCenter(name), list] as const),
    ...Object.entries(reviewsOfSpecialists).map(([name, list]) => [idOfSpecialist(name), list] as const),
  ].flatMap(([provider, list]) => list.map((review) => ({ provider, review, key: `${provider} ${review.heldOn} ${review.author}` })));
  return {
    consultations: written.map(({ provider, review, key }) => ({
      id: demoId(`consultation ${key}`),
      provider_id: provider,
      service_type_id: review.service,
      held_on: review.heldOn,
      confirmed_by_patient_at: noonOf(dayAfter(review.heldOn, 1)),
      confirmed_by_provider_at: noonOf(dayAfter(review.heldOn, 2)),
    })),
    reviews: written.map(({ provider, review, key }) => ({
      id: demoId(`review ${key}`),
      provider_id: provider,
      consultation_id: demoId(`consultation ${key}`),
      author_label: review.author,
      rating: review.rating,
      body: review.body,
      on_home: review.onHome,
      reply: review.reply ?? null,
      replied_at: review.reply ? noonOf(dayAfter(review.heldOn, 13)) : null,
      created_at: noonOf(dayAfter(review.heldOn, 9)),
    })),
  };
}
