import { expect, test } from "vitest";
import { addDays } from "#platform/days.ts";
import { agendaOf, horizonOf, monthOf, nextAppointment, nextDay, resultReached, resultsOf, shownStages } from "./progress.ts";
import { type EntryFields, type ProgressEntry, parseEntry, type Stage } from "./progress-entry.ts";

const today = "2027-02-10";
const stage = (name: string, from: string, to: string | null, sure = true): Stage => ({
  kind: "stage",
  id: name,
  name,
  from,
  to,
  sure,
  note: "",
});
const entries: ProgressEntry[] = [
  stage("Transferencia", "2027-02-20", "2027-02-22", false),
  stage("Estudios", "2027-01-11", "2027-01-22"),
  stage("Estimulación", "2027-02-03", null),
  stage("Preparación", "2027-01-23", "2027-02-02"),
  {
    kind: "medicine",
    id: "folitropina",
    name: "Folitropina",
    dose: "225 UI",
    from: "2027-02-03",
    to: "2027-02-14",
    times: ["08:00", "20:00"],
    note: "",
    taken: ["2027-02-10 08:00"],
  },
  { kind: "appointment", id: "eco", name: "Ecografía", on: "2027-02-11", at: "08:00", place: "", note: "" },
  { kind: "appointment", id: "ayer", name: "Analítica", on: "2027-02-09", at: null, place: "", note: "" },
];

test("stages are in the order of their days: what is over, the one that is under way, what comes", () => {
  expect(shownStages(entries, today).map(({ name, state }) => [name, state])).toEqual([
    ["Estudios", "done"],
    ["Preparación", "done"],
    ["Estimulación", "current"],
    ["Transferencia", "next"],
  ]);
});

test("days that are not sure begin nothing: a stage is under way only when its person says that its days are sure", () => {
  expect(shownStages(entries, "2027-02-21").find(({ name }) => name === "Transferencia")?.state).toBe("next");
});

test("the horizon has a dot for each day, today among them, and the sun is above today", () => {
  const { dots, sun, bars } = horizonOf(entries, today)!;
  expect(dots).toHaveLength(43);
  expect(dots[30]).toMatchObject({ day: today, at: "today" });
  expect(dots.filter(({ appointment }) => appointment).map(({ day }) => day)).toEqual(["2027-02-09", "2027-02-11"]);
  expect(sun).toBeCloseTo(30.5 / 43);
  const [studies, , stimulation, transfer] = bars;
  expect(studies).toMatchObject({ left: 0, filled: 1, sure: true });
  expect(stimulation!.left).toBeCloseTo(23 / 43);
  expect(transfer).toMatchObject({ filled: 0, sure: false });
});

test("a long treatment is drawn in as many dots as fit, and a place without stages has no horizon", () => {
  const long = horizonOf([stage("Espera", today, addDays(today, 390))], today)!;
  expect(long.dots.length).toBeLessThanOrEqual(62);
  expect(long.dots[0]!.at).toBe("today");
  expect(horizonOf([], today)).toBeNull();
});

test("a day asks for its medicines by the hour, with what was marked, and for its appointments", () => {
  expect(agendaOf(entries, today).map((item) => [item.time, item.kind === "medicine" && item.taken])).toEqual([
    ["08:00", true],
    ["20:00", false],
  ]);
  expect(agendaOf(entries, "2027-02-11").map(({ entry }) => entry.name)).toEqual(["Ecografía", "Folitropina", "Folitropina"]);
  expect(agendaOf(entries, "2027-02-15")).toEqual([]);
  expect(nextAppointment(entries, today)?.id).toBe("eco");
});

test("a month begins on Monday and knows medicines, appointments and possible days", () => {
  const weeks = monthOf(entries, "2027-02", today);
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7]);
  expect(weeks[0]![0]).toMatchObject({ day: "2027-02-01", medicine: false, at: "past" });
  expect(weeks[1]![2]).toMatchObject({ day: today, medicine: true, at: "today" });
  expect(weeks[2]![5]).toMatchObject({ day: "2027-02-20", possible: true, at: "future" });
  expect(monthOf([], "2026-11", today)[0]!.filter((day) => day === null)).toHaveLength(6);
});

const typed: EntryFields = {
  name: "Folitropina",
  dose: "",
  from: today,
  to: "2027-02-14",
  sure: "",
  at: "",
  times: "20:00, 8:00",
  place: "",
  note: "",
};

test("what was typed is read as people type it", () => {
  expect(parseEntry("medicine", "id", typed)).toMatchObject({ ok: true, value: { times: ["08:00", "20:00"], taken: [] } });
  expect(parseEntry("stage", "id", { ...typed, to: "" })).toMatchObject({ ok: true, value: { to: null, sure: false } });
  expect(parseEntry("appointment", "id", { ...typed, at: "7:30" })).toMatchObject({ ok: true, value: { on: today, at: "07:30" } });
});

const result = (name: string, on: string): ProgressEntry => ({ kind: "result", id: name, name, on, note: "" });

test("a result is what somebody wrote down for a day, and nothing to do, to wait for or to draw", () => {
  const parsed = parseEntry("result", "id", { ...typed, to: "2000-01-01", times: "25:00" });
  expect(parsed).toEqual({ ok: true, value: { kind: "result", id: "id", name: typed.name, on: today, note: typed.note } });
  const results = [result("beta", "2027-02-09"), result("Embriones", "2027-02-10"), result("después", "2027-02-11")];
  expect(resultsOf([...entries, ...results]).map(({ name }) => name)).toEqual(["después", "Embriones", "beta"]);
  for (const look of [agendaOf, nextDay, horizonOf, shownStages])
    expect(look([...entries, ...results], today)).toEqual(look(entries, today));
  expect(monthOf([...entries, ...results], "2027-02", today)).toEqual(monthOf(entries, "2027-02", today));
});

test("a result is where they are until another treatment begins", () => {
  const during = stage("Otra estimulación", "2027-02-08", null);
  expect(resultReached([], today)).toBeNull();
  expect(resultReached([result("beta", "2027-02-07")], today)).toBe("2027-02-07");
  expect(resultReached([result("beta", "2027-02-07"), during], today)).toBeNull();
  expect(resultReached([result("beta", "2027-02-09"), during], today)).toBe("2027-02-09");
  expect(resultReached([result("mañana", "2027-02-11")], today)).toBeNull();
});

test.each([
  [{ name: " " }, { name: "missing" }],
  [{ name: "x".repeat(121) }, { name: "too-long" }],
  [{ from: "2027-02-30" }, { from: "no-day" }],
  [{ from: "" }, { from: "missing" }],
  [{ to: "2027-02-01" }, { to: "before" }],
  [{ to: "2029-02-01" }, { to: "too-long" }],
  [{ times: "" }, { times: "missing" }],
  [{ times: "25:00" }, { times: "no-time" }],
  [{ times: "1:00 2:00 3:00 4:00 5:00 6:00 7:00" }, { times: "too-many" }],
  [{ note: "x".repeat(1001) }, { note: "too-long" }],
])("%j is refused beside its field", (change, problems) => {
  expect(parseEntry("medicine", "id", { ...typed, ...change })).toEqual({ ok: false, problems });
});
