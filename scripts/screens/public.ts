import { publicPages } from "#tests/support/public-pages.ts";
import { firstStep, secondStep, send, sendWhenBusy, thirdStep, write } from "./requests.ts";
import { at, type Screen, type Visit } from "./screen.ts";

/** Answers every question of the personal estimate. */
async function estimated({ page, url }: Visit) {
  await page.goto(`${url}/estimacion-personal`);
  for (const choice of ["Propios", "No lo sé todavía", "Ninguno"]) await page.getByText(choice, { exact: true }).first().click();
  await page.locator('input[name="estimacion-antes"]').first().check({ force: true });
  for (const [label, value] of Object.entries({ "Edad, en años": "37", "Peso, en kg": "64", "Estatura, en cm": "163" }))
    await page.getByLabel(label).fill(value);
}

/** The public pages, some of them in dark mode, and the states that need more than an address. */
export const publicScreens: readonly Screen[] = [
  ...Object.entries(publicPages).map(([name, path]): Screen => ({ name: name.replaceAll(" ", "-"), open: at(path) })),
  ...["home", "centers", "center", "cities", "city", "treatment", "how-it-works"].map(
    (name): Screen => ({ name: `${name}-dark`, open: at(publicPages[name]!), dark: true }),
  ),
  { name: "home-cookies", open: at("/"), cookieBar: true, viewportOnly: true },
  {
    name: "home-suggestions",
    viewportOnly: true,
    async open({ page, url }) {
      await page.goto(url);
      await page.locator('main [name="q"]').pressSequentially("lari", { delay: 30 });
      await page.getByRole("option").first().waitFor();
    },
  },
  {
    name: "advanced-search",
    viewportOnly: true,
    async open({ page, url }) {
      await page.goto(url);
      await page.getByRole("button", { name: /Búsqueda avanzada/ }).click();
      await page.locator("dialog[open]").waitFor();
    },
  },
  {
    name: "menu",
    viewportOnly: true,
    async open({ page, url, width }) {
      await page.goto(url);
      if (width < 1100) await page.getByRole("button", { name: "Menú", exact: true }).click();
    },
  },
  { name: "centers-page-2", open: at("/centros?pagina=2") },
  {
    name: "centers-drawer",
    viewportOnly: true,
    async open({ page, url, width }) {
      await page.goto(`${url}/centros?services=fiv`);
      if (width < 900)
        await page
          .getByRole("button", { name: /Filtros/ })
          .first()
          .click();
    },
  },
  { name: "city-without-centers", open: at("/ciudades/azua") },
  { name: "questions-none", open: at("/preguntas-frecuentes?q=zzz") },
  { name: "estimate-result", open: estimated },
  { name: "trip-days", open: at("/republica-dominicana/planificar-mi-experiencia?tratamiento=fiv&inicio=2027-02-01") },
  { name: "installments-errors", open: at("/financiamiento?precio=mil&meses=99") },
  { name: "stories-none", open: at("/testimonios?ciudad=la-romana&tratamiento=dgp") },
  { name: "message-received", open: write },
  {
    name: "form-errors",
    async open({ page, url }) {
      await page.goto(`${url}/solicitar-informacion`);
      await page.locator('main form [type="submit"]').last().click();
      await page.locator("[aria-invalid=true]").first().waitFor();
    },
  },
  { name: "dialog-1", open: firstStep, viewportOnly: true },
  { name: "dialog-2", open: secondStep, viewportOnly: true },
  { name: "dialog-3", open: thirdStep, viewportOnly: true },
  { name: "sent", open: send },
  { name: "sent-unconfirmed", open: sendWhenBusy },
];
