import { expect, test } from "vitest";
import type { Appointment, Medicine } from "./progress-entry.ts";
import { USUAL_QUIET } from "./quiet-hours.ts";
import { dueReminders, nextReminder } from "./reminders.ts";

const at = (day: string, time: string) => new Date(`2027-02-${day}T${time}:00-04:00`);
const medicine: Medicine = {
  kind: "medicine",
  id: "folitropina",
  name: "Folitropina",
  dose: "225 UI",
  from: "2027-02-09",
  to: "2027-02-11",
  times: ["08:00", "23:00"],
  note: "",
  taken: ["2027-02-10 08:00"],
};
const appointment = (on: string, time: string | null): Appointment => ({
  kind: "appointment",
  id: `cita ${on}`,
  name: "Ecografía",
  on,
  at: time,
  place: "",
  note: "",
});
const next = (entries: (Medicine | Appointment)[], now: Date) => nextReminder(entries, now, USUAL_QUIET);
const told = (entries: (Medicine | Appointment)[], since: Date, now: Date) =>
  dueReminders(entries, since, now, USUAL_QUIET).map(({ day, time }) => `${day} ${time}`);

test("a dose is due at its hour, at night as well; not when it was taken, not late, and not after its last day", () => {
  expect(next([medicine], at("09", "23:00"))).toEqual(at("10", "23:00"));
  expect(next([medicine], at("11", "23:00"))).toBeNull();
  expect(told([medicine], at("10", "23:00"), at("10", "23:00"))).toEqual(["2027-02-10 23:00"]);
  expect(told([medicine], at("10", "07:59"), at("10", "08:10"))).toEqual([]);
  expect(told([medicine], at("09", "07:00"), at("09", "08:29"))).toEqual(["2027-02-09 08:00"]);
  expect(told([medicine], at("09", "07:00"), at("09", "08:31"))).toEqual([]);
});

test("an appointment is due two hours before, and before the night when that lies in it; a whole day at noon the day before", () => {
  expect(next([appointment("2027-02-10", "11:30")], at("08", "10:00"))).toEqual(at("10", "09:30"));
  expect(next([appointment("2027-02-10", "08:00")], at("08", "10:00"))).toEqual(at("09", "21:30"));
  expect(next([appointment("2027-02-10", null)], at("08", "10:00"))).toEqual(at("09", "12:00"));
  // The worker was away: it still tells before the appointment begins, and not afterwards.
  expect(told([appointment("2027-02-10", "11:30")], at("10", "09:30"), at("10", "11:00"))).toEqual(["2027-02-10 11:30"]);
  expect(told([appointment("2027-02-10", "11:30")], at("10", "09:30"), at("10", "11:31"))).toEqual([]);
});
