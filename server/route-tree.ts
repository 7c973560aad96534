import { LRUCache } from "lru-cache";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import type { Audience, DeclaredRoute, Handle } from "#app/handle.ts";
import type { QueryShapes } from "#app/query-shapes.ts";

/** What the server knows about a path before anything is rendered. */
export interface RouteTree {
  /** Returns whether the path has a page of its own, other than «not found». */
  serves(path: string): boolean;
  /** Returns the pattern of the route that answers, like `solicitud/:token`, which a log may show instead of the address. */
  patternOf(path: string): string;
  /** Returns the methods of the route that answers. */
  methodsOf(path: string): readonly string[];
  /** Returns the query keys that the page reads. `.data` is the same page, as React Router fetches it. */
  queryOf(path: string): QueryShapes;
  /** Whether the form of the page brings files. */
  takesFiles(path: string): boolean;
  /** Every address pattern of the site with what its route declares, in the order of the site map. */
  declared: readonly DeclaredRoute[];
}

interface Parent {
  pattern: string;
  audience: Audience | undefined;
}

type Node = RouteObject & { methods: readonly string[]; query: QueryShapes; takesFiles: boolean };

const READING = ["GET", "HEAD"];
const NO_QUERY: QueryShapes = {};
/** The query keys that React Router adds to the address of a data request. */
const ROUTER_QUERY: QueryShapes = { _routes: (value) => (value.length <= 500 ? value : null) };

export function routeTree({ routes }: Pick<ServerBuild, "routes">): RouteTree {
  const declared: DeclaredRoute[] = [];
  const childrenOf = (parent: string, within: Parent): Node[] =>
    Object.values(routes).flatMap((route) => {
      if (route?.parentId !== parent) return [];
      const { default: page, loader, action } = route.module;
      const handle: Handle = route.module.handle ?? {};
      const audience = handle.audience ?? within.audience;
      const pattern = route.path === undefined ? within.pattern : `${within.pattern}/${route.path}`;
      const methods = [...(page || loader ? READING : []), ...(action ? ["POST"] : [])];
      const node = { methods, query: handle.query ?? NO_QUERY, takesFiles: handle.takesFiles === true };
      const children = route.index ? [] : childrenOf(route.id, { pattern, audience });
      if (children.length === 0) {
        if (!audience) throw new Error(`The route ${route.id} has no audience: put it under the layout of one in app/routes.ts.`);
        declared.push({ pattern: pattern || "/", audience, handle });
      }
      return [route.index ? { index: true, ...node } : { path: route.path, children, ...node }] as Node[];
    });
  const everything = childrenOf("root", { pattern: "", audience: undefined });
  const pages = withoutRest(everything);
  // Matching goes through all routes. Each request asks several times about its own path, and each page asks about the paths of the
  // menus.
  const serves = remembering((path) => path === "" || matchRoutes(pages, path) !== null);
  const matchOf = remembering((path) => {
    const matches = (isReadable(path) ? matchRoutes(everything, withoutData(path)) : null) ?? [];
    return { pattern: matches.flatMap(({ route }) => route.path ?? []).join("/"), route: matches.at(-1)?.route };
  });

  return {
    serves,
    patternOf: (path) => matchOf(path).pattern,
    methodsOf: (path) => matchOf(path).route?.methods ?? READING,
    queryOf: (path) => {
      const query = matchOf(path).route?.query ?? NO_QUERY;
      return path.endsWith(".data") ? { ...query, ...ROUTER_QUERY } : query;
    },
    takesFiles: (path) => matchOf(path).route?.takesFiles === true,
    declared,
  };
}

/** Caches the answers for the latest paths. */
function remembering<T extends {}>(answer: (path: string) => T): (path: string) => T {
  const answers = new LRUCache<string, T>({ max: 1_000 });
  return (path) => {
    let known = answers.get(path);
    if (known === undefined) {
      known = answer(path);
      answers.set(path, known);
    }
    return known;
  };
}

/** Returns the routes without those that match every address. */
const withoutRest = (routes: readonly RouteObject[]): RouteObject[] =>
  routes
    .filter(({ path }) => path !== "*")
    .map((route) => (route.index ? route : { ...route, children: withoutRest(route.children ?? []) }));

/** Returns false for a path with a NUL or with bytes that are not valid text. No page has such an address, so no query is needed. */
export function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}

/** Removes the ending under which React Router fetches a route's data. */
const withoutData = (path: string) => path.replace(/\.data$/, "");
