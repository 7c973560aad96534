import { matchRoutes } from "react-router";
import { siteMap } from "./site-map.ts";

const served = siteMap.filter(({ pattern }) => pattern !== "/*").map(({ pattern }) => ({ path: pattern }));

/** Returns whether a path has a page of its own other than «not found», as the site itself decides it. */
export const servesPath = (path: string): boolean => matchRoutes(served, path) !== null;
