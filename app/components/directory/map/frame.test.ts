import { expect, test } from "vitest";
import { pixelOf, positionAt } from "./frame.ts";
import { countryPaper, surroundings } from "./paper.ts";

const santoDomingo = { latitude: 18.4719, longitude: -69.9312 };

test.each([
  ["the country", countryPaper],
  ["a city", surroundings([santoDomingo])],
])("a click on the map of %s is where the map draws that place", (_, { frame, place }) => {
  const pixel = pixelOf(frame, santoDomingo);
  expect({ x: Math.round(pixel.x), y: Math.round(pixel.y) }).toEqual(place(santoDomingo));
  expect(positionAt(frame, pixel)).toEqual(santoDomingo);
});
