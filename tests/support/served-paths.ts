import { matchRoutes, type RouteObject } from "react-router";
import routes from "#app/routes.ts";

const tree = (routes as { path?: string; index?: boolean }[])
  .filter(({ path }) => path !== "*")
  .map(({ path, index }): RouteObject => (index ? { index: true } : { path }));

/** Whether a path has a page of its own, as the site itself decides it; the page for what is not found does not count. */
export const servesPath = (path: string): boolean => matchRoutes(tree, path) !== null;
