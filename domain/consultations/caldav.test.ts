import { expect, test } from "vitest";
import { calendarOfAnswer } from "./caldav.ts";

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
