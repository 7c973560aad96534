import { sql } from "kysely";
import { openDatabase } from "#platform/db/db.ts";
import { formatUsd } from "#platform/money.ts";
import { type BudgetedPromise, median } from "./promise.ts";

const CENTER = "clinica-luna-de-larimar";
const PAGES = [`/centros/${CENTER}`, "/centros?q=larimar"];
/** Prices that no center of the demo world has, which the measured pages are searched for. */
const FIRST_PRICE_CENTS = 8_888_800;
const ROUNDS = 9;

/** Measures how long cached pages still show a center's former price after the new one is committed. */
export default {
  name: "changed-page",
  async measure({ url, databaseUrl }) {
    const db = openDatabase(databaseUrl);
    const waits: number[] = [];
    try {
      for (let round = 0; round < ROUNDS; round++) {
        const cents = FIRST_PRICE_CENTS + 100 * round;
        for (const page of PAGES) for (let visit = 0; visit < 2; visit++) await (await fetch(url + page)).text();
        await sql`insert into provider_prices (provider_id, price_line_id, amount_cents, informed_on)
          select id, 'fiv-propios', ${cents}, current_date from provider_profiles where slug = ${CENTER}
          on conflict (provider_id, price_line_id, informed_on) do update set amount_cents = excluded.amount_cents`.execute(db);
        const since = performance.now();
        for (const page of PAGES) while (!(await (await fetch(url + page)).text()).includes(formatUsd(cents)));
        waits.push(performance.now() - since);
      }
    } finally {
      await db.destroy();
    }
    return [{ what: "new price on the kept pages", value: median(waits), unit: "ms", budget: { atMost: 2_000 } }];
  },
} satisfies BudgetedPromise;
