import { createEvents, type EventAttributes } from "ics";

/**
 * Writes an iCalendar file. The package writes nothing for an empty list, and writes an alarm at the very beginning of an event as a
 * duration without a number, which calendar programs ignore.
 */
export function calendarFile(productId: string, events: readonly EventAttributes[]): string {
  if (events.length === 0) return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:${productId}\r\nEND:VCALENDAR\r\n`;
  const { error, value } = createEvents(events.map((event) => ({ ...event, productId })));
  if (error || !value) throw error ?? new Error("no calendar was written");
  return value.replaceAll("\r\nTRIGGER:-PT\r\n", "\r\nTRIGGER:PT0S\r\n");
}
