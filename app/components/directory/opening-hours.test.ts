import { expect, test } from "vitest";
import type { Span } from "#domain/providers/week.ts";
import { openingHoursText } from "./opening-hours.ts";

test("neighbouring days are a span", () => {
  expect(openingHoursText([{ from: "mon", to: "fri", spans: [["07:30", "17:00"]] }])).toBe("Lunes a viernes, 7:30 a. m. – 5:00 p. m.");
});

test("days of equal hours stand together, though others lie between", () => {
  const short: { spans: Span[] } = { spans: [["08:00", "17:00"]] };
  const long: { spans: Span[] } = { spans: [["08:00", "19:30"]] };
  expect(
    openingHoursText([
      { from: "mon", to: "mon", ...short },
      { from: "tue", to: "tue", ...long },
      { from: "wed", to: "wed", ...short },
      { from: "thu", to: "thu", ...long },
      { from: "fri", to: "fri", ...short },
    ]),
  ).toBe("Lunes, miércoles y viernes, 8:00 a. m. – 5:00 p. m.; martes y jueves, 8:00 a. m. – 7:30 p. m.");
});

test("noon and midnight are told apart", () => {
  expect(openingHoursText([{ from: "sat", to: "sat", spans: [["00:15", "12:00"]] }])).toBe("Sábado, 12:15 a. m. – 12:00 m.");
});

test("a break is told with the day", () => {
  const spans: Span[] = [
    ["08:00", "12:00"],
    ["14:00", "17:00"],
  ];
  expect(openingHoursText([{ from: "mon", to: "fri", spans }])).toBe("Lunes a viernes, 8:00 a. m. – 12:00 m. y 2:00 p. m. – 5:00 p. m.");
});
