import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

/** What the server knows about a path before anything is rendered. */
export interface RouteTree {
  /** Whether the path has a page of its own; the page for what is not found does not count. */
  serves(path: string): boolean;
  /** The pattern of the route that answers, like `solicitud/:token`: what a log may say of an address. */
  patternOf(path: string): string;
  /** The methods of the route that answers. */
  methodsOf(path: string): readonly string[];
}

type Node = RouteObject & { methods: readonly string[] };

const READING = ["GET", "HEAD"];

export function routeTree({ routes }: Pick<ServerBuild, "routes">): RouteTree {
  const childrenOf = (parent: string): Node[] =>
    Object.values(routes).flatMap((route) => {
      if (route?.parentId !== parent) return [];
      const { default: page, loader, action } = route.module;
      const methods = [...(page || loader ? READING : []), ...(action ? ["POST"] : [])];
      return [route.index ? { index: true, methods } : { path: route.path, children: childrenOf(route.id), methods }] as Node[];
    });
  const everything = childrenOf("root");
  const pages = everything.filter(({ path }) => path !== "*");
  const matchesOf = (path: string) => (isReadable(path) ? matchRoutes(everything, withoutData(path)) : null) ?? [];

  return {
    serves: (path) => path === "" || matchRoutes(pages, path) !== null,
    patternOf: (path) =>
      matchesOf(path)
        .flatMap(({ route }) => route.path ?? [])
        .join("/"),
    methodsOf: (path) => matchesOf(path).at(-1)?.route.methods ?? READING,
  };
}

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
