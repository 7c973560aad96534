import { getRequestListener } from "@hono/node-server";
import { isRunnableDevEnvironment, type Plugin } from "vite";

/** Makes the Hono app answer in development what Vite itself does not serve. It must come before reactRouter(). */
export function honoDevServer(entry: string): Plugin {
  return {
    name: "hono-dev-server",
    apply: "serve",
    configureServer: (vite) => () => {
      const { ssr } = vite.environments;
      if (!isRunnableDevEnvironment(ssr)) throw new Error("the ssr environment cannot run modules");
      vite.middlewares.use(async (req, res, next) => {
        try {
          req.url = req.originalUrl;
          const { site } = await ssr.runner.import<typeof import("../../server/dev.ts")>(entry);
          await getRequestListener((await site()).fetch, { overrideGlobalObjects: false })(req, res);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
