/** What a center may say of its donors and of the embryos that it keeps. What it does not say is not informed. */
export const DONOR_FACTS = ["anonimato", "espera", "origen", "pruebas", "familias", "guarda", "impago"] as const;
export type DonorFact = (typeof DONOR_FACTS)[number];

/** The answers to choose from. How many families one donor may help is a number. */
export const DONOR_CHOICES = {
  anonimato: ["anonimos", "conocibles", "se-elige"],
  espera: ["sin-espera", "hasta-3-meses", "de-3-a-6-meses", "mas-de-6-meses"],
  origen: ["propios", "banco-del-pais", "banco-extranjero"],
  pruebas: ["infecciones", "portadores", "cariotipo", "psicologica"],
  guarda: ["en-el-centro", "otro-del-pais", "otro-pais"],
  impago: ["avisa-y-conserva", "segun-contrato", "se-trasladan", "se-descartan"],
} as const satisfies Partial<Record<DonorFact, readonly string[]>>;
export type ChosenFact = keyof typeof DONOR_CHOICES;
export type DonorChoice = (typeof DONOR_CHOICES)[ChosenFact][number];

/** Facts with any number of answers. The others have one. */
export const WITH_SEVERAL: readonly DonorFact[] = ["origen", "pruebas"];
/** Facts that a center may explain in its own words. */
export const WITH_WORDS: readonly DonorFact[] = ["impago"];
export const MAX_FAMILIES = 50;
export const MAX_DETAIL = 200;
export const MAX_SOURCE = 300;

/** Facts that lists filter by: whether the center says them at all. */
export const TOLD_FILTERS = ["anonimato", "espera", "impago"] as const satisfies readonly DonorFact[];
export type ToldFilter = (typeof TOLD_FILTERS)[number];

/** Who says a fact: the center itself, our team from what is public, a page that may be opened, or a paper. */
export const TELLERS = ["center", "team", "link", "paper"] as const;
export type Teller = (typeof TELLERS)[number];

/** A fact as it is stored, with the source and the day that belong to it alone. */
export interface ToldFact {
  /** Ids of answers, in their order; a number as text. */
  readonly is: readonly string[];
  readonly words?: string;
  readonly by: Teller;
  /** The address of the page or the name of the paper. */
  readonly source?: string;
  readonly on: string;
}
export type ToldFacts = Readonly<Partial<Record<DonorFact, ToldFact>>>;

/** A fact as somebody has just said it: without a source it is their own word. */
export interface SaidFact {
  readonly is: readonly string[];
  readonly words: string | null;
  readonly source: string | null;
}
export type SaidFacts = Readonly<Partial<Record<DonorFact, SaidFact>>>;

/** Returns the answers in their order, without those that nobody knows. A number counts within its bounds. */
export function knownAnswers(fact: DonorFact, given: readonly string[]): string[] {
  if (fact === "familias") return given.filter((text) => /^[1-9]\d?$/.test(text) && Number(text) <= MAX_FAMILIES).slice(0, 1);
  const known = DONOR_CHOICES[fact].filter((choice) => given.includes(choice));
  return WITH_SEVERAL.includes(fact) ? known : known.slice(0, 1);
}

/** Reads stored facts. One that is damaged counts as not informed. */
export function toldFacts(stored: unknown): ToldFacts {
  const given = isObject(stored) ? stored : {};
  return Object.fromEntries(
    DONOR_FACTS.flatMap((fact) => {
      const told = given[fact];
      if (!isObject(told) || !Array.isArray(told.is) || typeof told.on !== "string") return [];
      const is = knownAnswers(fact, told.is.map(String));
      const by = TELLERS.find((one) => one === told.by);
      if (is.length === 0 || !by) return [];
      const [words, source] = [told.words, told.source].map((text) => (typeof text === "string" && text !== "" ? text : undefined));
      return [[fact, { is, by, on: told.on, ...(words && { words }), ...(source && { source }) }]];
    }),
  );
}

export const isLink = (source: string): boolean => /^https?:\/\//i.test(source);

/**
 * Puts what somebody says now beside what was stored. A fact that stays as it was keeps its source and its day, unless its teller says
 * that it is so today (`again`); one that is left out becomes «no informado».
 */
export function saidAnew(stored: ToldFacts, said: SaidFacts, teller: Teller, today: string, again = false): ToldFacts {
  return Object.fromEntries(
    DONOR_FACTS.flatMap((fact) => {
      const now = said[fact];
      if (!now) return [];
      const before = stored[fact];
      if (before && isSame(before, now))
        return [[fact, again ? { ...before, ...(before.source ? {} : { by: teller }), on: today } : before]];
      const by = now.source === null ? teller : isLink(now.source) ? "link" : "paper";
      return [
        [fact, { is: [...now.is], by, on: today, ...(now.words && { words: now.words }), ...(now.source && { source: now.source }) }],
      ];
    }),
  );
}

const isSame = (told: ToldFact, { is, words, source }: SaidFact) =>
  told.is.join() === is.join() && (told.words ?? null) === words && (told.source ?? null) === source;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
