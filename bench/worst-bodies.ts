import { WORST_BODIES } from "#tests/support/worst-bodies.ts";
import type { BudgetedPromise } from "./promise.ts";

const DOORS = ["/contacto", "/api/solicitud", "/api/eventos", "/functions/v1/lead-routing-v2", "/comparar"];

/** Measures the longest wait of `/healthz` while the site reads the worst bodies that it accepts. */
export default {
  name: "worst-bodies",
  async measure({ url }) {
    let over = false;
    let longest = 0;
    const asking = (async () => {
      while (!over) {
        const since = performance.now();
        await (await fetch(`${url}/healthz`)).arrayBuffer();
        longest = Math.max(longest, performance.now() - since);
      }
    })();
    for (const door of DOORS)
      for (const { type, body } of WORST_BODIES)
        await (await fetch(url + door, { method: "POST", body, headers: { "content-type": type }, redirect: "manual" })).arrayBuffer();
    over = true;
    await asking;
    return [{ what: "longest silence while hostile bodies are read", value: longest, unit: "ms", of: "value", budget: { atMost: 200 } }];
  },
} satisfies BudgetedPromise;
