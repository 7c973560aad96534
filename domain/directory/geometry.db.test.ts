import { geoContains } from "d3-geo";
import { expect, test } from "vitest";
import { AIRPORTS } from "#domain/trip/airports.ts";
import { openTestDatabase, testDatabaseUrl } from "#tests/support/database.ts";
import { country, neighbor, provinces } from "./geometry.ts";
import type { Position } from "./position.ts";

const db = openTestDatabase(await testDatabaseUrl());

const inside = ({ latitude, longitude }: Position) => geoContains(country, [longitude, latitude]);

test("every city is in the country, and none in the neighbor's", async () => {
  const cities = await db.selectFrom("cities").select(["name", "latitude", "longitude"]).execute();
  expect(cities.length).toBeGreaterThanOrEqual(30);
  expect(cities.filter((city) => !inside(city)).map(({ name }) => name)).toEqual([]);
  expect(cities.filter(({ latitude, longitude }) => geoContains(neighbor, [longitude, latitude]))).toEqual([]);
});

test("every airport and every center of the demo world is on land", async () => {
  const centers = await db
    .selectFrom("provider_profiles")
    .select(["name", "latitude", "longitude"])
    .where("provider_type", "=", "clinic")
    .where("latitude", "is not", null)
    .execute();
  expect(centers.length).toBeGreaterThanOrEqual(24);
  const placed = [...AIRPORTS, ...centers.map((center) => ({ ...center, latitude: center.latitude!, longitude: center.longitude! }))];
  expect(placed.filter((place) => !inside(place)).map(({ name }) => name)).toEqual([]);
});

test("the sea, the lake and the neighbor are not the country", () => {
  for (const elsewhere of [
    { latitude: 18.3, longitude: -69.5 },
    { latitude: 18.49, longitude: -71.6 },
    { latitude: 18.54, longitude: -72.34 },
  ])
    expect(inside(elsewhere)).toBe(false);
});

test("province lines keep to the country's own box", () => {
  for (const [longitude, latitude] of provinces.coordinates.flat()) {
    expect(longitude).toBeGreaterThan(-72.1);
    expect(longitude).toBeLessThan(-68.2);
    expect(latitude).toBeGreaterThan(17.4);
    expect(latitude).toBeLessThan(20);
  }
});
