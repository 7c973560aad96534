import { type Fact, type FactKind, kindOf } from "./fact.ts";

export const SECTIONS = ["offer", "cost", "outcomes", "law"] as const;
export type Section = (typeof SECTIONS)[number];

export interface Sentence {
  readonly section: Section;
  readonly text: string;
  /** The ids of the facts that it says. */
  readonly facts: readonly string[];
  /** The sentence of the template, when a model reworded it. */
  readonly template?: string;
}

interface Draft {
  readonly sentences: readonly Sentence[];
  /** Facts that nobody has informed. Their sentences were left out. */
  readonly missing: readonly FactKind[];
}

/** Sentences that need no fact, since they claim nothing. */
export const ADVICE: readonly string[] = ["Pide un presupuesto por escrito, con lo que incluye y lo que se paga aparte."];

const centers = (number: number) => (number === 1 ? "1 centro" : `${number} centros`);

/**
 * Writes what a text may say about a treatment, from its facts alone. It leaves out the site's name, which may change after the text
 * is public. The law is national, so a city's draft leaves it out.
 */
export function writeDraft(facts: readonly Fact[], { ofCity = false } = {}): Draft {
  const valueFor = (id: string) => facts.find((fact) => fact.id === id)?.value;
  const missing: FactKind[] = [];
  const sentences: Sentence[] = [];
  const say = (section: Section, ids: readonly string[], words: (...values: string[]) => string) => {
    const values = ids.map(valueFor);
    const absent = ids.filter((_, index) => values[index] === undefined).flatMap((id) => kindOf(id) ?? []);
    if (absent.length > 0) missing.push(...absent.filter((kind) => !missing.includes(kind)));
    else sentences.push({ section, text: words(...(values as string[])), facts: ids });
  };

  say("offer", ["centers", "treatment", "cities"], (number, name, cities) =>
    number === "1"
      ? `Hay 1 centro publicado que ofrece ${name}, en ${cities}.`
      : `Hay ${number} centros publicados que ofrecen ${name}, en ${cities}.`,
  );
  say("offer", ["verified", "centers"], (verified, all) =>
    verified === "0"
      ? "Todavía no hemos verificado a ninguno."
      : verified === "1"
        ? `Verificamos a 1 de ${all}.`
        : `Verificamos a ${verified} de ${all}.`,
  );
  say("offer", ["languages"], (languages) => `Entre los idiomas en que atienden están ${languages}.`);

  const prices = facts.filter(({ id }) => kindOf(id) === "price");
  for (const { id, sample = 0 } of prices) {
    say("cost", [id], (value) => {
      const [label, range, months] = value.split(" | ");
      return `${label}: ${range}, según ${centers(sample)} (${months}).`;
    });
  }
  if (prices.length === 0) missing.push("price");
  else sentences.push({ section: "cost", text: ADVICE[0]!, facts: [] });

  say("outcomes", ["outcomes", "centers"], (publish, all) =>
    publish === "0"
      ? "Ninguno publica cuántos nacimientos tuvo por transferencia."
      : `De ${all === "1" ? "1 centro" : `${all} centros`}, ${publish === "1" ? "1 publica" : `${publish} publican`} los nacimientos por transferencia.`,
  );
  if (ofCity) return { sentences, missing };
  say(
    "law",
    ["legal", "sources"],
    (families, sources) =>
      `Leímos qué dice la ley para ${families === "1" ? "1 tipo" : `${families} tipos`} de familia, con ${sources === "1" ? "1 fuente" : `${sources} fuentes`}.`,
  );
  return { sentences, missing };
}

/** Returns whether a sentence is left out of the text: prices change, and pages compute them from the directory. */
export const staysOut = ({ section }: Sentence) => section === "cost";
