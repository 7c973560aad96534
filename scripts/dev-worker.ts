/** The worker in development. It runs through Vite, as in the build, and restarts when a file that it imports changes. */
import { createServer, isRunnableDevEnvironment } from "vite";
import type * as Keys from "#platform/keys.ts";
import { log } from "#platform/log.ts";
import { backUpSite } from "#server/backup/back-up-site.ts";
import { endGracefully } from "#server/process-life.ts";
import { openServices } from "#server/services.ts";
import type { registerWorkers as Register } from "#worker/register.ts";
import { compiledMessages } from "./plugins/compiled-messages.ts";

const services = await openServices({ max: 8 });
const vite = await createServer({
  configFile: false,
  cacheDir: "node_modules/.vite-worker",
  plugins: [compiledMessages()],
  server: { middlewareMode: true, ws: false },
  appType: "custom",
  logLevel: "error",
});
const { ssr } = vite.environments;
if (!isRunnableDevEnvironment(ssr)) throw new Error("the ssr environment cannot run modules");
const { runner } = ssr;

let workers = begin();
vite.watcher.on("change", (file) => {
  if (ssr.moduleGraph.getModulesByFile(file)?.size) workers = workers.then(beginAnew, beginAnew);
});
endGracefully(async () => {
  services.beginClosing();
  await (await workers)?.stop();
  await vite.close();
  await services.close();
});

/** Starts the workers. Returns undefined when the sources have a mistake, which the next change may correct. */
async function begin() {
  try {
    const { registerWorkers } = await runner.import<{ registerWorkers: typeof Register }>("/worker/register.ts");
    // Keys work only with the instance of the module that made them, and this one differs from that of the services.
    const { keysFrom } = await runner.import<typeof Keys>("/platform/keys.ts");
    const begun = await registerWorkers({ ...services, keys: keysFrom(services.env.secretKeys), backUp: () => backUpSite(services) });
    log.info("worker ready");
    return begun;
  } catch (error) {
    log.error({ error }, "the worker does not start");
    return undefined;
  }
}

async function beginAnew(before: Awaited<ReturnType<typeof begin>> | unknown) {
  if (before && typeof before === "object" && "stop" in before) await (before as { stop(): Promise<void> }).stop();
  ssr.moduleGraph.invalidateAll();
  runner.clearCache();
  return begin();
}
