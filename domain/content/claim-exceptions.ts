/** Sentences with a number that no source carries, each with its reason. */
export interface ClaimException {
  readonly file: string;
  /** How the sentence begins, as it is written in the file. */
  readonly starts: string;
  readonly reason: string;
}

const AGES = "es/articles/edad-y-reserva-ovarica.md";
const RESULTS = "es/guides/leer-resultados-de-un-centro.md";
const BUDGET = "es/guides/presupuesto-paso-a-paso.md";
const ICSI = "es/treatments/icsi.md";
const QUESTIONS = "es/questions.yaml";

const EXAMPLE_AGE = "the age of an example, which nobody measured";
const EXAMPLE_CENTER = "a center of the example; its interval is Wilson's, which the site computes too";
const OUR_RULE = "a rule of this site, which its software keeps";
const BOTH_GROUPS = "the sum of both groups of the trial, 1154 and 1175";
const INVENTED = "the table says itself that its numbers are invented; they add up";

export const CLAIM_EXCEPTIONS: readonly ClaimException[] = [
  { file: AGES, starts: "Una AMH alta a los 41", reason: EXAMPLE_AGE },
  { file: AGES, starts: "Un número bajo a los 29 años", reason: EXAMPLE_AGE },
  { file: AGES, starts: "**Tienes 31", reason: EXAMPLE_AGE },
  { file: AGES, starts: "**Tienes 38", reason: EXAMPLE_AGE },
  { file: AGES, starts: "**Tienes 42", reason: EXAMPLE_AGE },
  { file: AGES, starts: "La proporción de embriones que llegan a nacer será la de los 42", reason: EXAMPLE_AGE },
  { file: RESULTS, starts: "Nosotros usamos cinco bandas", reason: OUR_RULE },
  { file: RESULTS, starts: "El primero tuvo 9", reason: EXAMPLE_CENTER },
  { file: RESULTS, starts: "El segundo, 90", reason: EXAMPLE_CENTER },
  { file: RESULTS, starts: "Los dos pueden escribir", reason: EXAMPLE_CENTER },
  { file: RESULTS, starts: "El **intervalo de 95", reason: EXAMPLE_CENTER },
  { file: RESULTS, starts: "| | Casos | Tasa | Intervalo", reason: EXAMPLE_CENTER },
  { file: RESULTS, starts: "| Centro A", reason: EXAMPLE_CENTER },
  { file: RESULTS, starts: "| Centro B", reason: EXAMPLE_CENTER },
  { file: RESULTS, starts: "Y si otro centro muestra 52", reason: EXAMPLE_CENTER },
  { file: RESULTS, starts: "Por eso no mostramos ningún porcentaje con menos de 20", reason: OUR_RULE },
  { file: RESULTS, starts: "El porcentaje con su intervalo, solo con 20", reason: OUR_RULE },
  { file: RESULTS, starts: "Con pocos casos, un porcentaje", reason: OUR_RULE },
  { file: RESULTS, starts: "Pero está lejos del «80", reason: "what an advertisement says" },
  { file: BUDGET, starts: "| Estudio previo", reason: INVENTED },
  { file: BUDGET, starts: "| Ciclos (US$", reason: INVENTED },
  { file: BUDGET, starts: "| Medicación (US$", reason: INVENTED },
  { file: BUDGET, starts: "| Una transferencia de congelados", reason: INVENTED },
  { file: BUDGET, starts: "| Almacenamiento", reason: INVENTED },
  { file: BUDGET, starts: "| Viaje y alojamiento", reason: INVENTED },
  { file: BUDGET, starts: "| Margen del 15", reason: INVENTED },
  { file: BUDGET, starts: "| **Total**", reason: INVENTED },
  { file: BUDGET, starts: "Fíjate: el ciclo que decía", reason: INVENTED },
  { file: ICSI, starts: "En un ensayo con 2329 parejas", reason: BOTH_GROUPS },
  { file: ICSI, starts: "Ese ensayo se hizo en China", reason: BOTH_GROUPS },
  { file: QUESTIONS, starts: "Sin él, un ensayo con 2329 parejas", reason: BOTH_GROUPS },
  { file: QUESTIONS, starts: "Mostramos nacimientos por grupo de edad", reason: OUR_RULE },
  {
    file: "es/articles/que-incluye-un-precio-de-fiv.md",
    starts: "Por favor, indiquen si incluye",
    reason: "a letter to copy; the day of the laboratory is what it asks about",
  },
];

export const isException = (file: string, sentence: string): boolean =>
  CLAIM_EXCEPTIONS.some((exception) => exception.file === file && sentence.startsWith(exception.starts));
