import { request } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { idOfCenter } from "#db/seed/provider-rows.ts";
import { executable, pdf } from "#tests/support/hostile-files.ts";
import { openPages, ownSite, press } from "#tests/support/own-site.ts";
import { samplePhoto } from "#tests/support/sample-photo.ts";
import { signIn } from "#tests/support/sign-in.ts";
import { tabTo } from "#tests/support/visit.ts";

// A center's people keep their public profile, with script and without. How they get one: tests/e2e/clinic-journeys.long.test.ts.

const ROOT = "/dashboard/provider";
const PIECE = 256 * 1024;

const site = await ownSite();
const open = await openPages(site);

const program = { name: "foto.jpg", mimeType: "image/jpeg", buffer: executable };

const file = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });

describe.each([
  ["with script", true],
  ["without script", false],
])("%s", (_, javaScriptEnabled) => {
  test("a price and a name that change are on the public page, and what was wrong comes back as typed", async () => {
    const page = await open(`${ROOT}/precios`, { as: "yadira", javaScriptEnabled });
    await page.locator('[name="precio-primera-consulta"]').fill(javaScriptEnabled ? "77" : "78");
    await page.locator('[name="precio-inseminacion-ciclo"]').fill("6oo");
    await page.getByRole("button", { name: "Publicar cambios" }).click();
    await page.getByText("Solo números: ¿600?").waitFor();
    expect(await page.locator('[name="precio-inseminacion-ciclo"]').inputValue()).toBe("6oo");
    await page.goto(`${site.url}${ROOT}/perfil`);
    await page.locator('[name="resumen"]').fill(`Frase ${String(javaScriptEnabled)}.`);
    await press(page, "Guardar cambios");
    await page.getByText("Guardado.", { exact: true }).waitFor();
    await expect
      .poll(async () => (await fetch(`${site.url}/centros/unidad-caracola`)).text())
      .toContain(`Frase ${String(javaScriptEnabled)}.`);
    expect(await (await fetch(`${site.url}/centros/unidad-caracola`)).text()).toContain(javaScriptEnabled ? "US$ 77" : "US$ 78");
  });
});

test("without script, photos go up and a program called foto.jpg does not, with its cause; visitors see them at once", async () => {
  const page = await open(`${ROOT}/galeria`, { as: "yadira", javaScriptEnabled: false });
  const before = await page.locator("#fotos li").count();
  await page.setInputFiles('[name="fotos"]', [await samplePhoto("a.jpg", 20), await samplePhoto("b.jpg", 80), program]);
  await press(page, "Subir fotos");
  await page.getByText("foto.jpg no entró").waitFor();
  await page.getByText("Es un programa, no una foto ni un documento.").waitFor();
  expect(await page.locator("#fotos li").count()).toBe(before + 2);
  await page.goto(`${site.url}/centros/unidad-caracola`);
  expect(await page.locator('main img[src^="/fotos/"]').count()).toBeGreaterThanOrEqual(Math.min(before + 2, 3));
});

test("a photo that is dropped anywhere around the others goes up as if it was chosen", async () => {
  const page = await open(`${ROOT}/galeria`, { as: "amaranta" });
  await page.getByText("Suéltalas en cualquier punto").waitFor();
  const before = await page.locator("#fotos li").count();
  const { buffer } = await samplePhoto("soltada.jpg", 120);
  const dataTransfer = await page.evaluateHandle((bytes) => {
    const brought = new DataTransfer();
    brought.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], "soltada.jpg", { type: "image/jpeg" }));
    return brought;
  }, buffer.toString("base64"));
  await page.locator("#fotos form").dispatchEvent("drop", { dataTransfer });
  await expect.poll(() => page.locator("#fotos li").count()).toBe(before + 1);
});

test("with the keyboard alone: the order of photos, a price, an outcome and an invitation", async () => {
  const page = await open(ROOT, { as: "yadira", waitUntil: "networkidle" });
  const { keyboard } = page;
  const go = async (label: string) => {
    await tabTo(page.getByRole("link", { name: label, exact: true }));
    await keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: label }).waitFor();
  };
  const write = async (name: string, value: string) => {
    await tabTo(page.locator(`[name="${name}"]`));
    await keyboard.press("ControlOrMeta+A");
    await keyboard.type(value);
  };
  for (const red of [30, 60]) {
    const multipart = { centro: idOfCenter("Unidad Caracola"), hacer: "subir", fotos: await samplePhoto(`${red}.jpg`, red) };
    await page.request.post(`${site.url}${ROOT}/galeria`, { multipart, headers: { Origin: site.url } });
  }
  await page.reload({ waitUntil: "networkidle" });
  await go("Galería y documentos");
  const photosInOrder = () => page.locator("#fotos li img").evaluateAll((all) => all.map((image) => image.getAttribute("src")));
  const [first, second] = await photosInOrder();
  await tabTo(page.locator("#fotos li").nth(1).getByRole("link"));
  await keyboard.press("Enter");
  await page.getByRole("heading", { level: 2, name: /^2\. / }).waitFor();
  await tabTo(page.locator("#foto").getByRole("button", { name: "Antes" }));
  await keyboard.press("Enter");
  await expect.poll(async () => (await photosInOrder()).slice(0, 2)).toEqual([second, first]);
  await go("Precios y resultados");
  await write("precio-primera-consulta", "81");
  await keyboard.press("Enter");
  await page.getByText("Publicamos 1 precio con fecha de hoy.").waitFor();
  await tabTo(page.getByRole("link", { name: "Resultados por edad" }));
  await keyboard.press("Enter");
  const figures = { punciones: "60", transferencias: "50", nacimientos: "20" };
  for (const [figure, value] of Object.entries(figures)) await write(`${figure}-under-35`, value);
  await keyboard.press("Enter");
  await page.getByText("Publicamos 1 edad.").waitFor();
  await go("Equipo y accesos");
  await write("email", "bruno.caoba@correo.example");
  await tabTo(page.locator('[name="permiso"]:checked'));
  await keyboard.press("ArrowLeft");
  await tabTo(page.getByRole("button", { name: "Invitar" }));
  await keyboard.press("Enter");
  await page.getByText("Recepción, vale hasta").waitFor();
});

test("a paper of one center is not there for another's people, nor for a visitor", async () => {
  const page = await open(`${ROOT}/galeria`, { as: "amaranta", javaScriptEnabled: false });
  await page.selectOption('[name="documento"]', "habilitacion");
  await page.setInputFiles('[name="archivo"]', { name: "habilitación.pdf", mimeType: "application/pdf", buffer: pdf });
  await page.getByRole("button", { name: "Subir documento" }).click();
  await page.getByText("Recibimos el documento.").waitFor();
  const address = await page.getByRole("link", { name: "Descargar Habilitación de Salud Pública" }).getAttribute("href");
  const statusFor = async (cookie: string) =>
    (await fetch(site.url + address!, { headers: { Cookie: cookie }, redirect: "manual" })).status;
  expect(await statusFor(await signIn(site.url, "amaranta"))).toBe(200);
  expect(await statusFor(await signIn(site.url, "yadira"))).toBe(404);
  expect(await statusFor("")).toBe(302);
});

test("a photo whose connection breaks goes on where it was, after the page was closed", async () => {
  const page = await open(`${ROOT}/galeria`, { as: "amaranta", waitUntil: "networkidle" });
  const before = await page.locator("#fotos li").count();
  const noise = {
    create: { width: 900, height: 700, channels: 3, background: "#fff", noise: { type: "gaussian", mean: 128, sigma: 60 } },
  } as const;
  // The file is on disk, since the browser also recognises it by the time of its last change.
  const large = join(site.dataDir, "ruido.jpg");
  expect((await sharp(noise).jpeg({ quality: 100 }).toFile(large)).size).toBeGreaterThan(3 * PIECE);
  const offsets: string[] = [];
  page.on("request", (asked) => {
    const offset = asked.headers()["upload-offset"];
    if (offset !== undefined) offsets.push(offset);
  });
  const isPiece = (url: URL) => /\/subidas\/[^/]+$/.test(url.pathname);
  await page.route(isPiece, (route) => (offsets.length > 2 ? route.abort("connectionreset") : route.continue()));
  await page.setInputFiles('[name="fotos"]', large);
  await page.getByRole("button", { name: "Subir fotos" }).click();
  await expect.poll(() => offsets.length).toBeGreaterThan(2);
  // The page retries by itself until somebody leaves it.
  await page.reload({ waitUntil: "networkidle" });
  await page.unroute(isPiece);
  expect(await page.locator("#fotos li").count()).toBe(before);
  offsets.length = 0;
  await page.setInputFiles('[name="fotos"]', large);
  await page.getByRole("button", { name: "Subir fotos" }).click();
  await expect.poll(() => page.locator("#fotos li").count()).toBe(before + 1);
  expect(offsets[0]).toBe(String(2 * PIECE));
});

test("half a piece counts for nothing, and nobody else learns of the file", async () => {
  const headers = { Cookie: await signIn(site.url, "amaranta"), Origin: site.url };
  const begun = await fetch(`${site.url}${ROOT}/subidas`, { method: "POST", headers: { ...headers, "Upload-Length": String(PIECE + 9) } });
  expect(begun.status).toBe(201);
  const address = site.url + begun.headers.get("location");
  const piece = { ...headers, "Content-Type": "application/offset+octet-stream", "Upload-Offset": "0" };
  const broken = request(address, { method: "POST", headers: { ...piece, "Content-Length": PIECE } }).on("error", () => {});
  await new Promise((sent) => broken.write(Buffer.alloc(PIECE / 2), sent));
  broken.destroy();
  const offset = async (Cookie: string) => {
    const { status, headers } = await fetch(address, { method: "HEAD", headers: { Cookie } });
    return status === 200 ? headers.get("upload-offset") : status;
  };
  expect(await offset(headers.Cookie)).toBe("0");
  expect(await offset(await signIn(site.url, "yadira"))).toBe(404);
  const whole = await fetch(address, { method: "POST", headers: piece, body: Buffer.alloc(PIECE) });
  expect([whole.status, whole.headers.get("upload-offset")]).toEqual([204, String(PIECE)]);
});

test("a paper comes in pieces too: what was typed and the file stay while something is wrong, and it can be taken away", async () => {
  const page = await open(`${ROOT}/galeria`, { as: "amaranta", waitUntil: "networkidle" });
  const send = () => page.getByRole("button", { name: "Subir documento" }).click();
  await page.setInputFiles('[name="archivo"]', file("seguro.pdf", executable));
  await page.selectOption('[name="documento"]', "seguro");
  await send();
  await page.getByText("Es un programa, no una foto ni un documento.").waitFor();
  await page.setInputFiles('[name="archivo"]', file("seguro.pdf", pdf));
  await page.selectOption('[name="documento"]', "");
  await page.fill('[name="titular"]', "Aseguradora Palma");
  await send();
  await page.getByText("El archivo ya llegó.").waitFor();
  await page.selectOption('[name="documento"]', "seguro");
  await send();
  await page.getByText("Recibimos el documento.").waitFor();
  const kept = page.getByRole("link", { name: "Descargar Seguro de responsabilidad" });
  const answer = await page.request.get(site.url + (await kept.getAttribute("href")));
  expect(Buffer.compare(await answer.body(), pdf)).toBe(0);
  expect(answer.headers()).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": "attachment; filename*=UTF-8''seguro.pdf",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    "cache-control": expect.stringContaining("no-store"),
  });
  await page.getByRole("button", { name: "Quitar Seguro de responsabilidad" }).click();
  await page.getByText("Documento quitado.").waitFor();
  expect(await kept.count()).toBe(0);
});

test("a large body is read only for somebody who signed in", async () => {
  const send = (cookie: string): Promise<number | "closed"> => {
    const body = new FormData();
    body.set("foto", new Blob([new Uint8Array(2 ** 20)]), "foto.jpg");
    const request = { method: "POST", body, headers: { Origin: site.url, Cookie: cookie } };
    return fetch(`${site.url}${ROOT}/galeria`, request).then(
      ({ status }) => status,
      () => "closed",
    );
  };
  // The refusal may close the connection before the whole body is sent.
  expect([413, "closed"]).toContain(await send("session=invented"));
  // It names no center of hers.
  expect(await send(await signIn(site.url, "amaranta"))).toBe(404);
});
