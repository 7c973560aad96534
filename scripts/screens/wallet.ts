import { idOfCenter } from "#db/seed/provider-rows.ts";
import { at, fill, type Screen, type Visit } from "./screen.ts";

const WALLET = "/dashboard/provider/billetera";

/** Chooses which of Yadira's centers the screens show. */
const choose = async ({ page, url }: Visit, center: string) =>
  void (await page.request.post(`${url}/dashboard/provider/centro`, {
    form: { centro: idOfCenter(center) },
    headers: { Origin: url },
    maxRedirects: 0,
  }));

/** Screens of a wallet with past movements, of an empty one, and of wrong input. */
export const walletScreens: readonly Screen[] = [
  { name: "provider-wallet", as: "yadira", open: at(WALLET) },
  { name: "provider-wallet-filtered", as: "yadira", open: at(`${WALLET}?tipo=devoluciones&desde=2026-09-01&hasta=2026-11-30`) },
  {
    name: "provider-wallet-errors",
    as: "yadira",
    async open(visit) {
      await at(`${WALLET}?desde=2026-11-10&hasta=2026-11-01`)(visit);
      await fill(visit.page, "#aviso", { monto: "treinta" });
      await visit.page.locator("#aviso [type=submit]").click();
      await visit.page.locator("#aviso [aria-invalid=true]").waitFor();
    },
  },
  {
    name: "provider-wallet-empty",
    as: "yadira",
    async open(visit) {
      await choose(visit, "Centro Manatí");
      await at(WALLET)(visit);
    },
    leave: (visit) => choose(visit, "Unidad Caracola"),
  },
];
