import { at, fill, type Screen, type Visit } from "./screen.ts";

const WALLET = "/dashboard/provider/billetera";
const DESK = "/dashboard/admin/recargas";

/** Opens the first top-up that the list shows in this state. */
const first = (list: string, state: string) => async (visit: Visit) => {
  const { page } = visit;
  await at(list)(visit);
  await page.locator("main tbody tr", { hasText: state }).first().locator("a").click();
  await page.waitForURL(/recargas\/[0-9a-f]{8}/);
};

const luna = (name: string, open: Screen["open"]): Screen => ({ name: `top-up-${name}`, as: "amaranta", open });
const team = (name: string, open: Screen["open"]): Screen => ({ name: `top-ups-${name}`, as: "lia", open });

const pressLast = async ({ page }: Visit) => page.locator("main form button[type=submit]").last().click();
const refused = async ({ page }: Visit) => void (await page.locator("[aria-invalid=true]").first().waitFor());

export const topUpScreens: readonly Screen[] = [
  luna("new", at(`${WALLET}/recargar`)),
  luna("new-error", async (visit) => {
    const { page } = visit;
    await at(`${WALLET}/recargar`)(visit);
    await page.locator('main [name="monto"][value="otro"]').check({ force: true });
    await fill(page, "main", { "otro-monto": "7" });
    await pressLast(visit);
    await refused(visit);
  }),
  { ...luna("paid", first(`${WALLET}/recargar`, "Pagada")), shows: "/dashboard/provider/billetera/recargas/:id" },
  {
    ...luna("receipt", async (visit) => {
      await first(`${WALLET}/recargar`, "Pagada")(visit);
      await visit.page.locator("main a", { hasText: "E31" }).click();
      await visit.page.waitForURL(/recibos\//);
    }),
    shows: "/dashboard/provider/billetera/recibos/:id",
  },
  {
    ...luna("fiscal-error", async (visit) => {
      await at(`${WALLET}/datos-fiscales`)(visit);
      await fill(visit.page, "main", { rnc: "123456789" });
      await pressLast(visit);
      await refused(visit);
    }),
    shows: "/dashboard/provider/billetera/datos-fiscales",
  },
  { name: "top-up-sent", as: "yadira", open: first(`${WALLET}/recargar`, "en revisión") },
  team("list", at(DESK)),
  { ...team("one", first(DESK, "en revisión")), shows: "/dashboard/admin/recargas/:id" },
  team("sequences", at(`${DESK}/secuencias`)),
];
