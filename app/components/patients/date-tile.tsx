import { formatWeekday } from "#platform/format.ts";

/** A day as a leaf of a calendar. `day` is a date without a time. */
export function DateTile({ day: date }: { day: string }) {
  const [weekday, day, month] = formatWeekday(date).split(" ");
  return (
    <p className="rounded-lg bg-tint pt-2 pb-2.25 text-center font-medium text-brand text-xs leading-[1.15]!">
      {weekday}
      <b className="block font-[640] font-display text-[1.75rem] leading-[1.05]">{day}</b>
      {month}
    </p>
  );
}
