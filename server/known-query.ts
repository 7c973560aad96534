import type { QueryShapes } from "#app/query-shapes.ts";

/** The maximum number of values of one key. Forms without script repeat a key for each ticked box. */
const MAX_VALUES = 20;

/** Normalises the path and query of a request for the cache and the page. */
export type KnownQuery = (target: string) => string;

/** Keeps the keys that a page reads, in a fixed order, if their values have the expected shape. Drops everything else. */
export function knownQuery(queryOf: (path: string) => QueryShapes): KnownQuery {
  return (target) => {
    const cut = target.indexOf("?");
    if (cut < 0) return target;
    const path = target.slice(0, cut);
    const shapes = queryOf(path);
    const kept: [string, string][] = [];
    const given = new Map<string, number>();
    for (const [key, value] of new URLSearchParams(target.slice(cut + 1))) {
      if (!Object.hasOwn(shapes, key)) continue;
      const count = (given.get(key) ?? 0) + 1;
      given.set(key, count);
      const known = count <= MAX_VALUES ? shapes[key]!(value) : null;
      if (known !== null) kept.push([key, known]);
    }
    kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    const query = new URLSearchParams(kept).toString();
    return path + (query && `?${query}`);
  };
}
