import { expect, test } from "vitest";
import { medianNear } from "./median-near.ts";

const here = (...values: number[]) => values.map((value) => ({ value, inCity: true }));
const away = (...values: number[]) => values.map((value) => ({ value, inCity: false }));

test("the city's median is taken from the least number of others there, and the country's below it", () => {
  expect(medianNear([...here(30, 10, 20), ...away(900, 1000)], 3)).toEqual({ value: 20, inCity: true });
  expect(medianNear([...here(30, 10), ...away(900, 1000)], 3)).toEqual({ value: 465, inCity: false });
  expect(medianNear([...here(30), ...away(900)], 3)).toBeNull();
});
