import { daysBetween } from "#platform/days.ts";

/** The papers by which a profile is checked. Only its own people and those who check see them. */
export const DOCUMENT_KINDS = ["habilitacion", "exequatur", "laboratorio", "bioseguridad", "seguro", "resultados", "precios"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const DOCUMENT_LIMITS = { maxBytes: 10 * 2 ** 20, maxDocuments: 40, maxTotalBytes: 200 * 2 ** 20 } as const;

/** The prefix of the names of papers in the store. */
export const DOCUMENT_FOLDER = "documents";

/** People are told in their dashboard this long before a paper expires. */
export const EXPIRING_DAYS = 60;

/** The facts on a licence, as our team read them. */
export interface Licence {
  readonly number: string | null;
  readonly issuer: string | null;
  readonly issuedOn: string | null;
  readonly expiresOn: string | null;
}

export interface ProviderDocument extends Licence {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly holder: string | null;
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: number;
  /** The number that its center says it bears. */
  readonly statedNumber: string | null;
  readonly state: "received" | "accepted" | "returned";
  readonly reason: string | null;
  readonly uploadedAt: Date;
  readonly checkedBy: string | null;
  readonly checkedAt: Date | null;
}

export type DocumentState = "expired" | "expiring" | "valid" | "in-review" | "returned";

/** Returns the state of a paper on a day. That it was returned or has expired takes precedence over an earlier acceptance. */
export function documentState({ state, expiresOn }: Pick<ProviderDocument, "state" | "expiresOn">, today: string): DocumentState {
  if (state === "returned") return "returned";
  if (expiresOn !== null && expiresOn < today) return "expired";
  if (expiresOn !== null && daysBetween(today, expiresOn) <= EXPIRING_DAYS) return "expiring";
  return state === "accepted" ? "valid" : "in-review";
}

/** Returns the papers that count, given a list with the newest first: a newer paper of the same kind and holder replaces an older one. */
export const currentPapers = (papers: readonly ProviderDocument[]): ProviderDocument[] =>
  papers.filter((paper, index) => papers.findIndex(({ kind, holder }) => kind === paper.kind && holder === paper.holder) === index);

/** Returns the papers that are required before a check. */
export const requiredDocuments = (type: "clinic" | "doctor" | "specialist"): readonly DocumentKind[] =>
  type === "clinic" ? ["habilitacion", "exequatur"] : ["exequatur"];
