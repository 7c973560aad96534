import { replyCases } from "#domain/conduct/reply-cases.server.ts";
import { figuresOf, type ReplyCase } from "#domain/conduct/reply-cases.ts";
import { inboxFigures } from "#domain/followups/inbox.server.ts";
import { requestPath } from "#domain/followups/path.server.ts";
import { STEP_DAYS } from "#domain/followups/path.ts";
import { MEASURED_DAYS } from "#domain/routing/measured.ts";
import { hoursBetween } from "#platform/days.ts";
import type { Db } from "#platform/db/db.ts";

/** Loads the figures of a center's morning: how fast it answers, how far its requests come, each with its course and the period before. */
export async function loadFigures(db: Db, providerId: string, { now, midnight }: { now: Date; midnight: Date }) {
  const [figures, path, cases] = await Promise.all([
    inboxFigures(db, providerId),
    requestPath(db, providerId, midnight),
    replyCases(db, 2 * MEASURED_DAYS, providerId),
  ]);
  const all = cases.get(providerId) ?? [];
  const daysAgo = ({ madeAt }: ReplyCase) => hoursBetween(madeAt, now) / 24;
  const between = (from: number, to: number) => figuresOf(all.filter((one) => daysAgo(one) >= from && daysAgo(one) < to));
  return {
    ...figures,
    path,
    replyBefore: between(MEASURED_DAYS, 2 * MEASURED_DAYS)?.medianHours ?? null,
    /** The medians of the same parts of ten days; null where there are too few answers for one. */
    replyCourse: path.parts.map((_, index) => {
      const to = (path.parts.length - index) * STEP_DAYS;
      return between(to - STEP_DAYS, to)?.medianHours ?? null;
    }),
  };
}

export type CenterFigures = Awaited<ReturnType<typeof loadFigures>>;
