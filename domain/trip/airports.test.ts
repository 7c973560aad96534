import { expect, test } from "vitest";
import { airportsNear, distanceKm } from "./airports.ts";

test("distances follow the earth, the same both ways", () => {
  const equator = { latitude: 0, longitude: 0 };
  expect(distanceKm(equator, equator)).toBe(0);
  expect(distanceKm(equator, { latitude: 0, longitude: 90 })).toBeCloseTo((Math.PI / 2) * 6371, 0);
  const [santiago, azua] = [
    { latitude: 19.4517, longitude: -70.697 },
    { latitude: 18.4532, longitude: -70.7349 },
  ];
  expect(distanceKm(santiago, azua)).toBeCloseTo(distanceKm(azua, santiago), 9);
  expect(distanceKm(santiago, azua)).toBeGreaterThan(110);
  expect(distanceKm(santiago, azua)).toBeLessThan(112);
});

test("each city gets its own airport first", () => {
  const first = (latitude: number, longitude: number) => airportsNear({ latitude, longitude })[0]!.code;
  expect(first(18.4861, -69.9312)).toBe("SDQ");
  expect(first(19.4517, -70.697)).toBe("STI");
  expect(first(18.582, -68.4055)).toBe("PUJ");
  expect(first(19.7934, -70.6884)).toBe("POP");
  expect(first(18.4273, -68.9728)).toBe("LRM");
});
