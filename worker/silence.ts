import type { SilenceOf } from "#domain/consultations/remind.server.ts";
import type { Context } from "#domain/context.ts";
import { settingsOf } from "#domain/patients/patient-queries.server.ts";
import { quietSince, USUAL_QUIET } from "#domain/patients/quiet-hours.ts";

/** Returns the quiet hours of an account, or the usual ones by the clock of somebody without an account. */
export const silenceOf =
  ({ db }: Pick<Context, "db">): SilenceOf =>
  async ({ userId, zone }) => {
    const quiet = userId === null ? { ...USUAL_QUIET, zone } : (await settingsOf(db, userId)).quiet;
    return (moment) => {
      const since = quietSince(quiet, moment);
      return since && { since };
    };
  };
