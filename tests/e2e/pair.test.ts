import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { openTestDatabase } from "#tests/support/database.ts";
import { openPages } from "#tests/support/own-site.ts";
import { browserCookies, signIn, signInWith } from "#tests/support/sign-in.ts";
import { barriers, tabTo } from "#tests/support/visit.ts";

// «En pareja» by keyboard alone, for both. Each test ends what it began, so that the shared site stays as it was.

const site = inject("sharedSite");
const db = openTestDatabase(site.databaseUrl);
const open = await openPages(site, { as: "maria", waitUntil: "networkidle" });

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

const GUEST = { email: "acompana.teclado@correo.example", password: "tres gatos y un paraguas" };

const send = (path: string, cookie: string, fields: [string, string][]) =>
  fetch(site.url + path, { method: "POST", redirect: "manual", headers: { cookie, Origin: site.url }, body: new URLSearchParams(fields) });

/** Registers the second person, whose mailbox is confirmed, and returns the `Cookie` header of their browser. */
async function registerGuest(): Promise<string> {
  const fields = { cuenta: "patient", nombre: "Rafael", apellido: "Mieses", email: GUEST.email, password: GUEST.password, terminos: "si" };
  await send("/registro?cuenta=patient", "", Object.entries(fields));
  await db.updateTable("users").set({ email_verified: true }).where("email", "=", GUEST.email).executeTakeFirstOrThrow();
  return signInWith(site.url, GUEST.email, GUEST.password);
}

/** Finds nothing wrong at the widths of a telephone and of a desktop. */
async function expectNoBarriers(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriers(page), String(width)).toEqual([]);
  }
}

test("who is invited accepts with a box of their own, reads what is shared, changes nothing there and leaves, by keyboard alone; axe finds nothing", async () => {
  const PARTS = ["solicitudes", "presupuestos", "consultas", "progreso"];
  const pair = "/dashboard/user/pareja";
  const guest = await registerGuest();
  const invitation: [string, string][] = [
    ["accion", "invitar"],
    ["correo", GUEST.email],
    ...PARTS.map((part): [string, string] => ["ve", part]),
  ];
  expect((await send(pair, await signIn(site.url, "maria"), invitation)).status).toBe(303);

  const page = await open("/", { as: undefined, width: 390 });
  await page.context().addCookies(browserCookies(site.url, guest));
  await page.goto(site.url + pair, { waitUntil: "networkidle" });
  await expectNoBarriers(page);
  const accept = page.getByRole("button", { name: "Aceptar", exact: true });
  await tabTo(accept);
  await page.keyboard.press("Enter");
  const box = page.getByRole("checkbox", { name: /^Acepto acompañar a María/ });
  await expect.poll(() => box.getAttribute("aria-invalid")).toBe("true");
  expect(await box.getAttribute("aria-describedby")).toBeTruthy();
  await expectNoBarriers(page);
  await box.focus();
  await page.keyboard.press("Space");
  await tabTo(accept);
  await page.keyboard.press("Enter");

  const see = page.getByRole("link", { name: "Ver lo que comparte" });
  await see.waitFor();
  await expectNoBarriers(page);
  await tabTo(see);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Lo que comparte María" }).waitFor();
  expect(await page.locator("main form").count()).toBe(1);
  await expectNoBarriers(page);
  const leave = page.getByRole("button", { name: "Dejar de acompañar" });
  await tabTo(leave);
  await page.keyboard.press("Enter");
  await page.getByText("Terminado. Nadie ve ya el proceso del otro.").waitFor();
  expect(await db.selectFrom("companions").select("id").execute()).toEqual([]);
});
