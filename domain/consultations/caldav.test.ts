import { expect, test } from "vitest";
import { calendarOfAnswer, foundIn, mayFollow } from "./caldav.ts";

const answer = (...events: string[]) =>
  `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:cal="urn:ietf:params:xml:ns:caldav">${events
    .map((data) => `<d:response><d:propstat><d:prop>${data}</d:prop></d:propstat></d:response>`)
    .join("")}</d:multistatus>`;

test.each([
  ["entities", "<cal:calendar-data>SUMMARY:Té &amp; pan &lt;3&#13;\nUID:1&#x41;</cal:calendar-data>", "SUMMARY:Té & pan <3\r\nUID:1A"],
  ["marked text", '<C:calendar-data content-type="text/calendar"><![CDATA[UID:<1>&amp;]]></C:calendar-data>', "UID:<1>&amp;"],
  ["no prefix", "<calendar-data>UID:1</calendar-data>", "UID:1"],
  ["an entity of its own", "<cal:calendar-data>&boom;</cal:calendar-data>", "&boom;"],
  ["what never ends", "<cal:calendar-data>UID:1", ""],
])("events are read through %s", (_, data, text) => {
  expect(calendarOfAnswer(answer(data))).toBe(["BEGIN:VCALENDAR", "END:VCALENDAR", text].join("\r\n"));
});

test("a calendar without events is one, and a page to sign in is none", () => {
  expect(calendarOfAnswer(answer())).toBe("BEGIN:VCALENDAR\r\nEND:VCALENDAR");
  expect(calendarOfAnswer("<html>Inicia sesión</html>")).toBeNull();
});

const told = (...props: string[]) =>
  `<D:multistatus xmlns:D="DAV:" xmlns:A="urn:ietf:params:xml:ns:caldav">${props
    .map((prop) => `<D:response><D:href>/a%20b/</D:href><D:propstat><D:prop>${prop}</D:prop></D:propstat></D:response>`)
    .join("")}</D:multistatus>`;
const NOTHING = { href: "/a%20b/", isCalendar: false, makesBusy: true, principal: null, home: null };

test.each([
  ["a calendar", "<D:resourcetype><D:collection/><A:calendar/></D:resourcetype>", { isCalendar: true }],
  ["a delegate's place, which is no calendar", "<D:resourcetype><A:calendar-proxy-read/></D:resourcetype>", {}],
  [
    "a list of tasks",
    '<A:supported-calendar-component-set><A:comp name="VTODO"/></A:supported-calendar-component-set>',
    { makesBusy: false },
  ],
  [
    "one of both",
    "<A:supported-calendar-component-set><A:comp name='VTODO'/><A:comp name='VEVENT'/></A:supported-calendar-component-set>",
    {},
  ],
  ["one that leaves free", "<A:schedule-calendar-transp><A:transparent/></A:schedule-calendar-transp>", { makesBusy: false }],
  ["somebody", "<D:current-user-principal><D:href> /p/?a&amp;b </D:href></D:current-user-principal>", { principal: "/p/?a&b" }],
  ["nobody", "<D:current-user-principal><D:unauthenticated/></D:current-user-principal><A:calendar-home-set/>", {}],
  ["a home", '<home:calendar-home-set xmlns:home="x"><href>/h/</href></home:calendar-home-set>', { home: "/h/" }],
])("a server tells of %s", (_, prop, expected) => expect(foundIn(told(prop))).toEqual([{ ...NOTHING, ...expected }]));

test("a place with nothing in it is empty, and a page to sign in is no answer", () => {
  expect(foundIn(told())).toEqual([]);
  expect(foundIn("<html>Inicia sesión</html>")).toBeNull();
});

test.each([
  ["https://dav.example/a", "https://dav.example/b", true],
  ["https://caldav.icloud.example/", "https://p42-caldav.icloud.example/1/", true],
  ["https://caldav.icloud.example/", "https://p42-caldav.icloud.example:8443/1/", false],
  ["https://caldav.icloud.example/", "http://p42-caldav.icloud.example/1/", false],
  ["https://dav.example/", "https://other.example/", false],
  ["https://1.2.3.4/", "https://5.2.3.4/", false],
  ["https://dav.example/", "https://10.0.0.1/", false],
])("a login for %s goes to %s: %s", (from, to, may) => expect(mayFollow(new URL(from), new URL(to))).toBe(may));
