import type { Locator } from "playwright-core";
import { expect } from "vitest";

/**
 * Waits until a click on this link opens the form over the page. Before its script is there, and where a busy machine lets it wait for
 * long, the browser follows the link instead, which is right for a person and the wrong page for a test of the dialog.
 */
export async function waitForLeadDialog(link: Locator): Promise<void> {
  const page = link.page();
  const island = page.locator('[data-island="lead-dialog"]');
  await expect
    .poll(async () => {
      await page.mouse.move(0, 0);
      await link.hover();
      return island.getAttribute("data-state");
    })
    .toBe("awake");
}

/** Opens the form over the page by its link. */
export async function openLeadDialog(link: Locator): Promise<void> {
  await waitForLeadDialog(link);
  await link.click();
}
