import type { Review } from "./content.ts";

/** In the order in which a treatment goes, which is that of their list. */
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
export type UrgentTopic = (typeof URGENT_TOPICS)[number];

/** What to do: go to an emergency room now, call the center today, or wait. An answer says them in this order. */
export const URGENT_LEVELS = ["emergency", "call", "wait"] as const;
export type UrgentLevel = (typeof URGENT_LEVELS)[number];

/** A figure that a drawing of dots can show: so many of so many. */
export interface DrawnShare {
  readonly share: string;
  /** Markdown. */
  readonly text: string;
}

/** An answer to what worries somebody at night: a symptom, a number or a loss. */
export interface UrgentAnswer extends Readonly<Record<UrgentLevel, readonly string[]>> {
  readonly slug: string;
  readonly title: string;
  readonly topic: UrgentTopic;
  readonly description: string;
  readonly order: number;
  /** What to do meanwhile, and what not to do. The signs of the levels too are lines of Markdown; those of `wait` hold together. */
  readonly keep: readonly string[];
  readonly avoid: readonly string[];
  readonly figures: readonly DrawnShare[];
  readonly related: readonly string[];
  /** Why, in Markdown without headings. */
  readonly body: string;
  readonly sourceIds: readonly string[];
  readonly review: Review | null;
}

export type UrgentTitle = Pick<UrgentAnswer, "slug" | "title" | "topic">;

export const pathOfUrgent = (slug: string) => `/respuestas/${slug}`;

/** Returns how many of how many a share says: «1 de 5». Null when no drawing can show it. */
export function dotsOf(share: string): { readonly filled: number; readonly all: number } | null {
  const [, filled, all] = /^(\d{1,3}) de (\d{1,3})$/.exec(share) ?? [];
  if (!filled || !all || Number(filled) > Number(all) || Number(all) < 2 || Number(all) > MAX_DOTS) return null;
  return { filled: Number(filled), all: Number(all) };
}

const MAX_DOTS = 100;

/**
 * Signs that lead to an emergency room wherever an answer names them, and the words that say them. One way everywhere: under «call» or
 * «wait» none of them stands.
 */
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
/** Fever counts as well where a needle or an instrument opened the way for an infection. */
const FEVER_COUNTS: readonly UrgentTopic[] = ["Después de la punción", "Pérdidas", "Estudios y otras pruebas"];
const DENIED = /^(?:no |sin |ni )/;

/** Returns a sentence for each sign that leads to an emergency room and stands under a calmer level. */
export function calmedDangers({ topic, call, wait }: Pick<UrgentAnswer, "topic" | "call" | "wait">): string[] {
  const dangers = FEVER_COUNTS.includes(topic) ? [...DANGERS, ["fever", /fiebre/] as const] : DANGERS;
  const signs = [...call, ...wait].filter((line) => !DENIED.test(line.toLowerCase()));
  return signs.flatMap((line) =>
    dangers.filter(([, said]) => said.test(line.toLowerCase())).map(([sign]) => `${sign} leads to an emergency room, and stands under a calmer level`),
  );
}
