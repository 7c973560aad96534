import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { idOfCenter } from "#db/seed/provider-rows.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { openPages, ownSite } from "#tests/support/own-site.ts";

// Two people edit the same thing with script. The second one to save reads what the first one saved, keeps their own words, and then
// saves.

const site = await ownSite();
const db = openTestDatabase(site.databaseUrl);
const open = await openPages(site, { as: "lia", cookiesChosen: true });

interface Edited {
  what: string;
  path: string;
  /** The field in which both type, and the button that both press. */
  field: string;
  button: string;
  theirs: string;
  mine: string;
  /** What the second person reads about the first one's change; by default, the typed words. */
  told?: RegExp;
  /** Opens what hides the field. */
  ready?: (page: Page) => Promise<unknown>;
  /** Does what a save needs besides. */
  further?: (page: Page) => Promise<unknown>;
}

const claim = await db.selectFrom("statements").select("id").where("kind", "=", "claim").limit(1).executeTakeFirstOrThrow();
const unmarked = await db
  .selectFrom("sources")
  .select("id")
  .where("id", "not in", db.selectFrom("source_marks").select("source_id"))
  .limit(1)
  .executeTakeFirstOrThrow();
const SAVE = '[value="guardar"]';

const edited: readonly Edited[] = [
  {
    what: "a setting",
    path: "/dashboard/admin/ajustes/marca",
    field: '[name="lema"]',
    button: 'form:has([name="lema"]) [type="submit"]',
    theirs: "Con calma y con fuentes",
    mine: "Paso a paso y sin prisa",
  },
  {
    what: "a text",
    path: "/admin/treatments/adopcion-de-embriones",
    field: '[name="cuerpo"]',
    button: SAVE,
    theirs: "Una oración de la primera persona.",
    mine: "Una oración de la segunda persona.",
    told: /Lo que guardó Lía Almonte es la versión 2\b/,
    // The page moves as the preview arrives, and a button that moves between press and release is not clicked.
    further: async (page) => {
      const typed = await page.locator('[name="cuerpo"]').inputValue();
      await page.getByRole("region", { name: "Así se verá" }).getByText(typed).waitFor();
    },
  },
  {
    what: "a menu",
    path: "/dashboard/admin/menus",
    field: '[name="nombre-0"]',
    button: SAVE,
    theirs: "Clínicas del país",
    mine: "Todos los centros",
    ready: (page) => page.locator('details:has([name="nombre-0"]) summary').click(),
  },
  {
    what: "a statement",
    path: `/dashboard/admin/promesas/${claim.id}`,
    field: '[name="fuente"]',
    button: SAVE,
    theirs: "Memoria del ministerio, página 4",
    mine: "Memoria del ministerio, página 7",
  },
  {
    what: "the first mark of a source",
    path: `/dashboard/admin/fuentes/${unmarked.id}`,
    field: '[name="nota"]',
    button: 'form:has([name="nota"]) [type="submit"]',
    theirs: "La tabla sigue ahí",
    mine: "El PDF cambió de lugar",
  },
  {
    what: "a price",
    path: "/dashboard/admin/precios",
    field: '[name="precio"]',
    button: 'form:has([name="precio"]) [type="submit"]',
    theirs: "31",
    mine: "32",
    told: /^US\$\s31\.00$/,
    further: async (page) => {
      const which = await page.locator('[name="cual"] option[value^="standard:shared:"]').getAttribute("value");
      await page.locator('[name="cual"]').selectOption(which);
      await page.locator('[name="motivo"]').fill("Así lo acordamos.");
    },
  },
  {
    what: "what was found of a profile",
    path: `/dashboard/admin/verificacion/${idOfCenter("Centro Manatí")}`,
    field: '#identity [name="hallado"]',
    button: '#identity [value="no-coincide"]',
    theirs: "La dirección es otra",
    mine: "El teléfono es otro",
  },
];

/** Opens a screen in another tab of the same person, and waits until its script has loaded. */
async function enter(first: Page, path: string): Promise<Page> {
  const page = await first.context().newPage();
  await page.goto(site.url + path);
  await page.locator("[data-find][aria-keyshortcuts]").first().waitFor({ state: "attached" });
  return page;
}

async function save(page: Page, { field, button, ready, further }: Edited, words: string) {
  await ready?.(page);
  await page.locator(field).fill(words);
  await further?.(page);
  await page.locator(button).first().click();
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

test("who saves second is told with the words of the first, keeps their own, and saves then", async () => {
  const lia = await open("/sin-conexion");
  for (const one of edited) {
    const [first, second] = await Promise.all([enter(lia, one.path), enter(lia, one.path)]);
    await save(first, one, one.theirs);
    await first.waitForURL(/[?&]hecho=/);

    // A tab in the background does not scroll.
    await second.bringToFront();
    await second.evaluate(() => Object.assign(window, { sameDocument: true }));
    await save(second, one, one.mine);
    const told = second
      .getByRole("main")
      .getByText(one.told ?? one.theirs)
      .first();
    await told.waitFor();
    await expect.poll(() => told.evaluate(isInView), { message: `${one.what} is told where the person looks` }).toBe(true);
    expect(await second.locator(one.field).inputValue(), one.what).toBe(one.mine);
    expect(await second.evaluate(() => "sameDocument" in window), `${one.what} goes on in the browser`).toBe(true);

    await second.locator(one.button).first().click();
    await second.waitForURL(/[?&]hecho=/);
    await Promise.all([first.close(), second.close()]);
  }
});
