import type { RouteConfigEntry } from "@react-router/dev/routes";
import { type ServerBuild, UNSAFE_withComponentProps, UNSAFE_withErrorBoundaryProps } from "react-router";
import { afterAll } from "vitest";
import drawsPage, { handleError } from "#app/entry.server.tsx";
import * as root from "#app/root.tsx";
import siteRoutes from "#app/routes.ts";

// Replaces `virtual:react-router/server-build` in tests: every route from its source, as the build gives it to React Router. Pages run
// their guards, loaders and actions; they are drawn only for a test file that asks for it.

const sources = import.meta.glob(["../../app/routes/**/*.{ts,tsx}", "!**/*.test.*"]);

type Route = NonNullable<ServerBuild["routes"][string]>;
type Page = Parameters<typeof UNSAFE_withComponentProps>[0];
type Boundary = Parameters<typeof UNSAFE_withErrorBoundaryProps>[0];

/** Gives the components of a route their data, as the build does. */
function withProps({ default: page, ErrorBoundary, ...module }: Route["module"]): Route["module"] {
  const components = {
    ...(page && { default: UNSAFE_withComponentProps(page as Page) }),
    ...(ErrorBoundary && { ErrorBoundary: UNSAFE_withErrorBoundaryProps(ErrorBoundary as Boundary) }),
  };
  return { ...module, ...components } as Route["module"];
}

async function routesUnder(entries: readonly RouteConfigEntry[], parentId: string): Promise<Route[]> {
  const nested = entries.map(async ({ file, path, index, id = file.replace(/[.]tsx?$/, ""), children = [] }) => {
    const module = withProps((await sources[`../../app/${file}`]!()) as Route["module"]);
    return [{ id, parentId, path, index, module } as Route, ...(await routesUnder(children, id))];
  });
  return (await Promise.all(nested)).flat();
}

const all = [
  { id: "root", path: "", module: withProps(root as unknown as Route["module"]) } as unknown as Route,
  ...(await routesUnder(siteRoutes as RouteConfigEntry[], "root")),
];

/** A test may temporarily remove the guard of a route. */
export const routes: ServerBuild["routes"] = Object.fromEntries(all.map((route) => [route.id, route]));

const undrawn = (_request: Request, status: number, headers: Headers) => {
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response("a page", { status, headers });
};

export const entry: { module: ServerBuild["entry"]["module"] } = { module: { handleError, default: undrawn } };

/** Draws pages as the site does, for the rest of a test file: every one, or those that these requests ask for. Call it at the top of the file. */
export function drawPages(isDrawn: (request: Request) => boolean = () => true): void {
  const draw: typeof drawsPage = async (request, status, headers, ...rest) =>
    isDrawn(request) ? drawsPage(request, status, headers, ...rest) : undrawn(request, status, headers);
  entry.module = { handleError, default: draw };
  const { error } = console;
  // Style sheets have no address in tests, and React complains about each.
  console.error = (...said) => void (String(said[0]).startsWith("An empty string") || error(...said));
  afterAll(() => {
    console.error = error;
    entry.module = { handleError, default: undrawn };
  });
}

const inBrowser = Object.fromEntries(
  all.map(({ id, parentId, path, index }) => [id, { id, parentId, path, index, module: `/${id}.js`, imports: [] }]),
);
export const assets = {
  entry: { imports: [], module: "/entry.js" },
  routes: inBrowser,
  url: "",
  version: "test",
} as unknown as ServerBuild["assets"];
export const assetsBuildDirectory = "";
export const basename = "/";
export const publicPath = "/";
export const future = {};
export const isSpaMode = false;
export const ssr = true;
export const prerender: string[] = [];
export const routeDiscovery: ServerBuild["routeDiscovery"] = { mode: "initial", manifestPath: "/__manifest" };
