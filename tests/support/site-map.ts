import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Audience } from "#app/handle.ts";
import routes from "#app/routes.ts";

export interface MappedRoute {
  /** The URL pattern, like `/centros/:slug`. */
  pattern: string;
  /** The file's path from app/. */
  file: string;
  id: string | undefined;
  /** The file of the layout around it. */
  layout: string | undefined;
}

function mapped(of: readonly RouteConfigEntry[], parent: { pattern: string; layout: string | undefined }): MappedRoute[] {
  return of.flatMap(({ path, index, children, file, id }) => {
    const pattern = index || path === undefined ? parent.pattern : `${parent.pattern}/${path}`;
    if (children) return mapped(children, { pattern, layout: path === undefined ? file : parent.layout });
    return [{ pattern: pattern || "/", file, id, layout: parent.layout }];
  });
}

/** Every route of app/routes.ts, in its order. */
export const siteMap: readonly MappedRoute[] = mapped(routes as RouteConfigEntry[], { pattern: "", layout: undefined });

export const routesOf = (audience: Audience): MappedRoute[] =>
  siteMap.filter(({ layout }) => layout !== undefined && new RegExp(`^routes/${audience}/layout[.]tsx?$`).test(layout));

/** The pages with a fixed address, by the name of their file. Leaves out second addresses of the same page. */
export const standingPages: Readonly<Record<string, string>> = Object.fromEntries(
  routesOf("public")
    .filter(({ pattern, file }) => /^routes\/public\/(?!files\/).+[.]tsx$/.test(file) && !/[:*]/.test(pattern))
    .map(({ pattern, file }) => [/([^/]+)[.]tsx$/.exec(file)![1]!, pattern] as const)
    .filter(([name], index, all) => all.findIndex(([other]) => other === name) === index),
);
