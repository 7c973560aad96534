import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** Returns the longest that a site's health was silent while the work was done, in milliseconds. */
export async function longestSilence(url: string, work: () => Promise<unknown>): Promise<number> {
  const asker = new Worker(new URL("./silence.thread.ts", import.meta.url), { workerData: { url } });
  await once(asker, "online");
  await work();
  asker.postMessage("over");
  const [longest] = (await once(asker, "message")) as [number];
  return longest;
}
