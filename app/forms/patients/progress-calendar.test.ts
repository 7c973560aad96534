import { expect, test } from "vitest";
import type { ProgressEntry } from "#domain/patients/progress-entry.ts";
import { progressCalendar } from "./progress-calendar.server.ts";

const entries: ProgressEntry[] = [
  {
    kind: "medicine",
    id: "m1",
    name: "Folitropina",
    dose: "225 UI",
    from: "2027-02-03",
    to: "2027-02-14",
    times: ["08:00", "20:00"],
    note: "en la nevera",
    taken: [],
  },
  { kind: "appointment", id: "c1", name: "Ecografía", on: "2027-02-09", at: "11:30", place: "Bahía Quieta", note: "" },
  { kind: "stage", id: "e1", name: "Estimulación", from: "2027-02-03", to: null, sure: true, note: "" },
];
const file = (fullWords: boolean) =>
  progressCalendar(entries, { siteName: "Cuna", host: "cuna.example", fullWords }).replaceAll("\r\n ", "");
const lines = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`^(?:${name})[:;](.*)$`, "gm"))].map(([, value]) => value!.trim());

test("a calendar has an alarm for each dose and appointment, and titles that anybody may read", () => {
  const text = file(false);
  expect(lines(text, "SUMMARY")).toEqual(["Recordatorio", "Recordatorio", "Cita"]);
  expect(lines(text, "TRIGGER")).toEqual(["PT0S", "PT0S", "-PT2H"]);
  expect(lines(text, "RRULE")).toEqual(["FREQ=DAILY;UNTIL=20270214T120000Z", "FREQ=DAILY;UNTIL=20270215T000000Z"]);
  expect(lines(text, "X-WR-CALNAME")).toEqual(["Agenda"]);
  for (const word of ["Folitropina", "225", "nevera", "Ecografía", "Bahía", "Estimulación"]) expect(text).not.toContain(word);
});

test("with full words it names medicines, appointments, places and stages", () => {
  const text = file(true);
  expect(lines(text, "SUMMARY")).toEqual(["Folitropina\\, 225 UI", "Folitropina\\, 225 UI", "Ecografía", "Estimulación"]);
  expect(lines(text, "LOCATION")).toEqual(["Bahía Quieta"]);
});
