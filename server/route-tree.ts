import { LRUCache } from "lru-cache";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import type { Audience, DeclaredRoute, Handle } from "#app/handle.ts";
import type { QueryShapes } from "#app/query-shapes.ts";

/** What the server knows about a path before anything is rendered. */
export interface RouteTree {
  /** Whether the path has a page of its own; the page for what is not found does not count. */
  serves(path: string): boolean;
  /** The pattern of the route that answers, like `solicitud/:token`: what a log may say of an address. */
  patternOf(path: string): string;
  /** The methods of the route that answers. */
  methodsOf(path: string): readonly string[];
  /** What the page reads of its address; `.data` is the same page, asked for by React Router. */
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
/** What React Router itself puts behind the address of a data request. */
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
  // A match takes a walk over all routes. Each request asks several times for its own path, and each page for those of the menus.
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

/** Keeps the answers about the paths that were asked for last. */
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

/** The same routes but for those that answer any address. */
const withoutRest = (routes: readonly RouteObject[]): RouteObject[] =>
  routes
    .filter(({ path }) => path !== "*")
    .map((route) => (route.index ? route : { ...route, children: withoutRest(route.children ?? []) }));

/** False for a path with a NUL, or with bytes that are no text: no page of ours is called so, and no question about it need reach the database. */
export function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}

/** React Router asks for a route's data under the route's own address with this ending. */
const withoutData = (path: string) => path.replace(/\.data$/, "");
