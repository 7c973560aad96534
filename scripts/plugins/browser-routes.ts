import fs from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const LIST = "window.__reactRouterManifest=";
/** The module of a route that the browser never loads. */
const EMPTY = "export default () => null;";

/** The files that the browser first loads for a route, and for the application itself. */
interface Loaded {
  module: string;
  imports?: string[];
}

interface RouteList {
  entry: Loaded;
  routes: Record<string, Loaded & { id: string; parentId?: string; path?: string; hasDefaultExport: boolean }>;
  url: string;
}

/**
 * Builds for the browser only the hydrated routes, which are those of the given audiences. The others are pages of HTML and files. If
 * they were built too, they would split the code shared by dashboards into hundreds of small files, and make up two thirds of the list
 * of routes that each dashboard loads.
 */
export function browserRoutes(audiences: readonly string[]): Plugin {
  const layouts = audiences.map((audience) => `routes/${audience}/layout`);
  const built = new RegExp(`/app/(root\\.|routes/(${audiences.join("|")})/)`);
  return {
    name: "browser-routes",
    apply: "build",
    transform: {
      order: "post",
      filter: { id: /\?__react-router-build-client-route$/ },
      handler: (_code, id) => (built.test(id) ? null : { code: EMPTY, map: null }),
    },
    // This runs after both builds, since React Router writes the list once it has built the server.
    writeBundle: {
      order: "post",
      sequential: true,
      handler({ dir }) {
        // Only the build of the server follows that of the browser.
        if (!dir || this.environment.name !== "ssr") return;
        const client = path.join(dir, "../client");
        const { file, list } = readRouteList(client);
        const kept = onlyWithin(layouts, list);
        fs.writeFileSync(file, `${LIST}${JSON.stringify(kept)};`);
        const needed = scriptsOf(kept);
        for (const script of scriptsOf(list))
          if (!needed.has(script) && isEmpty(path.join(client, script))) fs.rmSync(path.join(client, script));
      },
    },
  };
}

/** Finds the list of routes for the browser among the built files. */
export function readRouteList(client: string): { file: string; list: RouteList } {
  const assets = path.join(client, "assets");
  for (const name of fs.readdirSync(assets).filter((asset) => /^manifest-.*\.js$/.test(asset))) {
    const file = path.join(assets, name);
    const code = fs.readFileSync(file, "utf8");
    if (code.startsWith(LIST)) return { file, list: JSON.parse(code.slice(LIST.length).replace(/;\s*$/, "")) };
  }
  throw new Error(`no list of routes in ${assets}`);
}

const isEmpty = (script: string) => fs.statSync(script).size < EMPTY.length * 2;

/** Returns the scripts that the routes of a list load first. */
const scriptsOf = ({ routes }: RouteList) => new Set(Object.values(routes).flatMap(({ module, imports = [] }) => [module, ...imports]));

/** Returns the list with only these layouts, the routes inside them, and the layouts around them. */
function onlyWithin(layouts: readonly string[], list: RouteList): RouteList {
  const { routes } = list;
  const withAncestors = (id: string): string[] => {
    const parent = routes[id]?.parentId;
    return parent === undefined ? [id] : [id, ...withAncestors(parent)];
  };
  const kept = Object.keys(routes).map(withAncestors);
  const needed = new Set(kept.filter((ids) => ids.some((id) => layouts.includes(id))).flat());
  return { ...list, routes: Object.fromEntries(Object.entries(routes).filter(([id]) => needed.has(id))) };
}
