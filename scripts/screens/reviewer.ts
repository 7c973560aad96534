import type { Screen } from "./screen.ts";
import { at, fill, type Visit } from "./screen.ts";

const PLACE = "/dashboard/revision";

/** Opens the first text of the list whose line contains these words. */
const first =
  (line: string) =>
  async ({ page, url }: Visit) => {
    await page.goto(url + PLACE);
    await page.getByRole("main").locator("li", { hasText: line }).first().getByRole("link").click();
    await page.getByRole("heading", { level: 2, name: "El texto como se leerá" }).waitFor();
  };

const screens: readonly Omit<Screen, "as">[] = [
  { name: "reviewer-texts", open: at(PLACE) },
  { name: "reviewer-text", shows: "/dashboard/revision/:id", open: first("En revisión") },
  { name: "reviewer-signed", open: first("Firmado") },
  {
    name: "reviewer-sign-error",
    async open(visit) {
      await first("En revisión")(visit);
      await fill(visit.page, "#firmar", { nombre: "Inés", contrasena: "x" });
      await visit.page.getByRole("button", { name: "Firmar", exact: true }).click();
      await visit.page.locator("main [aria-invalid=true]").first().waitFor();
    },
  },
];

/** The screens of a reviewer: the waiting texts, one text, its signature. */
export const reviewerScreens: readonly Screen[] = screens.map((screen) => ({ ...screen, as: "ines" }));
