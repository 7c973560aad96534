import fc from "fast-check";
import { expect, test } from "vitest";
import { countStories, type StoryTally } from "./story.ts";

const place = fc.constantFrom(null, { slug: "santiago", name: "Santiago" }, { slug: "la-romana", name: "La Romana" });
const service = fc.constantFrom(null, { id: "fiv", name: "FIV" }, { id: "icsi", name: "ICSI" });
const tallies: fc.Arbitrary<StoryTally[]> = fc.uniqueArray(
  fc.record({ city: place, service, stories: fc.integer({ min: 1, max: 9 }), critical: fc.constant(0), answered: fc.constant(1) }),
  { selector: ({ city, service: of }) => `${city?.slug} ${of?.id}` },
);
const asked = fc.record({
  city: fc.constantFrom(null, "santiago", "la-romana", "ninguna"),
  service: fc.constantFrom(null, "fiv", "icsi", "ninguno"),
});

test("the number beside a choice is what choosing it shows", () =>
  fc.assert(
    fc.property(tallies, asked, (all, filters) => {
      const counts = countStories(all, filters);
      for (const { value, stories } of counts.cities) expect(countStories(all, { ...counts.filters, city: value }).found).toBe(stories);
      for (const { value, stories } of counts.services)
        expect(countStories(all, { ...counts.filters, service: value }).found).toBe(stories);
      expect(countStories(all, { city: null, service: null }).found).toBe(counts.all);
      expect(counts.answered).toBe(all.length);
    }),
  ));

test("a filter that names nothing known is dropped, and one that is set stays among the choices", () =>
  fc.assert(
    fc.property(tallies, asked, (all, filters) => {
      const { filters: kept, cities, services } = countStories(all, filters);
      expect([null, filters.city]).toContain(kept.city);
      expect(kept.city).not.toBe("ninguna");
      expect(kept.service).not.toBe("ninguno");
      if (kept.city) expect(cities.map(({ value }) => value)).toContain(kept.city);
      if (kept.service) expect(services.map(({ value }) => value)).toContain(kept.service);
    }),
  ));
