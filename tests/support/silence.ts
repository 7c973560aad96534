import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** Returns the longest time without an answer of a site's health check during the work, in milliseconds. */
export async function longestSilence(url: string, work: () => Promise<unknown>): Promise<number> {
  const asker = new Worker(new URL("./silence.thread.ts", import.meta.url), { workerData: { url } });
  await once(asker, "online");
  await work();
  asker.postMessage("over");
  const [longest] = (await once(asker, "message")) as [number];
  return longest;
}
