/** In the order of a treatment, which is also the order of the list of urgent answers. */
export const URGENT_TOPICS = [
  "Durante la medicación",
  "Después de la punción",
  "Después de la transferencia",
  "La prueba y sus números",
  "Embarazo",
  "Pérdidas",
  "Estudios y otras pruebas",
  "El ánimo",
] as const;
type UrgentTopic = (typeof URGENT_TOPICS)[number];

/** What to do: go to an emergency room now, call the center today, or wait. Every answer says them in this order. */
export const URGENT_LEVELS = ["emergency", "call", "wait"] as const;
export type UrgentLevel = (typeof URGENT_LEVELS)[number];

/** A share that a drawing of dots shows. */
interface DrawnShare {
  /** «1 de 5» */
  readonly share: string;
  /** Markdown. */
  readonly text: string;
}

/** An answer to a symptom, a number or a loss that worries somebody at night. The signs of each level are lines of Markdown. */
export interface UrgentAnswer extends Readonly<Record<UrgentLevel, readonly string[]>> {
  readonly slug: string;
  readonly title: string;
  readonly topic: UrgentTopic;
  readonly description: string;
  readonly order: number;
  /** What to do and what not to do in the meantime, in lines of Markdown. */
  readonly keep: readonly string[];
  readonly avoid: readonly string[];
  readonly figures: readonly DrawnShare[];
  readonly related: readonly string[];
  /** Why, in Markdown without headings. */
  readonly body: string;
  readonly sourceIds: readonly string[];
  /** Who signed it, and since when. Null until a real person has signed. */
  readonly review: { readonly by: string; readonly on: string } | null;
}

export type UrgentTitle = Pick<UrgentAnswer, "slug" | "title" | "topic">;

export const pathOfUrgent = (slug: string) => `/respuestas/${slug}`;

/** Reads a share such as «1 de 5». Returns null if dots cannot show it. */
export function dotsOf(share: string): { readonly filled: number; readonly all: number } | null {
  const [, filled, all] = /^(\d{1,3}) de (\d{1,3})$/.exec(share) ?? [];
  if (!filled || !all || Number(filled) > Number(all) || Number(all) < 2 || Number(all) > MAX_DOTS) return null;
  return { filled: Number(filled), all: Number(all) };
}

const MAX_DOTS = 100;

/** Signs that always lead to an emergency room, and the words for them. No answer may list one of them under «call» or «wait». */
const DANGERS: readonly (readonly [sign: string, said: RegExp])[] = [
  ["no air", /falta (?:de|el) aire|respirar|ahog/],
  ["fainting", /desma[yi]/],
  ["pain on one side", /un (?:solo )?lado/],
  ["pain in the shoulder", /hombro/],
  ["pain in the chest", /pecho(?! hinchad| sensible)/],
  ["a swollen or painful leg", /pierna|pantorrilla/],
  ["heavy bleeding", /empapas?|a chorros|coágulos grandes/],
  ["hardly any urine", /casi no orinas|no orinas/],
  ["thoughts of death", /quitarte la vida|hacerte daño|morir/],
];
/** Topics in which fever is one of these signs too, because a needle or an instrument may have caused an infection. */
const FEVER_COUNTS: readonly UrgentTopic[] = ["Después de la punción", "Pérdidas", "Estudios y otras pruebas"];
const DENIED = /^(?:no |sin |ni )/;

/** Returns a sentence for each sign of an emergency that an answer lists under «call» or «wait». */
export function calmedDangers({ topic, call, wait }: Pick<UrgentAnswer, "topic" | "call" | "wait">): string[] {
  const dangers = FEVER_COUNTS.includes(topic) ? [...DANGERS, ["fever", /fiebre/] as const] : DANGERS;
  const signs = [...call, ...wait].filter((line) => !DENIED.test(line.toLowerCase()));
  return signs.flatMap((line) =>
    dangers
      .filter(([, said]) => said.test(line.toLowerCase()))
      .map(([sign]) => `${sign} leads to an emergency room, and stands under a calmer level`),
  );
}
