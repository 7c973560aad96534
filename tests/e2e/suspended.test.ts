import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { CHROMIUM_FLAGS, findChromium } from "#tests/support/chromium.ts";
import { browserCookies, signIn } from "#tests/support/sign-in.ts";
import { type RunningSite, startSite } from "#tests/support/site.ts";

// Whom an administrator suspends is out of every open page.

let site: RunningSite;
let browser: Browser;
let cookie: string;
beforeAll(async () => {
  site = await startSite({ copyOf: inject("preparedSite") });
  browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  cookie = await signIn(site.url, "lia");
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

test("somebody who is suspended is out at their next request, and may not follow their inbox any more", async () => {
  const theirs = await signIn(site.url, "amaranta");
  const opened = async (cookies: string) => {
    const context = await browser.newContext({ serviceWorkers: "block", reducedMotion: "reduce" });
    await context.addCookies(browserCookies(site.url, cookies));
    return context.newPage();
  };
  const [hers, ours] = await Promise.all([opened(theirs), opened(cookie)]);
  const live = () => fetch(`${site.url}/api/solicitudes/cambios`, { method: "HEAD", headers: { cookie: theirs } });
  await hers.goto(`${site.url}/dashboard/provider/solicitudes`);
  expect((await live()).status).toBe(200);

  await ours.goto(`${site.url}/dashboard/admin/usuarios?q=amaranta`);
  await ours
    .getByRole("row", { name: /Amaranta/ })
    .getByRole("checkbox")
    .check();
  await ours.getByRole("button", { name: "Suspender", exact: true }).click();
  await ours.locator('[name="motivo"]').fill("Lo pidió su centro");
  await ours.getByRole("button", { name: "Suspender (1)" }).click();
  await ours.getByText("Suspensión hecha.").waitFor();

  expect((await live()).status).toBe(401);
  await hers.getByRole("link", { name: "Billetera" }).first().click();
  await hers.waitForURL(/\/login/);
  await Promise.all([hers.context().close(), ours.context().close()]);
}, 60_000);
