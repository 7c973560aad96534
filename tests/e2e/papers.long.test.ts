import path from "node:path";
import PDFDocument from "pdfkit";
import type { Page } from "playwright-core";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { idOfCenter } from "#db/seed/provider-rows.ts";
import { type Db, openDatabase } from "#platform/db/db.ts";
import { openFileFolder } from "#platform/files.ts";
import { hugePanorama } from "#tests/support/hostile-files.ts";
import { ownBrowser, ownSite } from "#tests/support/own-site.ts";
import { browserCookies, signIn } from "#tests/support/sign-in.ts";
import { barriers } from "#tests/support/visit.ts";

// The papers of a profile beside its checklist, in a browser, with and without script, including papers of malicious people.

const MANATI = idOfCenter("Centro Manatí");
const PROVEN = "Lo que dice y lo que prueba";

const site = await ownSite();
const browser = await ownBrowser();
const db: Db = openDatabase(site.databaseUrl, { role: "owner", max: 2 });
afterAll(() => db.destroy());
const cookies = browserCookies(site.url, await signIn(site.url, "lia"));
let before: number;
beforeEach(async () => {
  before = await readings();
});

const readings = async () => (await db.selectFrom("audit_log").select("id").where("action", "=", "document.read").execute()).length;
const screen = (id?: string) => `${site.url}/dashboard/admin/verificacion/${MANATI}${id ? `?papel=${id}` : ""}`;
const idOf = async (kind: string) => {
  const rows = db.selectFrom("provider_documents").select("id").where("provider_id", "=", MANATI).where("kind", "=", kind);
  return (await rows.orderBy("uploaded_at").executeTakeFirstOrThrow()).id;
};

async function open(width: number, javaScriptEnabled = true): Promise<{ page: Page; complaints: string[] }> {
  const viewport = { width, height: 900 };
  const context = await browser.newContext({ viewport, reducedMotion: "reduce", serviceWorkers: "block", javaScriptEnabled });
  onTestFinished(() => context.close());
  await context.addCookies(cookies);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (said) => ["error", "warning"].includes(said.type()) && complaints.push(said.text()));
  page.on("dialog", (dialog) => complaints.push(dialog.message()));
  return { page, complaints };
}
const width = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().width));
const pixelsDrawn = (page: Page) =>
  page.locator("#papel canvas").evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
    return data.some((value, index) => index % 4 === 0 && value < 100);
  });

test("a key opens the papers beside the checklist one after the other; each reading has one line, and what is noted leaves it open", async () => {
  const { page, complaints } = await open(1280);
  await page.goto(screen());
  await page.getByText("Apagar atajos").waitFor();
  await page.keyboard.press("v");
  const photo = page.locator("#papel img");
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(900);
  const fitted = await width(page, "#papel img");
  await page.keyboard.press("+");
  await expect.poll(() => width(page, "#papel img")).toBeGreaterThan(fitted * 1.4);
  await page.getByRole("button", { name: "Girar a la derecha" }).click();
  await expect.poll(() => photo.getAttribute("style")).toContain("rotate(90deg)");
  expect(await readings()).toBe(before + 1);

  await page.keyboard.press("v");
  await page.locator("#papel .paper-words").getByText("4471-B").waitFor();
  expect(await pixelsDrawn(page)).toBe(true);
  await page.getByRole("button", { name: "Página siguiente" }).click();
  await page.locator("#papel").getByText("exhibe esta habilitación").waitFor();
  await page.keyboard.press("+");
  expect(await readings()).toBe(before + 2);
  const [paper, proven] = [page.locator("#papel"), page.locator("section", { has: page.getByRole("heading", { name: PROVEN }) })];
  const [right, left] = [(await paper.boundingBox())!, (await proven.boundingBox())!];
  expect(left.x + left.width).toBeLessThanOrEqual(right.x);
  expect(await barriers(page)).toEqual([]);

  const row = page.locator("li", { has: page.getByRole("heading", { name: "Habilitación" }) });
  await row.getByLabel("Número").fill("4471-B");
  await row.getByLabel("Emitido por").fill("Ministerio de Salud Pública");
  await row.getByRole("button", { name: /^Coincide/ }).click();
  await page.getByText("Anotado.").waitFor();
  const { top, bottom } = await paper.evaluate((element) => element.getBoundingClientRect());
  expect([top >= 0, bottom <= 900]).toEqual([true, true]);
  await page.locator("#papel").getByText("exhibe esta habilitación").waitFor();
  expect(await readings()).toBe(before + 2);
  expect(complaints).toEqual([]);
});

test.each([320, 390])("at %i px a paper is above what it proves, and leads there", async (narrow) => {
  const { page, complaints } = await open(narrow);
  await page.goto(screen(await idOf("habilitacion")));
  await page.locator("#papel .paper-words").getByText("4471-B").waitFor();
  const [paper, proven] = [page.locator("#papel"), page.getByRole("heading", { name: PROVEN })];
  expect((await paper.boundingBox())!.y).toBeLessThan((await proven.boundingBox())!.y);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("link", { name: "Ir a lo que tiene que probar" }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/^documento-/);
  await expect.poll(() => page.locator(":focus").evaluate((part) => Math.round(part.getBoundingClientRect().top))).toBeLessThan(300);
  expect(complaints).toEqual([]);
});

test("without script a link shows the photo beside the checklist, and a PDF is taken away", async () => {
  const { page } = await open(1280, false);
  await page.goto(screen());
  await page.getByRole("link", { name: "Ver exequatur.jpg" }).click();
  await expect.poll(() => page.locator("#papel img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(900);
  expect(await readings()).toBe(before + 1);
  await page.getByRole("link", { name: "Ver habilitacion.pdf" }).click();
  // Text within <noscript> does not count for a browser that can run scripts.
  expect(await page.locator("#papel noscript").innerHTML()).toContain("Para ver un PDF aquí hace falta JavaScript.");
  expect(await readings()).toBe(before + 1);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Descargar habilitacion.pdf" }).click();
  expect((await download).suggestedFilename()).toBe("habilitacion.pdf");
  expect(await readings()).toBe(before + 2);
});

/** Stores a file unsealed, as older versions did, so that it has exactly these bytes. */
async function kept(bytes: Uint8Array, mediaType = "application/pdf"): Promise<string> {
  const stored_as = `documents/${MANATI}/${crypto.randomUUID()}`;
  await openFileFolder(path.join(site.dataDir, "files")).put(stored_as, bytes);
  const file = { file_name: "raro", stored_as, media_type: mediaType, bytes: bytes.length };
  const row = { provider_id: MANATI, kind: "seguro", holder: crypto.randomUUID(), ...file };
  return (await db.insertInto("provider_documents").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

async function drawn(draw: (paper: PDFKit.PDFDocument) => void, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const paper = new PDFDocument({ size: "A5", ...options });
  const chunks: Buffer[] = [];
  paper.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => paper.on("end", resolve));
  draw(paper);
  paper.end();
  await ended;
  return Buffer.concat(chunks);
}

const withScript = (text: string) =>
  drawn((paper) => {
    paper.text(text);
    const action = paper.ref({ S: "JavaScript", JS: new String("app.alert('leído');") });
    action.end("");
    (paper as unknown as { _root: { data: Record<string, unknown> } })._root.data.OpenAction = action;
  });

test.each<[string, () => Promise<Uint8Array>, string]>([
  ["with a script, which stays unread", () => withScript("Seguro vigente"), "Seguro vigente"],
  [
    "that is a page of HTML as well",
    async () => Buffer.concat([await withScript("Doble"), Buffer.from("<script>alert(1)</script>")]),
    "Doble",
  ],
  ["cut in the middle", async () => (await withScript("Cortado")).subarray(0, 420), "dañado o incompleto"],
  ["of nothing but its head", async () => Buffer.from("%PDF-1.7\n"), "dañado o incompleto"],
  ["behind a password", () => drawn((paper) => paper.text("Cerrado"), { userPassword: "clave" }), "pide una contraseña"],
  [
    "with an image of 214 million pixels",
    () => drawn((paper) => paper.text("Grande").image(hugePanorama(), { width: 200 })),
    "no se pudo leer",
  ],
  [
    "of two hundred pages",
    () =>
      drawn((paper) =>
        Array.from({ length: 199 }, () => paper.addPage())
          .at(-1)!
          .text("La última"),
      ),
    "Página 1 de 200",
  ],
])("a PDF %s: a page or a sentence, and the way to take it away", async (_, file, expected) => {
  const id = await kept(await file());
  const { page, complaints } = await open(1280);
  await page.goto(screen(id));
  await page.locator("#papel").getByText(expected).first().waitFor();
  await page.getByRole("link", { name: "Descargar raro" }).first().waitFor();
  expect(await page.getByRole("heading", { name: PROVEN }).isVisible()).toBe(true);
  expect(await readings()).toBe(before + 1);
  expect(complaints).toEqual([]);
});

test("a photo that does not open says so; a paper that is gone, too", async () => {
  const photo = await kept(Buffer.from("\xff\xd8\xff nada", "latin1"), "image/jpeg");
  const { page } = await open(1280);
  await page.goto(screen(photo));
  await page.locator("#papel").getByText("dañado o incompleto").waitFor();
  const lost = await kept(Buffer.from("%PDF-1.7\n"));
  const { stored_as } = await db.selectFrom("provider_documents").select("stored_as").where("id", "=", lost).executeTakeFirstOrThrow();
  await openFileFolder(path.join(site.dataDir, "files")).remove(stored_as);
  await page.goto(screen(lost));
  await page.locator("#papel").getByText("ya no está aquí").waitFor();
});
