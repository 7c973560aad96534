import { type Coefficients, coefficients, type Reason } from "./ivf-chance-coefficients.ts";

/** The answers that the CDC's model needs. They stay in the browser: nothing is stored or sent. */
export interface IvfProfile {
  readonly eggs: "own" | "donor";
  /** In whole years. With donor eggs, the age of the recipient. */
  readonly age: number;
  /** kg/m², not rounded. */
  readonly bmi: number;
  /** Earlier cycles of IVF with own eggs. With donor eggs, the model does not ask. */
  readonly before: "none" | "one" | "more";
  /** The reasons that doctors named; empty while unknown. `unexplained` cannot be combined. */
  readonly reasons: readonly Reason[];
  readonly pregnancies: 0 | 1 | 2;
  /** Never more than pregnancies. For both, 2 means two or more. */
  readonly births: 0 | 1 | 2;
}

export interface IvfChance {
  /**
   * The chance of a live birth, as a share of one, from each retrieval (with donor eggs, each transfer) if the earlier ones brought
   * none.
   */
  readonly each: readonly number[];
  /** The chance after this many of them in total. */
  readonly cumulative: readonly number[];
  /** True when the model is based on few people like this. */
  readonly fewLikeThis: boolean;
  /** The values outside the model's range, for which the nearest one was used. */
  readonly clamped: readonly ("age" | "bmi")[];
}

export type ChanceOrReason =
  | { readonly known: true; readonly chance: IvfChance }
  /** `age`: the model does not cover this age. `several-cycles`: it is not confirmed which formula applies after several cycles. */
  | { readonly known: false; readonly why: "age" | "several-cycles" };

export const MIN_AGE = 20;
export const MAX_AGE = 50;
const BMI_RANGE = [17, 45] as const;
/** The age range of the formulas for people who had IVF with own eggs before. */
const AGE_RANGE_AGAIN = [24, 48] as const;

export function ivfChance(profile: IvfProfile): ChanceOrReason {
  const { eggs, before, age } = profile;
  if (!(age >= MIN_AGE && age <= MAX_AGE)) return { known: false, why: "age" };
  if (eggs === "own" && before === "more") return { known: false, why: "several-cycles" };
  const path = eggs === "donor" ? "donor" : before === "none" ? "first" : "again";
  const [usedAge, usedBmi] = [path === "again" ? within(age, AGE_RANGE_AGAIN) : age, within(profile.bmi, BMI_RANGE)];
  const block: Coefficients = coefficients[`${path}${profile.reasons.length > 0 ? "Known" : "Unknown"}`];
  const each = block.intercept.map((_, attempt) => probability(block, attempt, { ...profile, age: usedAge, bmi: usedBmi }));
  return {
    known: true,
    chance: {
      each,
      cumulative: cumulative(each),
      fewLikeThis: fewLikeThis[path](age, profile.bmi),
      clamped: [...(usedAge === age ? [] : ["age" as const]), ...(usedBmi === profile.bmi ? [] : ["bmi" as const])],
    },
  };
}

/** The cases in which the CDC's own tool warns of a small sample. */
const fewLikeThis = {
  first: (age: number) => age <= 21 || age >= 44,
  again: (age: number, bmi: number) => age <= 24 || age >= 45 || bmi >= 42,
  donor: (age: number, bmi: number) => age <= 26 || bmi >= 41,
};

function probability(block: Coefficients, attempt: number, { age, bmi, reasons, pregnancies, births }: IvfProfile): number {
  const of = (row: readonly number[]) => row[attempt]!;
  let score = of(block.intercept) + age * of(block.age) + of(block.ageRaised) * age ** of(block.agePower);
  score += bmi * of(block.bmi) + of(block.bmiSquared) * bmi ** 2;
  for (const reason of reasons) score += block.reasons ? of(block.reasons[reason]) : 0;
  if (pregnancies > 0) score += of(pregnancies === 1 ? block.onePregnancy : block.morePregnancies);
  if (births > 0) score += of(births === 1 ? block.oneBirth : block.moreBirths);
  return 1 / (1 + Math.exp(-score));
}

function cumulative(each: readonly number[]): number[] {
  let so = 0;
  return each.map((chance) => {
    so += chance * (1 - so);
    return so;
  });
}

const within = (value: number, [low, high]: readonly [number, number]) => Math.min(Math.max(value, low), high);
