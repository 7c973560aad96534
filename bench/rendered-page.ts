import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { build } from "vite";
import { load } from "./load.ts";
import { type BudgetedPromise, median } from "./promise.ts";

const ROUND_MS = 3_000;
const ROUNDS = 3;
/** The folder is inside the project, so that its packages are found. */
const FOLDER = "build/bench";
/** A session bypasses the page cache, so every request is rendered. */
const SIGNED_IN = { cookie: "session=bench" };

/**
 * Measures a list page rendered for each request against bare renderToString of the same cards, from memory. Since it is always the
 * same page, its database answers and the HTML of its cards are cached (server/kept-answers.ts, app/islands/kept-html.server.ts).
 */
export default {
  name: "rendered-page",
  async measure({ url, databaseUrl }) {
    await build({
      logLevel: "error",
      build: {
        ssr: "bench/cards-server.tsx",
        outDir: FOLDER,
        emptyOutDir: true,
        rolldownOptions: { output: { entryFileNames: "cards.mjs" } },
      },
      mode: "test",
    });
    const reference = fork(join(FOLDER, "cards.mjs"), [databaseUrl], {
      env: { ...process.env, NODE_ENV: "production" },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    const ready = once(reference, "message") as Promise<[number]>;
    const cards = await (await fetch(`${url}/centros`, { headers: { accept: "text/html", ...SIGNED_IN } })).text();
    if (!cards.includes("<article")) throw new Error("the list shows no cards");
    const [port] = await ready;
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      ours.push((await load(`${url}/centros`, { connections: 8, ms: ROUND_MS, headers: SIGNED_IN })).perSecond);
      theirs.push((await load(`http://127.0.0.1:${port}/`, { connections: 8, ms: ROUND_MS })).perSecond);
    }
    reference.kill();
    return [
      {
        what: "rendered /centros, requests a second",
        value: median(ours),
        reference: median(theirs),
        unit: "/s",
        of: "ratio",
        budget: { atLeast: 0.4 },
      },
    ];
  },
} satisfies BudgetedPromise;
