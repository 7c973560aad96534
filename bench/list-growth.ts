import { parseCenterFilters } from "#domain/directory/center-filters.ts";
import { searchCenters } from "#domain/directory/search-centers.server.ts";
import { largeWorld } from "./large-world.ts";
import { type BudgetedPromise, type Figure, percentile } from "./promise.ts";

const SIZES = [100, 10_000, 1_000_000];
const QUERY = parseCenterFilters(new URLSearchParams("city=Santiago&services=fiv"));

/** Measures the list by city and service while the directory grows ten thousand times. */
export default {
  name: "list-growth",
  slow: true,
  async measure() {
    const figures: Figure[] = [];
    let smallest: number | undefined;
    for (const size of SIZES) {
      await using world = await largeWorld(size);
      const times: number[] = [];
      for (let run = 0; run < 60; run++) {
        const started = performance.now();
        await searchCenters(world.db, QUERY, 1);
        times.push(performance.now() - started);
      }
      const value = percentile(times.slice(10), 0.5);
      smallest ??= value;
      figures.push({
        what: `list by city and service, ${size.toLocaleString("en")} providers`,
        value,
        unit: "ms",
        of: "value",
        budget: { atMost: 5 },
      });
      if (size !== SIZES[0])
        figures.push({
          what: `  against ${SIZES[0]} providers`,
          value,
          reference: smallest,
          unit: "ms",
          of: "ratio",
          budget: { atMost: 4 },
        });
    }
    return figures;
  },
} satisfies BudgetedPromise;
