import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { publicPages } from "#tests/support/public-pages.ts";
import { type RunningSite, startSite } from "#tests/support/site.ts";

// The result of starting a site for other people with nothing set but its address: on the embedded database, several starts in a row.

const PUBLIC = { PUBLIC_URL: "https://example.org" };
const DEMO_BAR = "Mundo de demostración";
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "cuna-public-"));
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

async function running(env: Record<string, string>, look: (site: RunningSite) => Promise<void>) {
  const site = await startSite({ dataDir, env });
  try {
    await expect.poll(() => site.log()).toContain("Cuna is open at");
    await look(site);
  } finally {
    await site.stop();
  }
}

const page = async (site: RunningSite, address: string) => (await fetch(site.url + address)).text();
const statusOf = async (site: RunningSite, address: string) => (await fetch(site.url + address, { redirect: "manual" })).status;

test("it is empty and whole: no demo world, no mailbox, no invented center, and every page answers", async () => {
  await running(PUBLIC, async (site) => {
    for (const address of ["/dev/correo", "/dev/correo/1", "/dev/correo/1/html", "/dev/componentes", "/centros/clinica-luna-de-larimar"])
      expect(await statusOf(site, address), address).toBe(404);
    for (const address of Object.values(publicPages)) {
      expect(await statusOf(site, address), address).toBeLessThan(500);
      expect((await page(site, address)).includes(DEMO_BAR), address).toBe(false);
    }
    for (const address of ["/", "/centros", "/especialistas", "/busqueda?q=fiv", "/testimonios"])
      expect((await page(site, address)).match(/href="\/(centros|especialistas)\/[^"]+"/g), address).toBeNull();
    // Ignores the line of each request that this test made.
    const said = site
      .log()
      .split("\n")
      .filter((line) => !line.includes('"msg":"request"'));
    expect(said.join("\n")).not.toContain("/dev/correo");
    expect(site.log()).toMatch(/"level":"warn".*SMTP_URL is missing: /);
    expect(fs.statSync(path.join(dataDir, "secret-key")).mode & 0o777).toBe(0o600);
  });
});

test("a demonstration for everybody has to be asked for, and is told in the log", async () => {
  await running({ ...PUBLIC, DEMONSTRATION: "on" }, async (site) => {
    expect((await page(site, "/centros")).includes(DEMO_BAR)).toBe(true);
    expect(await statusOf(site, "/centros/clinica-luna-de-larimar")).toBe(200);
    expect(await statusOf(site, "/dev/correo")).toBe(200);
    expect(site.log()).toMatch(/"level":"warn".*DEMONSTRATION is on: /);
  });
});

test("and its fictional centers are never there without the bar that says so", async () => {
  const { NODE_ENV: _, DATABASE_URL: __, SMTP_URL: ___, ...inherited } = process.env;
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    env: { ...inherited, ...PUBLIC, DATA_DIR: dataDir, PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (said += text));
  const [code] = await once(child, "close");
  expect(code).toBe(1);
  expect(said).toContain("npm run seed -- --clear");
  expect(said).not.toMatch(/^\s+at /m);
});
