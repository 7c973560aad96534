import { inPlaceOf, SITE_MARK, versionName } from "./consent-wording.ts";

/** The mark in a wording that the name of a center replaces. */
export const CENTER_MARK = "[centro]";

/** The sentences beside the boxes of a request, by purpose. `question` and `questionBoxes` are for «Pregunta primero». */
export const REQUEST_TEXTS = ["send", "question", "boxes", "questionBoxes", "advice", "newsletter"] as const;
export type RequestText = (typeof REQUEST_TEXTS)[number];

/** The marks that a sentence must contain, since a permission is given to a center by name. */
export const NEEDED_MARKS: Readonly<Record<RequestText, readonly string[]>> = {
  send: [CENTER_MARK],
  question: [CENTER_MARK],
  boxes: [],
  questionBoxes: [],
  advice: [],
  newsletter: [],
};

/** An administrator's sentences, which replace the default ones; a form needs only some of them. */
export interface RequestWording {
  texts: Readonly<Partial<Record<RequestText, string>>>;
  /** The version in evidence: the day since when they are in force, and how often they were changed. */
  version: string;
}

/** The parts of the sentences: the site's name, and the administrator's words; null while the default ones are in force. */
export interface SiteWording {
  readonly site: string;
  readonly written: RequestWording | null;
}

interface Stored {
  value: unknown;
  version: number;
  changedAt: Date | null;
}

/** Returns the administrator's sentences with the site's name, or null while the default ones are in force. */
export function readRequestWording({ value, version, changedAt }: Stored, site: string): RequestWording | null {
  const written = (value ?? {}) as Readonly<Record<string, unknown>>;
  const texts = REQUEST_TEXTS.flatMap((key): [RequestText, string][] => {
    const text = written[key];
    return typeof text === "string" && text !== "" ? [[key, inPlaceOf(SITE_MARK, text, site)]] : [];
  });
  if (texts.length < REQUEST_TEXTS.length || changedAt === null) return null;
  return { texts: Object.fromEntries(texts), version: versionName(version, changedAt) };
}
