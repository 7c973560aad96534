import type { AgeBand, EggSource } from "#domain/listing/outcome-rates.ts";
import { AGE_BANDS } from "#domain/listing/outcome-rates.ts";
import { PATIENT_GROUPS, type PatientGroup } from "#domain/listing/patients.ts";
import type { CenterDetail, PriceRow } from "./center-detail.ts";
import { donorRows } from "./compared-donors.ts";
import { type ComparedCell, type ComparedRow, rowOf, type Topic } from "./compared-row.ts";

/** The maximum number of compared centers. More columns do not fit side by side, and nobody can keep them in mind. */
export const MAX_COMPARED = 3;

export interface ComparedGroup {
  readonly id: "trust" | "prices" | "outcomes" | "patients" | "donors" | "care";
  readonly rows: readonly ComparedRow[];
}

export interface PriceLine {
  readonly id: string;
  readonly serviceId: string;
  readonly label: string;
  readonly detail: string;
}

export interface Comparison {
  readonly groups: readonly ComparedGroup[];
  /** Lines of the template that fit their services and that none of them has priced. */
  readonly unpriced: readonly string[];
}

/** The questions that all centers are compared by: the template of price lines, and the services of the directory. */
interface Terms {
  readonly lines: readonly PriceLine[];
  readonly services: readonly { readonly id: string; readonly name: string }[];
}

/**
 * Compares centers row by row. A row appears when one of the centers has something to say about it; the missing answers of the others
 * are then written out.
 */
export function compareTerms(centers: readonly CenterDetail[], { lines, services }: Terms): Comparison {
  const asked = lines.filter(({ id }) => centers.some(({ prices }) => prices.some(({ lineId }) => lineId === id)));
  const priced = asked.filter(({ id }) => centers.some(({ prices }) => isShown(prices.find(({ lineId }) => lineId === id))));
  const offered = services.filter(({ id }) => centers.some((center) => offers(center, id)));
  const each = (cell: (center: CenterDetail) => ComparedCell) => centers.map(cell);
  const topic = (name: Topic, cell: (center: CenterDetail) => ComparedCell): ComparedRow =>
    rowOf(name, { kind: "topic", topic: name }, each(cell));
  return {
    groups: [
      {
        id: "trust",
        rows: [
          topic("verification", ({ verified, verifiedOn }) => ({ kind: "verification", verified, on: verifiedOn })),
          topic("score", ({ rating, reviews }) => ({ kind: "score", rating, reviews })),
          topic("reply", ({ reply }) => (reply ? { kind: "reply", ...reply } : { kind: "not-measured" })),
          topic("answered", ({ reply, replyWithin24h }) =>
            reply && replyWithin24h !== null ? { kind: "share", share: replyWithin24h, cases: reply.cases } : { kind: "not-measured" },
          ),
        ],
      },
      {
        id: "prices",
        rows: [
          ...priced.map(({ id, serviceId, label, detail }) =>
            rowOf(
              id,
              { kind: "line", name: label, detail },
              each((center) => priceCell(center, id, serviceId)),
            ),
          ),
          topic("payments", ({ payments }) => names(payments.map(({ name }) => name))),
        ],
      },
      { id: "outcomes", rows: outcomeRows(centers) },
      { id: "patients", rows: patientRows(centers) },
      { id: "donors", rows: donorRows(centers) },
      {
        id: "care",
        rows: [
          ...offered.map(({ id, name }) =>
            rowOf(
              id,
              { kind: "service", name },
              each((center) => serviceCell(center, id)),
            ),
          ),
          topic("team", ({ team }) => (team.length > 0 ? { kind: "people", count: team.length } : { kind: "not-informed" })),
          topic("languages", ({ spoken }) => names(spoken.map(({ name }) => name))),
          topic("countries", ({ countriesServed }) => ({ kind: "countries", count: countriesServed?.length ?? null })),
          topic("hours", ({ place }) => (place.hours.length > 0 ? { kind: "hours", hours: place.hours } : { kind: "not-informed" })),
        ],
      },
    ],
    unpriced: asked.filter((line) => !priced.includes(line)).map(({ label }) => label),
  };
}

function priceCell(center: CenterDetail, lineId: string, serviceId: string): ComparedCell {
  const row = center.prices.find((price) => price.lineId === lineId);
  if (isShown(row)) {
    const { amountCents, informedOn, state, notIncluded, medication } = row;
    return { kind: "price", amountCents, informedOn, stale: state === "stale", notIncluded, medication };
  }
  if (!row && center.services.length > 0 && !offers(center, serviceId)) return { kind: "not-offered" };
  return { kind: "no-price", lastOn: row?.informedOn ?? null };
}

type ShownPrice = PriceRow & { amountCents: number; informedOn: string };

function isShown(row: PriceRow | undefined): row is ShownPrice {
  return row !== undefined && row.amountCents !== null && row.informedOn !== null && (row.state === "current" || row.state === "stale");
}

/** Makes one row for each age and egg source that one of the centers reported, or a single row when none reported anything. */
function outcomeRows(centers: readonly CenterDetail[]): ComparedRow[] {
  const rows = (["own", "donor"] as const).flatMap((eggSource) =>
    AGE_BANDS.filter((band) => centers.some((center) => bandOf(center, eggSource, band))).map((ageBand) =>
      rowOf(
        `${eggSource} ${ageBand}`,
        { kind: "outcome", ageBand, eggSource },
        centers.map((center) => outcomeCell(center, eggSource, ageBand)),
      ),
    ),
  );
  if (rows.length > 0) return rows;
  const silence = centers.map((): ComparedCell => ({ kind: "no-outcomes" }));
  return [rowOf("outcomes", { kind: "topic", topic: "outcomes" }, silence)];
}

function outcomeCell(center: CenterDetail, eggSource: EggSource, ageBand: AgeBand): ComparedCell {
  if (center.reported.length === 0) return { kind: "no-outcomes" };
  const found = bandOf(center, eggSource, ageBand);
  if (!found) return { kind: "not-informed" };
  const { year, band } = found;
  const { births, transfers, rate } = band;
  return rate ? { kind: "rate", rate, transfers, year } : { kind: "few-cases", births, transfers, year };
}

function bandOf({ reported }: CenterDetail, eggSource: EggSource, ageBand: AgeBand) {
  const report = reported.find((candidate) => candidate.eggSource === eggSource);
  const band = report?.bands.find((candidate) => candidate.ageBand === ageBand);
  return report && band && { year: report.year, band };
}

/**
 * Makes one row for each patient group and age that one of the centers informed, with its source, or a single row when none informed
 * anything.
 */
function patientRows(centers: readonly CenterDetail[]): ComparedRow[] {
  const row = (topic: Topic, cell: (patients: NonNullable<CenterDetail["patients"]>) => ComparedCell | null) =>
    rowOf(
      topic,
      { kind: "topic", topic },
      centers.map(({ patients }) => (patients && cell(patients)) ?? { kind: "not-informed" }),
    );
  if (centers.every(({ patients }) => patients === null)) return [row("patients", () => null)];
  const groups = PATIENT_GROUPS.filter((group) => centers.some((center) => groupCell(center, group).kind !== "not-informed"));
  const ages = (eggs: "ownEggs" | "donorEggs", topic: Topic) =>
    centers.some(({ patients }) => patients?.[eggs])
      ? [row(topic, ({ [eggs]: informed }) => (informed ? { kind: "ages", ages: informed } : null))]
      : [];
  return [
    ...groups.map((group) =>
      rowOf(
        group,
        { kind: "patients", group },
        centers.map((center) => groupCell(center, group)),
      ),
    ),
    ...ages("ownEggs", "own-eggs"),
    ...ages("donorEggs", "donor-eggs"),
    row("patients-source", ({ source, informedOn }) => ({ kind: "source", source, on: informedOn })),
  ];
}

function groupCell({ patients }: CenterDetail, group: PatientGroup): ComparedCell {
  if (patients?.treated.includes(group)) return { kind: "yes" };
  return { kind: patients?.notTreated.includes(group) ? "no" : "not-informed" };
}

function serviceCell(center: CenterDetail, id: string): ComparedCell {
  if (center.services.length === 0) return { kind: "not-informed" };
  return { kind: offers(center, id) ? "yes" : "no" };
}

const offers = ({ services }: CenterDetail, id: string) => services.some((service) => service.id === id);

const names = (given: readonly string[]): ComparedCell => (given.length > 0 ? { kind: "names", names: given } : { kind: "not-informed" });
