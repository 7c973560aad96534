import type { ServerBuild } from "react-router";
import { areaOf } from "#app/admin-areas.ts";
import { requireArea } from "#app/guards.server.ts";
import type { Area, Right } from "#domain/identity/team-roles.ts";

type Routes = ServerBuild["routes"];
type Module = NonNullable<Routes[string]>["module"];

const LAYOUT = "routes/admin/layout";

/**
 * Puts the guard of its area before each loader and action of administration. A middleware cannot refuse: React Router then draws no
 * layout, and the refused person would have no menu.
 */
export function behindAreas(routes: Routes): Routes {
  const guarded = Object.entries(routes).map(([id, route]) => {
    if (route?.parentId !== LAYOUT) return [id, route];
    const area = areaOf(route.path ?? "");
    if (area === undefined) throw new Error(`${route.path} has no area in app/admin-areas.ts`);
    return [id, { ...route, module: area === null ? route.module : behind(route.module, area) }];
  });
  return Object.fromEntries(guarded);
}

function behind({ loader, action, ...rest }: Module, area: Area): Module {
  const guard =
    <Handler extends NonNullable<Module["loader"] | Module["action"]>>(handler: Handler, right: Right) =>
    async (args: Parameters<Handler>[0]) => {
      await requireArea(args.context, area, right);
      return (handler as (args: Parameters<Handler>[0]) => unknown)(args);
    };
  return {
    ...rest,
    ...(loader && { loader: guard(loader, "see") as typeof loader }),
    ...(action && { action: guard(action, "act") as typeof action }),
  };
}
