import { CronExpressionParser } from "cron-parser";

/** Returns the next time at which a job runs by the clock, in the time of Santo Domingo; null for times that cannot be read. */
export function nextRun(cron: string, after: Date): Date | null {
  try {
    return CronExpressionParser.parse(cron, { currentDate: after, tz: "America/Santo_Domingo" }).next().toDate();
  } catch {
    return null;
  }
}
