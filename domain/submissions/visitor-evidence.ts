/** The origin of a submission, as the server saw it. */
export interface VisitorEvidence {
  ip: string | null;
  userAgent: string | null;
  pageUrl: string | null;
}
