import { parseCenterFilters } from "#domain/directory/center-filters.ts";
import { searchCenters } from "#domain/directory/search-centers.server.ts";
import { largeWorld } from "./large-world.ts";
import { type BudgetedPromise, type Figure, percentile } from "./promise.ts";

const SIZES = [100, 10_000, 100_000, 1_000_000];
const LISTS = {
  "list by city and service": "city=Santiago&services=fiv",
  "  in the order of prices": "city=Santiago&services=fiv&sort=price",
};

/** Measures lists while the directory grows ten thousand times. */
export default {
  name: "list-growth",
  slow: true,
  async measure() {
    const figures: Figure[] = [];
    const smallest: Partial<Record<string, number>> = {};
    for (const size of SIZES) {
      await using world = await largeWorld(size);
      for (const [list, query] of Object.entries(LISTS)) {
        const filters = parseCenterFilters(new URLSearchParams(query));
        const times: number[] = [];
        for (let run = 0; run < 60; run++) {
          const started = performance.now();
          await searchCenters(world.db, filters, 1);
          times.push(performance.now() - started);
        }
        const value = percentile(times.slice(10), 0.5);
        smallest[list] ??= value;
        figures.push({
          what: `${list}, ${size.toLocaleString("en")} providers`,
          value,
          unit: "ms",
          of: "value",
          budget: { atMost: 5 },
        });
        if (size !== SIZES[0])
          figures.push({
            what: `    against ${SIZES[0]} providers`,
            value,
            reference: smallest[list],
            unit: "ms",
            of: "ratio",
            budget: { atMost: 4 },
          });
      }
    }
    return figures;
  },
} satisfies BudgetedPromise;
