import "#platform/log-everything.ts";
import { log } from "#platform/log.ts";
import { registerWorkers } from "#worker/register.ts";
import { runInBackground } from "./background.ts";
import { endGracefully, tellSupervisor } from "./process-life.ts";
import { openServices } from "./services.ts";

// Whoever waits for an answer goes first: background work takes the processor time that the web process leaves.
runInBackground();
const services = await openServices({ max: 8, limits: { statementMs: 300_000, lockMs: 30_000, silenceMs: 330_000 } });
const workers = await registerWorkers(services);

endGracefully(async () => {
  services.beginClosing();
  await workers.stop();
  await services.close();
});

log.info("worker ready");
await tellSupervisor({ kind: "ready" });
