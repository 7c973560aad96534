import fs from "node:fs";
import path from "node:path";
import { readRouteList } from "../../scripts/plugins/browser-routes.ts";

const CLIENT = "build/client";

/** Returns the scripts of the last build that the first load of each screen in the browser's list of routes requests, by its pattern. */
export function dashboardScripts(): Map<string, string[]> {
  const { entry, routes, url } = readRouteList(CLIENT).list;
  type Route = (typeof routes)[string];
  const withAncestors = (route: Route): Route[] =>
    route.parentId === undefined ? [route] : [...withAncestors(routes[route.parentId]!), route];
  const layouts = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const screens = Object.values(routes).filter(({ id, hasDefaultExport }) => hasDefaultExport && !layouts.has(id));
  return new Map(
    screens.map((screen) => {
      const matched = withAncestors(screen);
      const scripts = [entry, ...matched].flatMap(({ module, imports = [] }) => [module, ...imports]);
      return [`/${matched.flatMap((route) => route.path || []).join("/")}`, [...new Set([url, ...scripts])]];
    }),
  );
}

/** The kilobytes of these scripts as the site sends them. */
export const compressedKilobytes = (scripts: readonly string[]): number =>
  scripts.reduce((sum, script) => {
    const file = path.join(CLIENT, script);
    return sum + fs.statSync(fs.existsSync(`${file}.br`) ? `${file}.br` : file).size;
  }, 0) / 1024;
