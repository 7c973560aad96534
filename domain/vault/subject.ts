/** The kinds of subjects, which sealed data is about. */
export type SubjectKind =
  | "lead"
  | "message"
  | "patient"
  | "document"
  | "claim-document"
  | "upload"
  | "guest"
  | "voucher"
  | "subscriber"
  | "erasure"
  | "export-part";

export interface Subject<K extends SubjectKind = SubjectKind> {
  readonly kind: K;
  readonly id: string;
}

/** Returns the one place for which bytes are sealed. Bytes of another subject, or of another field of the same one, do not open there. */
export const placeOf = ({ kind, id }: Subject, field: string): string => `${kind}:${id}:${field}`;

/** The field of a noun's own document, with everything that says who and what it is about. */
export const CONTENT = "content";
