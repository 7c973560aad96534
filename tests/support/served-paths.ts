import { matchRoutes } from "react-router";
import { siteMap } from "./site-map.ts";

const served = siteMap.filter(({ pattern }) => pattern !== "/*").map(({ pattern }) => ({ path: pattern }));

/** Whether a path has a page of its own, as the site itself decides it; the page for what is not found does not count. */
export const servesPath = (path: string): boolean => matchRoutes(served, path) !== null;
