import { plainOf } from "#domain/content/markdown.server.ts";
import type { UrgentAnswer } from "#domain/content/urgent.ts";
import type { ShortUrgent } from "./urgent-card.tsx";

/** Returns an answer with the signs of each level in one sentence. No sign is left out. */
export function shortUrgent({ slug, title, review, emergency, call, wait }: UrgentAnswer): ShortUrgent {
  return { slug, title, review, emergency: inOneSentence(emergency), call: inOneSentence(call), wait: inOneSentence(wait) };
}

function inOneSentence(signs: readonly string[]): string {
  const [first = "", ...others] = signs.map((sign) => plainOf(sign).trim().replace(/\.$/, ""));
  if (first === "") return "";
  return `${[first.charAt(0).toUpperCase() + first.slice(1), ...others].join("; ")}.`;
}
