/** A patient is reminded two days and some hours before, each time with the question whether they come. */
const BEFORE_HOURS = { days: 48, hours: 3 } as const;
export type Reminder = keyof typeof BEFORE_HOURS;

const HOUR_MS = 3_600_000;
/** How long before the silence somebody is reminded whose moment falls into it. */
const BEFORE_SILENCE_MS = HOUR_MS / 2;
/** The earliest moment of a reminder: its hours, and a silence that lasts a day. Before it, saying that one comes would mean little. */
export const LOOK_AHEAD_HOURS = BEFORE_HOURS.days + 25;

/** Returns the quiet hours around a moment; null when nothing keeps this person from being told. */
export type Silence = (moment: Date) => { since: Date } | null;

interface Agreed {
  startsAt: Date;
  /** Null for what was agreed on before this was written down. */
  agreedAt: Date | null;
}

/**
 * Returns the reminder that is due, or null. Nobody is told in their quiet hours: a moment that falls into them moves to before. What
 * was agreed on later than that moment needs no reminder, and of two that are late the second is enough.
 */
export function dueReminder({ startsAt, agreedAt }: Agreed, now: Date, silence: Silence): Reminder | null {
  if (now >= startsAt || silence(now)) return null;
  const [days, hours] = [momentOf("days", startsAt, silence), momentOf("hours", startsAt, silence)];
  const [reminder, moment] = hours <= now ? (["hours", hours] as const) : (["days", days] as const);
  return moment <= now && (agreedAt === null || agreedAt <= moment) ? reminder : null;
}

function momentOf(reminder: Reminder, startsAt: Date, silence: Silence): Date {
  const usual = new Date(startsAt.getTime() - BEFORE_HOURS[reminder] * HOUR_MS);
  const silent = silence(usual);
  return silent ? new Date(silent.since.getTime() - BEFORE_SILENCE_MS) : usual;
}
