import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { type RouteServices, servicesContext, viewerContext } from "#app/context.ts";
import type { Audience } from "#app/handle.ts";
import type { Viewer } from "#domain/identity/viewer.ts";
import { demoViewer } from "./support/sign-in.ts";
import { routesOf } from "./support/site-map.ts";

// Who may enter which page with which method: every route that app/routes.ts puts behind a guard, for every kind of person.

type Middleware = (args: { context: RouterContextProvider; request: Request }, next: () => Promise<Response>) => Promise<Response>;

const layouts = import.meta.glob<{ middleware?: Middleware[] }>("../app/routes/*/layout.{ts,tsx}");
const modules = import.meta.glob<{ action?: unknown; loader?: unknown; default?: unknown; middleware?: Middleware[] }>(
  "../app/routes/**/*.{ts,tsx}",
);

const people: Readonly<Record<string, Viewer | null>> = {
  visitor: null,
  patient: demoViewer("maria"),
  provider: demoViewer("amaranta"),
  "administrator with a second step": { ...demoViewer("lia"), secondFactor: true },
  "administrator without one": demoViewer("lia"),
  "administrator who is a provider": { ...demoViewer("lia"), userType: "provider", secondFactor: true },
  "somebody with a temporary password": { ...demoViewer("maria"), temporaryPassword: true },
  "an administrator with a temporary password": { ...demoViewer("lia"), secondFactor: true, temporaryPassword: true },
};

const IN = "comes in";
const OWN_PASSWORD = "/change-temporary-password";

/** As the specification and docs/deviations.md say. */
const expected: Readonly<Record<"patient" | "provider" | "admin", Readonly<Record<keyof typeof people, string>>>> = {
  patient: {
    visitor: "/login",
    patient: IN,
    provider: "/dashboard/provider",
    "administrator with a second step": IN,
    "administrator without one": IN,
    "administrator who is a provider": "/dashboard/admin",
    "somebody with a temporary password": OWN_PASSWORD,
    "an administrator with a temporary password": OWN_PASSWORD,
  },
  provider: {
    visitor: "/login",
    patient: "/dashboard/user",
    provider: IN,
    "administrator with a second step": "/dashboard/admin",
    "administrator without one": "/dashboard/admin",
    "administrator who is a provider": IN,
    "somebody with a temporary password": OWN_PASSWORD,
    "an administrator with a temporary password": OWN_PASSWORD,
  },
  admin: {
    visitor: "/admin-login",
    patient: "/dashboard/user",
    provider: "/dashboard/user",
    "administrator with a second step": IN,
    "administrator without one": "/segundo-paso",
    "administrator who is a provider": IN,
    "somebody with a temporary password": OWN_PASSWORD,
    "an administrator with a temporary password": OWN_PASSWORD,
  },
};

async function enter(guards: readonly Middleware[], viewer: Viewer | null, path: string, method: string): Promise<string> {
  const context = new RouterContextProvider();
  context.set(servicesContext, { publicUrl: "https://cuna.test", demonstration: false } as RouteServices);
  context.set(viewerContext, viewer);
  const request = new Request(`https://cuna.test${path}`, { method });
  const page = async () => new Response("the page");
  const through = guards.reduceRight<() => Promise<Response>>((next, guard) => () => guard({ context, request }, next), page);
  try {
    const answer = await through();
    expect(answer.headers.get("cache-control"), path).toBe("no-store");
    return (await answer.text()) === "the page" ? IN : "refused";
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return thrown.headers.get("location") ?? String(thrown.status);
  }
}

describe.each(["patient", "provider", "admin"] as const)("the pages of %s", (audience) => {
  const routes = routesOf(audience satisfies Audience);

  test.each(routes)("$pattern", async ({ pattern, file, layout }) => {
    const around = await layouts[`../app/${layout!}`]!();
    const own = await modules[`../app/${file}`]!();
    const guards = [...(around.middleware ?? []), ...(own.middleware ?? [])];
    const path = pattern.replace(/:\w+[?]?/g, "algo").replace("*", "lo/que/sea");
    const methods = [...(own.default || own.loader ? ["GET", "HEAD"] : []), ...(own.action ? ["POST"] : [])];
    expect(methods, "does something").not.toEqual([]);
    for (const [who, viewer] of Object.entries(people))
      for (const method of methods) expect(await enter(guards, viewer, path, method), `${method} by ${who}`).toBe(expected[audience][who]);
  });

  test("there are some", () => expect(routes.length).toBeGreaterThan(0));
});

test("a page that stands in a dashboard's address stands behind the dashboard's guard", () => {
  const addresses = { patient: "/dashboard/user", provider: "/dashboard/provider", admin: "/dashboard/admin" } as const;
  for (const [audience, root] of Object.entries(addresses))
    for (const other of ["public", "link", "account", "api", "dev"] as const)
      expect(
        routesOf(other).filter(({ pattern }) => pattern.startsWith(root)),
        `${root} outside ${audience}`,
      ).toEqual([]);
});

test("nobody goes round in a circle: where a guard sends somebody, they come in or are sent on to where they do", async () => {
  const rootOf = { "/dashboard/user": "patient", "/dashboard/provider": "provider", "/dashboard/admin": "admin" } as const;
  for (const [who] of Object.entries(people))
    for (const start of Object.keys(rootOf) as (keyof typeof rootOf)[]) {
      let at: string = start;
      for (let step = 0; step < 3 && at in rootOf; step++) {
        const to = expected[rootOf[at as keyof typeof rootOf]][who]!;
        if (to === IN) break;
        at = to;
      }
      expect(at in rootOf ? expected[rootOf[at as keyof typeof rootOf]][who] : IN, `${who} from ${start} ends at ${at}`).toBe(IN);
    }
});
