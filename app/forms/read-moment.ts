/** Reads a day and an hour in Santo Domingo, which is four hours behind UTC all year; null when it is invalid. */
export function readMoment(typed: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed)) return null;
  const moment = new Date(`${typed}:00-04:00`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
