import { get } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

// Asks for the health of a site during the work, in a thread that does nothing else: silence.ts.

const { url } = workerData as { url: string };
let longest = 0;
let over = false;
parentPort!.once("message", () => {
  over = true;
});

function ask(): void {
  const since = performance.now();
  const answered = () => {
    longest = Math.max(longest, performance.now() - since);
    if (!over) return void setImmediate(ask);
    parentPort!.postMessage(longest);
  };
  get(`${url}/healthz`, (answer) => answer.resume().once("end", answered)).once("error", answered);
}
ask();
