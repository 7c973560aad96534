import "#platform/log-everything.ts";
import { log } from "#platform/log.ts";
import { registerWorkers } from "#worker/register.ts";
import { runInBackground } from "./background.ts";
import { backUpSite } from "./backup/back-up-site.ts";
import { endGracefully, tellSupervisor } from "./process-life.ts";
import { openOrSay } from "./start-failure.ts";

// On a busy machine this process gets little processor time, and would take slow connections for timed out.
const services = await openOrSay({ max: 8, connectMs: 60_000, limits: { statementMs: 300_000, lockMs: 30_000, silenceMs: 330_000 } });
const workers = await registerWorkers({ ...services, backUp: () => backUpSite(services) });
// Background work takes only the processor time that the web process leaves. This comes last, since the site waits for this process
// to be ready.
runInBackground();

endGracefully(async () => {
  services.beginClosing();
  await workers.stop();
  await services.close();
});

log.info("worker ready");
await tellSupervisor({ kind: "ready" });
