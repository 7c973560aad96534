import { isIP } from "node:net";

/** What a calendar on a CalDAV server asks of whoever reads it: a password that its owner made for this alone. */
export interface CalendarLogin {
  user: string;
  password: string;
}

export const MAX_LOGIN = 200;

/** Asks what is at an address, and where the calendars of whoever logs in are (RFC 5397, RFC 4791). */
export const WHAT_IS_THERE = `<?xml version="1.0" encoding="utf-8"?>
<d:propfind xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">
  <d:prop><d:resourcetype/><d:current-user-principal/><c:calendar-home-set/></d:prop>
</d:propfind>`;

/** Asks which calendars are in a place, and whether what is in them makes somebody busy (RFC 6638). */
export const WHICH_CALENDARS = `<?xml version="1.0" encoding="utf-8"?>
<d:propfind xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">
  <d:prop><d:resourcetype/><c:supported-calendar-component-set/><c:schedule-calendar-transp/></d:prop>
</d:propfind>`;

const stamp = (moment: number) => `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

/** Asks a CalDAV server for the events of a calendar between two moments (RFC 4791, calendar-query). */
export const eventsBetween = (from: number, until: number): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<c:calendar-query xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">
  <d:prop><c:calendar-data/></d:prop>
  <c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT"><c:time-range start="${stamp(from)}" end="${stamp(until)}"/></c:comp-filter></c:comp-filter></c:filter>
</c:calendar-query>`;

/** One thing of which a server tells. */
export interface Found {
  href: string;
  isCalendar: boolean;
  /** False for a calendar of tasks, and for one that leaves its owner free. */
  makesBusy: boolean;
  /** The address of whoever logged in, and the place of their calendars. */
  principal: string | null;
  home: string | null;
}

/** Returns what a server says is in a place; null for what is no such answer. */
export function foundIn(xml: string): Found[] | null {
  if (!tag("multistatus").test(xml)) return null;
  return contentsOf(xml, "response").map((response) => {
    const of = (name: string) => contentsOf(response, name)[0] ?? "";
    const hrefOf = (content: string) => plainText(contentsOf(content, "href")[0] ?? "").trim() || null;
    const kinds = of("supported-calendar-component-set");
    return {
      href: hrefOf(response) ?? "",
      isCalendar: tag("calendar").test(of("resourcetype")),
      makesBusy: (kinds === "" || /["']VEVENT["']/.test(kinds)) && !tag("transparent").test(of("schedule-calendar-transp")),
      principal: hrefOf(of("current-user-principal")),
      home: hrefOf(of("calendar-home-set")),
    };
  });
}

const tag = (name: string) => new RegExp(`<(?:[\\w.-]{1,40}:)?${name}[\\s>/]`);

/** Returns the contents of each element with this name, under any prefix. Elements of one name are not nested in these answers. */
function contentsOf(xml: string, name: string): string[] {
  const [begins, ends] = [`<(?:[\\w.-]{1,40}:)?${name}(?:\\s[^<>]{0,500})?>`, `</(?:[\\w.-]{1,40}:)?${name}\\s*>`];
  return xml
    .split(new RegExp(begins))
    .slice(1)
    .map((rest) => rest.slice(0, Math.max(0, rest.search(new RegExp(ends)))));
}

/**
 * Says whether a login may follow what its server says about where its calendars are: on the same server, or on one beside it under the
 * same domain, as those of iCloud are.
 */
export function mayFollow(from: URL, to: URL): boolean {
  if (to.origin === from.origin) return true;
  const [own, other] = [from, to].map(({ hostname }) => hostname.split(".").slice(1).join("."));
  const beside = own === other && own!.includes(".") && isIP(to.hostname) === 0;
  return beside && from.protocol === "https:" && to.protocol === "https:" && from.port === to.port;
}

const CALENDAR = ["BEGIN:VCALENDAR", "END:VCALENDAR"];

/**
 * Returns the events of a CalDAV server's answer as one iCalendar text; null for what is no such answer. The answer comes from a
 * stranger, so nothing in it is followed: no entity but those of every XML, and no reference.
 */
export function calendarOfAnswer(xml: string): string | null {
  if (!tag("multistatus").test(xml)) return null;
  return [...CALENDAR, ...contentsOf(xml, "calendar-data").map(plainText)].join("\r\n");
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
