import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#platform/days.ts";
import { daysHere, planTrip, TRIP_MODES, TRIP_TREATMENTS, weeksOf } from "./trip-calendar.ts";
import { readTripQuestion, tripQuery } from "./trip-question.ts";

const days = fc
  .date({ min: new Date("2025-01-01"), max: new Date("2035-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("in every plan, arrival is before departure, the treatment here is between them, and the weeks hold every day", () => {
  fc.assert(
    fc.property(fc.constantFrom(...TRIP_TREATMENTS), fc.constantFrom(...TRIP_MODES), days, (treatment, mode, start) => {
      const plan = planTrip({ treatment, mode, start });
      expect(plan.arrive < plan.leave).toBe(true);
      expect(plan.daysHere).toBe((Date.parse(plan.leave) - Date.parse(plan.arrive)) / 86_400_000 + 1);
      expect(plan.daysHere).toBe(daysHere(treatment, plan.mode));
      expect(plan.days.filter(({ step }) => step === "arrive" || step === "leave")).toHaveLength(2);
      for (const { step, from, to } of plan.days) {
        expect(from <= to).toBe(true);
        if (["retrieval", "transfer", "insemination"].includes(step)) expect(from > plan.arrive && to < plan.leave).toBe(true);
        if (step === "test") expect(from > plan.leave).toBe(true);
      }
      const shown = weeksOf(plan).flat();
      expect(new Date(`${shown[0]}T00:00:00Z`).getUTCDay()).toBe(1);
      expect(shown.every((day, index) => index === 0 || addDays(shown[index - 1]!, 1) === day)).toBe(true);
      for (const { from, to } of plan.days) expect(shown.includes(from) && shown.includes(to)).toBe(true);
    }),
  );
});

test("a part at home makes the stay shorter, and is not offered where there is none", () => {
  expect(daysHere("fiv", "parte")).toBeLessThan(daysHere("fiv", "todo")!);
  expect(daysHere("diagnostico", "parte")).toBeNull();
  expect(planTrip({ treatment: "diagnostico", mode: "parte", start: "2026-12-01" }).mode).toBe("todo");
});

test("days are calendar days: a leap day and the end of a year are days like others", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
});

test("the address is read for what it is: a question of ours comes back, a day that is none is said so, nonsense is the first choice", () => {
  const read = (query: string) => readTripQuestion(new URLSearchParams(query), "2026-11-21");
  const question = { treatment: "ovodonacion", mode: "parte", start: "2027-03-01" } as const;
  expect(read(tripQuery(question))).toEqual({ state: "asked", question });
  expect(read("")).toEqual({ state: "none" });
  expect(read("tratamiento=__proto__&modo=x&inicio=2026-12-01")).toEqual({
    state: "asked",
    question: { treatment: "fiv", mode: "todo", start: "2026-12-01" },
  });
  for (const wrong of ["2026-02-30", "9999-12-31", "1900-01-01", "mañana", "2026-12-1", "\0", ""])
    expect(read(`tratamiento=icsi&inicio=${encodeURIComponent(wrong)}`)).toMatchObject({
      state: "wrong-day",
      treatment: "icsi",
      start: wrong,
    });
  expect(read("inicio=2026-11-21")).toMatchObject({ state: "asked" });
  expect(read("inicio=2026-11-20")).toMatchObject({ state: "wrong-day", start: "2026-11-20", why: "past" });
  expect(read("inicio=2029-01-01")).toMatchObject({ why: "far" });
  expect(read("inicio=2026-02-30")).toMatchObject({ why: "none" });
});
