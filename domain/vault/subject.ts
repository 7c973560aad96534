/** Whom, or what, sealed data is about. */
export type SubjectKind = "lead" | "message" | "patient" | "document" | "claim-document" | "upload" | "guest" | "voucher" | "subscriber";

export interface Subject<K extends SubjectKind = SubjectKind> {
  readonly kind: K;
  readonly id: string;
}

/** Names the one place that bytes are sealed for: moved to another subject, or to another field of the same one, they do not open. */
export const placeOf = ({ kind, id }: Subject, field: string): string => `${kind}:${id}:${field}`;

/** The field of a noun's own document: everything that tells who, and about what. */
export const CONTENT = "content";
