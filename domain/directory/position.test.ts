import fc from "fast-check";
import { expect, test } from "vitest";
import { nearestAirports } from "#domain/trip/airports.ts";
import { byDistance, directionTo, kilometersBetween } from "./position.ts";

const santoDomingo = { latitude: 18.4861, longitude: -69.9312 };
const santiago = { latitude: 19.4517, longitude: -70.697 };
const anywhere = fc.record({
  latitude: fc.double({ min: 17.4, max: 20, noNaN: true }),
  longitude: fc.double({ min: -72, max: -68.2, noNaN: true }),
});

test("a degree of latitude is 111 km, and Santiago is 134 km from Santo Domingo", () => {
  expect(kilometersBetween({ latitude: 18, longitude: -70 }, { latitude: 19, longitude: -70 })).toBeCloseTo(111.2, 1);
  expect(kilometersBetween(santoDomingo, santiago)).toBeCloseTo(134.2, 0);
});

test("a way back is as long, and no detour is shorter", () => {
  fc.assert(
    fc.property(anywhere, anywhere, anywhere, (a, b, c) => {
      expect(kilometersBetween(a, b)).toBeCloseTo(kilometersBetween(b, a), 6);
      expect(kilometersBetween(a, b)).toBeLessThanOrEqual(kilometersBetween(a, c) + kilometersBetween(c, b) + 1e-6);
    }),
  );
});

test("the nearest come first", () => {
  fc.assert(
    fc.property(anywhere, fc.array(anywhere), (from, places) => {
      const distances = byDistance(from, places).map(({ kilometers }) => kilometers);
      expect(distances).toEqual([...distances].sort((a, b) => a - b));
      expect(distances).toHaveLength(places.length);
    }),
  );
});

test("directions: Santiago is northwest of the capital, its own airport southeast of it", () => {
  expect(directionTo(santoDomingo, santiago)).toBe("nw");
  const [airport] = nearestAirports(santiago, 1);
  expect(airport?.code).toBe("STI");
  expect(directionTo(santiago, airport!)).toBe("se");
  expect(directionTo(santoDomingo, { latitude: 18.4861, longitude: -71 })).toBe("w");
  expect(directionTo(santoDomingo, { latitude: 18, longitude: -69.9312 })).toBe("s");
});

test("each city gets its own airport first", () => {
  const first = (latitude: number, longitude: number) => nearestAirports({ latitude, longitude }, 1)[0]!.code;
  expect(first(18.4861, -69.9312)).toBe("SDQ");
  expect(first(19.4517, -70.697)).toBe("STI");
  expect(first(18.582, -68.4055)).toBe("PUJ");
  expect(first(19.7934, -70.6884)).toBe("POP");
  expect(first(18.4273, -68.9728)).toBe("LRM");
});
