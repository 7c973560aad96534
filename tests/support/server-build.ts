import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { ServerBuild } from "react-router";
import { handleError } from "#app/entry.server.tsx";
import * as root from "#app/root.tsx";
import siteRoutes from "#app/routes.ts";

// What `virtual:react-router/server-build` is in tests: every route from its source, as the build hands them to React Router. Pages
// run their guards, loaders and actions, and are not drawn.

const sources = import.meta.glob(["../../app/routes/**/*.{ts,tsx}", "!**/*.test.*"]);

type Route = NonNullable<ServerBuild["routes"][string]>;

async function routesUnder(entries: readonly RouteConfigEntry[], parentId: string): Promise<Route[]> {
  const nested = entries.map(async ({ file, path, index, id = file.replace(/[.]tsx?$/, ""), children = [] }) => {
    const module = { ...((await sources[`../../app/${file}`]!()) as Route["module"]) };
    return [{ id, parentId, path, index, module } as Route, ...(await routesUnder(children, id))];
  });
  return (await Promise.all(nested)).flat();
}

const all = [
  { id: "root", path: "", module: { ...root } } as unknown as Route,
  ...(await routesUnder(siteRoutes as RouteConfigEntry[], "root")),
];

/** A test may take the guard of one away for a while. */
export const routes: ServerBuild["routes"] = Object.fromEntries(all.map((route) => [route.id, route]));

export const entry: ServerBuild["entry"] = {
  module: {
    handleError,
    default: (_request: Request, status: number, headers: Headers) => {
      headers.set("Content-Type", "text/html; charset=utf-8");
      return new Response("a page", { status, headers });
    },
  },
};
export const assets = { entry: { imports: [], module: "" }, routes: {}, url: "", version: "test" } as ServerBuild["assets"];
export const assetsBuildDirectory = "";
export const basename = "/";
export const publicPath = "/";
export const future = {};
export const isSpaMode = false;
export const ssr = true;
export const prerender: string[] = [];
export const routeDiscovery: ServerBuild["routeDiscovery"] = { mode: "initial", manifestPath: "/__manifest" };
