import { expect, test } from "vitest";
import { busyTimes, type ReadAs } from "./busy-times.ts";

const AS: ReadAs = {
  zone: "America/Santo_Domingo",
  from: Date.parse("2026-12-01T00:00:00-04:00"),
  until: Date.parse("2027-01-01T00:00:00-04:00"),
  ownUids: new Set(["nuestra@cuna.test"]),
};
const calendar = (...lines: string[]) => ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines, "END:VCALENDAR"].join("\r\n");
const event = (...lines: string[]) => ["BEGIN:VEVENT", "UID:uno@casa.example", "SUMMARY:Dentista con su hija", ...lines, "END:VEVENT"];
const written = (ms: number) => new Date(ms).toISOString().slice(0, 16);

function read(text: string, as = AS) {
  const answer = busyTimes(text, as);
  if (!answer.ok) throw new Error(answer.reason);
  expect(JSON.stringify(answer)).not.toContain("Dentista");
  return { times: answer.busy.map(({ from, until }) => `${written(from)}/${written(until)}`), skipped: answer.skipped };
}
const timesOf = (...lines: string[]) => read(calendar(...event(...lines))).times;

test("an event in any zone is busy at its moment: its own zone, UTC, none, and what Outlook calls it", () => {
  const nine = "2026-12-02T13:00/2026-12-02T14:00";
  expect(timesOf("DTSTART;TZID=America/Santo_Domingo:20261202T090000", "DTEND;TZID=America/Santo_Domingo:20261202T100000")).toEqual([nine]);
  expect(timesOf("DTSTART:20261202T130000Z", "DURATION:PT1H")).toEqual([nine]);
  expect(timesOf("DTSTART:20261202T090000", "DTEND:20261202T100000")).toEqual([nine]);
  expect(timesOf('DTSTART;TZID="SA Western Standard Time":20261202T090000', "DTEND:20261202T140000Z")).toEqual([nine]);
  expect(timesOf("DTSTART;TZID=America/New_York:20261202T080000", "DTEND;TZID=America/New_York:20261202T090000")).toEqual([nine]);
});

test("a zone that only the calendar knows is the one that it tells", () => {
  const zone = [
    "BEGIN:VTIMEZONE",
    "TZID:Mi zona",
    "BEGIN:STANDARD",
    "TZOFFSETFROM:-0500",
    "TZOFFSETTO:-0500",
    "END:STANDARD",
    "END:VTIMEZONE",
  ];
  const at = event("DTSTART;TZID=Mi zona:20261202T080000", "DURATION:PT1H");
  expect(read(calendar(...zone, ...at)).times).toEqual(["2026-12-02T13:00/2026-12-02T14:00"]);
});

test("what repeats is busy each time, without the days it leaves out, and with those that were moved", () => {
  const weekly = [
    "DTSTART;TZID=America/New_York:20200107T090000",
    "DTEND;TZID=America/New_York:20200107T100000",
    "RRULE:FREQ=WEEKLY;BYDAY=TU",
  ];
  const moved = event("RECURRENCE-ID;TZID=America/New_York:20261215T090000", "DTSTART:20261216T200000Z", "DTEND:20261216T210000Z");
  const text = calendar(...event(...weekly, "EXDATE;TZID=America/New_York:20261208T090000,20261222T090000"), ...moved);
  expect(read(text).times).toEqual([
    "2026-12-01T14:00/2026-12-01T15:00",
    "2026-12-16T20:00/2026-12-16T21:00",
    "2026-12-29T14:00/2026-12-29T15:00",
  ]);
});

test("a whole day is busy by the clock of the agenda, unless its owner marked it as free", () => {
  expect(timesOf("DTSTART;VALUE=DATE:20261224", "DTEND;VALUE=DATE:20261226")).toEqual(["2026-12-24T04:00/2026-12-26T04:00"]);
  expect(timesOf("DTSTART;VALUE=DATE:20261224")).toEqual(["2026-12-24T04:00/2026-12-25T04:00"]);
  expect(timesOf("DTSTART;VALUE=DATE:20261224", "TRANSP:TRANSPARENT")).toEqual([]);
});

test("nothing of what is free, cancelled, over, without length or our own is busy", () => {
  const at = ["DTSTART:20261202T130000Z", "DURATION:PT1H"];
  expect(timesOf(...at, "STATUS:CANCELLED")).toEqual([]);
  expect(timesOf(...at, "X-MICROSOFT-CDO-BUSYSTATUS:FREE")).toEqual([]);
  expect(timesOf("DTSTART:20251202T130000Z", "DURATION:PT1H")).toEqual([]);
  expect(timesOf("DTSTART:20261202T130000Z")).toEqual([]);
  expect(read(calendar("BEGIN:VEVENT", "UID:nuestra@cuna.test", ...at, "END:VEVENT")).times).toEqual([]);
  expect(timesOf(...at, "UID:nuestra@otra.example")).toHaveLength(1);
});

test("what overlaps is one time, and what nobody understands is counted", () => {
  const two = [...event("DTSTART:20261202T130000Z", "DURATION:PT2H"), ...event("DTSTART:20261202T140000Z", "DURATION:PT2H")];
  const odd = [...event("DTSTART:mañana"), ...event("DTSTART:20261301T130000Z"), ...event("DTSTART:20261202T130000Z", "DURATION:mucho")];
  const often = event("DTSTART:19700101T000000Z", "DURATION:PT1S", "RRULE:FREQ=SECONDLY");
  expect(read(calendar(...two, ...odd, ...often))).toEqual({ times: ["2026-12-02T13:00/2026-12-02T16:00"], skipped: 4 });
});

test("a rule without end, one that never comes true, and one of nonsense end soon", () => {
  const since = ["DTSTART:20000101T130000Z", "DURATION:PT1H"];
  expect(timesOf(...since, "RRULE:FREQ=DAILY")).toHaveLength(31);
  expect(read(calendar(...event(...since, "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"))).times).toEqual([]);
  for (const rule of ["FREQ=DAILY;INTERVAL=0", "FREQ=SIEMPRE", "FREQ=MINUTELY", "\0", "FREQ=DAILY;BYHOUR=99;BYDAY=XX"])
    expect([rule, read(calendar(...event(...since, `RRULE:${rule}`))).times.length]).toEqual([rule, expect.any(Number)]);
});

test("what is no calendar is none, however long, and a calendar of nonsense has no times", () => {
  const noise = Array.from({ length: 200_000 }, (_, index) => String.fromCharCode((index * 7919) % 300)).join("");
  for (const text of ["", "\0", "<html>Inicia sesión</html>", noise])
    expect(busyTimes(text, AS)).toEqual({ ok: false, reason: "no-calendar" });
  expect(
    read(calendar(noise, ...event("DTSTART:20261202T130000Z", `X-NOISE:${noise.replace(/[\r\n]/g, "")}`, "DURATION:PT1H"))).times,
  ).toEqual(["2026-12-02T13:00/2026-12-02T14:00"]);
  expect(busyTimes(calendar(...Array.from({ length: 9 }, () => "BEGIN:VEVENT")), AS)).toEqual({ ok: false, reason: "too-much" });
});
