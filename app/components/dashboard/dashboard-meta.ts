import type { MetaDescriptor } from "react-router";
import type { RootData } from "#app/root-data.ts";
import { defaultSite } from "#domain/content/site.ts";

/** Returns the title of a screen that only its own person sees. `matches` are those of the route. */
export function dashboardMeta(title: string, matches: readonly ({ loaderData?: unknown } | undefined)[]): MetaDescriptor[] {
  const root = matches[0]?.loaderData as RootData | undefined;
  return [{ title: `${title} · ${(root?.site ?? defaultSite).name}` }, { name: "robots", content: "noindex" }];
}
