import { oneOf, type QueryShapes, type Shape } from "#app/query-shapes.ts";
import { DRAFT_NUMBERS, type Draft, type DraftErrors, type DraftNumber, limitsOf } from "#domain/policy/draft.ts";
import { ROUTING_WEIGHTS } from "#domain/routing/policy.ts";
import { m } from "#messages/m.ts";

/** The names of a draft's numbers in addresses and forms. */
export const DRAFT_KEYS: Readonly<Record<DraftNumber, string>> = {
  city: "ciudad",
  language: "idioma",
  verification: "verificacion",
  reply: "respuesta",
  rotation: "rotacion",
  maxReceivers: "centros",
  routed: "derivar",
  held: "retener",
};

/** The typed text, so that a wrong number comes back with its error. */
const typed: Shape = (value) => value.slice(0, 12);

export const DRAFT_QUERY: QueryShapes = {
  ...Object.fromEntries(Object.values(DRAFT_KEYS).map((key) => [key, typed])),
  hecho: oneOf(["guardada"]),
};

/** Reads the numbers in an address or a form. Those that it does not contain are missing. */
export const sentNumbers = (sentAs: (key: string) => string | null): Partial<Record<DraftNumber, string>> =>
  Object.fromEntries(
    DRAFT_NUMBERS.flatMap((name) => {
      const value = sentAs(DRAFT_KEYS[name]);
      return value === null ? [] : [[name, value]];
    }),
  );

/** Returns every number of a draft, by its name. */
export const numbersOf = ({ weights, maxReceivers, thresholds }: Draft): Record<DraftNumber, number> => ({
  ...weights,
  maxReceivers,
  ...thresholds,
});

/** Returns the query of the screen that tries these numbers. */
export function draftQuery(draft: Draft): string {
  const numbers = numbersOf(draft);
  return new URLSearchParams(DRAFT_NUMBERS.map((name) => [DRAFT_KEYS[name], String(numbers[name])])).toString();
}

/** Returns the sentence for an error of a draft. */
export function draftError(errors: DraftErrors, name: DraftNumber | "sum", draft: Draft): string | undefined {
  switch (errors[name]) {
    case undefined:
      return undefined;
    case "not-hundred":
      return m.policy_error_sum({ sum: ROUTING_WEIGHTS.reduce((sum, weight) => sum + draft.weights[weight], 0) });
    case "not-below":
      return m.policy_error_below();
    case "not-a-number":
      return m.policy_error_number();
    case "out-of-range": {
      const [min, max] = limitsOf(name as DraftNumber);
      return m.policy_error_range({ min, max });
    }
  }
}
