/** What a calendar on a CalDAV server asks of whoever reads it: a password that its owner made for this alone. */
export interface CalendarLogin {
  user: string;
  password: string;
}

export const MAX_LOGIN = 200;

const stamp = (moment: number) => `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

/** Asks a CalDAV server for the events of a calendar between two moments (RFC 4791, calendar-query). */
export const eventsBetween = (from: number, until: number): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<c:calendar-query xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">
  <d:prop><c:calendar-data/></d:prop>
  <c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT"><c:time-range start="${stamp(from)}" end="${stamp(until)}"/></c:comp-filter></c:comp-filter></c:filter>
</c:calendar-query>`;

const STATUSES = /<(?:[\w.-]{1,40}:)?multistatus[\s>/]/;
const BEGINS = /<(?:[\w.-]{1,40}:)?calendar-data(?:\s[^<>]{0,500})?>/;
const ENDS = /<\/(?:[\w.-]{1,40}:)?calendar-data\s*>/;
const CALENDAR = ["BEGIN:VCALENDAR", "END:VCALENDAR"];

/**
 * Returns the events of a CalDAV server's answer as one iCalendar text; null for what is no such answer. The answer comes from a
 * stranger, so nothing in it is followed: no entity but those of every XML, and no reference.
 */
export function calendarOfAnswer(xml: string): string | null {
  if (!STATUSES.test(xml)) return null;
  const events = xml
    .split(BEGINS)
    .slice(1)
    .map((rest) => plainText(rest.slice(0, Math.max(0, rest.search(ENDS)))));
  return [...CALENDAR, ...events].join("\r\n");
}

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

/** Returns the text that a piece of XML holds. */
const plainText = (xml: string): string =>
  xml
    .split("<![CDATA[")
    .map((part, index) => {
      if (index === 0) return withoutEntities(part);
      const [literal = "", ...after] = part.split("]]>");
      return literal + withoutEntities(after.join("]]>"));
    })
    .join("");

const withoutEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = Number.parseInt(decimal ?? hex, decimal ? 10 : 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
