/** The days that the figures of a month are of. */
export const MONTH_DAYS = 30;

/** What centers received and did in the last thirty days. */
export interface MonthOfRequests {
  /** Requests that reached a center. */
  readonly requests: number;
  /** Centers and specialists that one reached. */
  readonly receivers: number;
  /** How often one was opened, each center's opening by itself. */
  readonly opened: number;
  readonly returned: number;
}
