import { expect, inject, test } from "vitest";
import { openLeadDialog } from "#tests/support/lead-dialog.ts";
import { openPages } from "#tests/support/own-site.ts";

// The form over the page, on a desk.

const site = inject("sharedSite");
const open = await openPages(site, { width: 1280 });

test("in the dialog on a desk the steps and the close button stand beside each other in one head, above a step that says what it asks", async () => {
  const page = await open("/centros", { waitUntil: "networkidle" });
  await openLeadDialog(page.locator("[data-lead-dialog]").first());
  const dialog = page.locator("dialog[open]");
  for (const block of ["start", "end"] as const) {
    await dialog
      .locator(block === "start" ? "header" : '[name="estado"]')
      .last()
      .evaluate((part, to) => part.scrollIntoView({ block: to, behavior: "instant" }), block);
    const [top, steps, close] = await Promise.all(
      [dialog, dialog.getByRole("list", { name: "Pasos" }), dialog.getByRole("button", { name: "Cerrar" })].map((part) =>
        part.boundingBox(),
      ),
    );
    expect(steps!.x + steps!.width).toBeLessThanOrEqual(close!.x);
    for (const part of [steps!, close!]) {
      expect(part.y).toBeGreaterThanOrEqual(top!.y);
      expect(part.y + part.height).toBeLessThanOrEqual(top!.y + 80);
    }
  }
  await dialog.getByRole("button", { name: "Continuar" }).click();
  expect(await dialog.getByText("¿Qué buscas?").isVisible()).toBe(true);
});
