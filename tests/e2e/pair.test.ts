import { expect, inject, test } from "vitest";
import { openPages } from "#tests/support/own-site.ts";
import { barriers } from "#tests/support/visit.ts";

// «En pareja» by keyboard alone. The invitation is withdrawn at the end, so that the shared site stays as it was.

const site = inject("sharedSite");
const open = await openPages(site, { as: "maria", reducedMotion: "reduce", waitUntil: "networkidle" });

test("one request is shared by keyboard alone: named parts, a mistake that is read out, the invitation, and its end; axe finds nothing", async () => {
  const page = await open("/dashboard/user/solicitudes");
  await page.locator('main a[href^="/dashboard/user/solicitudes/"]').first().click();
  const invite = page.getByRole("link", { name: "Invitar a otra persona" });
  await invite.waitFor();
  expect(await barriers(page)).toEqual([]);
  await invite.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboard/user/pareja?solicitud=*");
  const boxes = page.locator("#invitar input[name=ve]");
  await expect.poll(() => boxes.count()).toBe(2);
  expect(await barriers(page)).toEqual([]);

  await page.locator("#invitar input[name=correo]").focus();
  await page.keyboard.type("acompana@correo.example");
  await page.keyboard.press("Enter");
  await page.getByText("Marca al menos una cosa que pueda ver.").waitFor();
  expect(await boxes.count()).toBe(2);
  expect(await page.inputValue("#invitar input[name=correo]")).toBe("acompana@correo.example");
  expect(await barriers(page)).toEqual([]);

  await page.locator("#invitar input[name=correo]").focus();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe("solicitudes");
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Enviar invitación" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Solo una de tus solicitudes.").waitFor();
  expect(await barriers(page)).toEqual([]);

  await page.getByRole("button", { name: "Retirar la invitación" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Invita a tu pareja o a quien te acompaña" }).waitFor();
  expect(await barriers(page)).toEqual([]);
});
