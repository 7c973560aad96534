import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import type { Handle } from "#app/handle.ts";
import type { QueryShapes } from "#app/query-shapes.ts";

/** Values of one key: the forms without script repeat a key for each ticked box. */
const MAX_VALUES = 20;
/** What React Router itself puts behind the address of a data request. */
const ROUTER_KEYS: QueryShapes = { _routes: (value) => (value.length <= 500 ? value : null), index: () => "" };

/** Rewrites the path and query of a request as the cache and the page know it. */
export type KnownQuery = (target: string) => string;

/**
 * Made from what the routes say of themselves: keys that the page reads, in the shape that it reads them, in one order. All
 * else is dropped. `languages` are the prefixes before a path.
 */
export function knownQuery(routes: ServerBuild["routes"], languages: readonly string[] = []): KnownQuery {
  const tree = treeOf(routes);
  const prefix = languages.length > 0 ? new RegExp(`^/(?:${languages.join("|")})(?=/|$)`) : null;

  function shapesOf(path: string): QueryShapes {
    const isData = path.endsWith(".data");
    const page = (prefix ? path.replace(prefix, "") : path).replace(/\.data$/, "") || "/";
    // A path that cannot be decoded leads nowhere, and the router would complain about it aloud.
    const matches = isDecodable(page) ? (matchRoutes(tree, page) ?? []) : [];
    const own = matches.map((match) => (match.route.handle as Handle | undefined)?.query ?? {});
    return Object.assign({}, isData ? ROUTER_KEYS : {}, ...own);
  }

  return (target) => {
    const cut = target.indexOf("?");
    if (cut < 0) return target;
    const path = target.slice(0, cut);
    const shapes = shapesOf(path);
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

function treeOf(routes: ServerBuild["routes"], parent?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parent)
    .map((route) => {
      const { id, index, path, module } = route!;
      const handle = module.handle;
      return index ? { id, index: true, handle } : { id, path, handle, children: treeOf(routes, id) };
    });
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
