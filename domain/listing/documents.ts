/** The papers that a profile is checked by. Only its own people and those who check see them. */
export const DOCUMENT_KINDS = ["habilitacion", "exequatur", "laboratorio", "bioseguridad", "seguro", "resultados"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const DOCUMENT_LIMITS = { maxBytes: 10 * 2 ** 20, maxDocuments: 40 } as const;

/** People are told this long before a paper expires. */
export const EXPIRING_DAYS = 60;

export interface ProviderDocument {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly holder: string | null;
  readonly fileName: string;
  readonly bytes: number;
  readonly expiresOn: string | null;
  readonly state: "received" | "accepted" | "returned";
  readonly reason: string | null;
  readonly uploadedAt: Date;
}

export type DocumentState = "expired" | "expiring" | "valid" | "in-review" | "returned";

/** What a paper is worth on a day: that it came back or has expired counts more than that it once was accepted. */
export function documentState({ state, expiresOn }: Pick<ProviderDocument, "state" | "expiresOn">, today: string): DocumentState {
  if (state === "returned") return "returned";
  if (expiresOn !== null && expiresOn < today) return "expired";
  if (expiresOn !== null && daysBetween(today, expiresOn) <= EXPIRING_DAYS) return "expiring";
  return state === "accepted" ? "valid" : "in-review";
}

/** Days are 'YYYY-MM-DD'. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** What nobody can be checked without. */
export const requiredDocuments = (type: "clinic" | "doctor" | "specialist"): readonly DocumentKind[] =>
  type === "clinic" ? ["habilitacion", "exequatur"] : ["exequatur"];
