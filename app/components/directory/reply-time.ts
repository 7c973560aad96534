import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

/** Writes a median for a card, in whole hours: «5 h» */
export function replyHours(hours: number): string {
  return hours < 1 ? m.centers_reply_under_hour() : m.centers_reply_hours_short({ number: formatNumber(Math.round(hours)) });
}

/** Writes a median in full, where there is room: «5 horas» */
export function replyHoursInWords(hours: number): string {
  const rounded = Math.round(hours);
  return hours < 1 ? m.centers_reply_under_hour() : m.centers_reply_hours({ count: rounded, number: formatNumber(rounded) });
}
