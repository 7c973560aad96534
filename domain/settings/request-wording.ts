import { inPlaceOf, SITE_MARK, versionName } from "./consent-wording.ts";

/** Stands in a wording where the name of a center goes. */
export const CENTER_MARK = "[centro]";

/** The sentences beside the boxes of a request, each with what it asks for. `question` and `questionBoxes` are for «Pregunta primero». */
export const REQUEST_TEXTS = ["send", "question", "boxes", "questionBoxes", "advice", "newsletter"] as const;
export type RequestText = (typeof REQUEST_TEXTS)[number];

/** The marks that a sentence needs, since a permission is given to a center by its name. */
export const NEEDED_MARKS: Readonly<Record<RequestText, readonly string[]>> = {
  send: [CENTER_MARK],
  question: [CENTER_MARK],
  boxes: [],
  questionBoxes: [],
  advice: [],
  newsletter: [],
};

/** The sentences that an administrator put in place of those of the release, or as many of them as a form shows. */
export interface RequestWording {
  texts: Readonly<Partial<Record<RequestText, string>>>;
  /** As evidence names it: the day since when, and how often they were written. */
  version: string;
}

/** What the sentences are made of: the site's name, and what an administrator wrote, null while the sentences of the release are in force. */
export interface SiteWording {
  readonly site: string;
  readonly written: RequestWording | null;
}

interface Stored {
  value: unknown;
  version: number;
  changedAt: Date | null;
}

/** Returns the sentences in force, with the site's name in them, or null while those of the release are. */
export function readRequestWording({ value, version, changedAt }: Stored, site: string): RequestWording | null {
  const written = (value ?? {}) as Readonly<Record<string, unknown>>;
  const texts = REQUEST_TEXTS.flatMap((key): [RequestText, string][] => {
    const text = written[key];
    return typeof text === "string" && text !== "" ? [[key, inPlaceOf(SITE_MARK, text, site)]] : [];
  });
  if (texts.length < REQUEST_TEXTS.length || changedAt === null) return null;
  return { texts: Object.fromEntries(texts), version: versionName(version, changedAt) };
}
