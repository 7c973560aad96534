import { type BodyMeasures, bodyMassIndex } from "#domain/estimates/body-mass.ts";
import type { IvfProfile } from "#domain/estimates/ivf-chance.ts";
import type { Reason } from "#domain/estimates/ivf-chance-coefficients.ts";

/** The typed or chosen values of the form. They stay in this page's memory. */
export interface Answers {
  readonly eggs: "" | IvfProfile["eggs"];
  readonly age: string;
  readonly system: BodyMeasures["system"];
  readonly kilograms: string;
  readonly centimetres: string;
  readonly pounds: string;
  readonly feet: string;
  readonly inches: string;
  readonly before: "" | IvfProfile["before"];
  readonly cause: "" | "known" | "unexplained" | "unknown";
  readonly reasons: readonly Reason[];
  readonly pregnancies: "" | "0" | "1" | "2";
  readonly births: "" | "0" | "1" | "2";
}

export const NO_ANSWERS: Answers = {
  eggs: "",
  age: "",
  system: "metric",
  kilograms: "",
  centimetres: "",
  pounds: "",
  feet: "",
  inches: "",
  before: "",
  cause: "",
  reasons: [],
  pregnancies: "",
  births: "",
};

const QUESTIONS = ["eggs", "age", "body", "before", "cause", "pregnancies", "births"] as const;
export type Question = (typeof QUESTIONS)[number];

/** Returns the profile of the answers, or the open questions. */
export function profileOf(answers: Answers): { profile: IvfProfile } | { open: Question[] } {
  const { eggs, before, cause, reasons, pregnancies, births } = answers;
  const age = wholeNumber(answers.age);
  const bmi = bodyMassIndex(measuresOf(answers));
  const open: Record<Question, boolean> = {
    eggs: eggs === "",
    age: age === null,
    body: bmi === null,
    before: eggs !== "donor" && before === "",
    cause: cause === "" || (cause === "known" && reasons.length === 0),
    pregnancies: pregnancies === "",
    births: pregnancies !== "" && pregnancies !== "0" && births === "",
  };
  const still = QUESTIONS.filter((question) => open[question]);
  if (still.length > 0 || eggs === "" || age === null || bmi === null) return { open: still };
  const times = Number(pregnancies) as 0 | 1 | 2;
  return {
    profile: {
      eggs,
      age,
      bmi,
      before: eggs === "donor" || before === "" ? "none" : before,
      reasons: cause === "known" ? reasons : cause === "unexplained" ? ["unexplained"] : [],
      pregnancies: times,
      // There cannot be more births than pregnancies. The form does not offer it, but a changed answer may leave it.
      births: Math.min(Number(births), times) as 0 | 1 | 2,
    },
  };
}

/** A smaller height is in metres, and a larger one in centimetres. */
const MAX_METRES = 3;

function measuresOf({ system, kilograms, centimetres, pounds, feet, inches }: Answers): BodyMeasures {
  if (system === "us") return { system, pounds: decimal(pounds), feet: decimal(feet), inches: inches.trim() === "" ? 0 : decimal(inches) };
  const height = decimal(centimetres);
  return { system, kilograms: decimal(kilograms), centimetres: height < MAX_METRES ? height * 100 : height };
}

const decimal = (text: string) => (/^\s*\d{1,3}([.,]\d{1,2})?\s*$/.test(text) ? Number(text.trim().replace(",", ".")) : Number.NaN);
const wholeNumber = (text: string) => (/^\s*\d{1,3}\s*$/.test(text) ? Number(text) : null);
