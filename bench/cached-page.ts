import { fork } from "node:child_process";
import { once } from "node:events";
import { load } from "./load.ts";
import { type BudgetedPromise, median } from "./promise.ts";

const CONNECTIONS = 32;
const ROUND_MS = 2_000;
const ROUNDS = 5;

/** Measures a cached page against a bare node:http server that answers the same bytes. Rounds alternate. */
export default {
  name: "cached-page",
  async measure({ url }) {
    const page = `${url}/centros`;
    const headers = { "accept-encoding": "br" };
    await fetch(page, { headers });
    const bytes = await rawBody(page);
    const bare = fork(new URL("./bare-server.ts", import.meta.url).pathname, [String(bytes)], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    const [port] = (await once(bare, "message")) as [number];
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      ours.push((await load(page, { connections: CONNECTIONS, ms: ROUND_MS, headers })).perSecond);
      theirs.push((await load(`http://127.0.0.1:${port}/`, { connections: CONNECTIONS, ms: ROUND_MS, headers })).perSecond);
    }
    bare.kill();
    return [
      {
        what: "cached /centros, requests a second",
        value: median(ours),
        reference: median(theirs),
        unit: "/s",
        of: "ratio",
        budget: { atLeast: 0.6 },
      },
    ];
  },
} satisfies BudgetedPromise;

async function rawBody(page: string): Promise<number> {
  const response = await fetch(page, { headers: { "accept-encoding": "br" }, method: "HEAD" });
  return Number(response.headers.get("content-length"));
}
