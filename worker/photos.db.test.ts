import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import CenterPage, { loader as centerLoader } from "#app/routes/public/directory/center.tsx";
import { loader as photoLoader } from "#app/routes/public/files/photo.ts";
import { sweepPhotos } from "#domain/content/sweep-photos.server.ts";
import { openImportFile } from "#domain/imports/file.server.ts";
import { type ImportProblem, importProviders } from "#domain/imports/import-providers.server.ts";
import { publishProvider } from "#domain/providers/publish-provider.server.ts";
import { openJobRunner } from "#platform/jobs.ts";
import { testContext } from "#tests/support/context.ts";
import { pageHtml } from "#tests/support/page.tsx";
import { onlyPhotoHost, phonePhoto, photoHost } from "#tests/support/photo-host.ts";
import { routeArgs } from "#tests/support/route-args.tsx";
import { registerPhotos } from "./photos.ts";

// Follows a photo from the address in an import file to a page, through the queue.

const ctx = await testContext();
const first = await phonePhoto(1000, 800);
const second = await phonePhoto(500, 400);
const host = await photoHost({
  "/sala.jpg": (_, response) => response.end(first),
  "/patio.jpg": (_, response) => response.end(second),
});
const folder = await mkdtemp(path.join(tmpdir(), "cuna-photos-"));
const runner = await openJobRunner(ctx.databaseUrl);
await registerPhotos(runner, { db: ctx.db, files: ctx.files, mayReach: onlyPhotoHost });
afterAll(async () => {
  await runner.stop();
  await rm(folder, { recursive: true });
});

async function importWith(photos: readonly string[], { dryRun = false } = {}) {
  const file = path.join(folder, "centros.csv");
  const cells = ["centro", "Centro Salitre", "Santiago", "fiv", "citas@salitre.example", photos.map((name) => host.url + name).join("|")];
  await writeFile(file, `tipo,nombre,ciudad,servicios,email,fotos\n${cells.join(",")}\n`);
  const problems: ImportProblem[] = [];
  const { rows } = await openImportFile(file, {});
  const summary = await importProviders(ctx, rows, { dryRun, fileName: "centros.csv", onProblem: (problem) => problems.push(problem) });
  return { summary, problems };
}

const rows = () => ctx.db.selectFrom("provider_photos").select(["source_url", "state", "digest"]).orderBy("source_url").execute();
const untilSettled = () => expect.poll(async () => (await rows()).filter(({ state }) => state === "waiting")).toEqual([]);

async function page() {
  const args = routeArgs(ctx, new Request("https://cuna.test/centros/centro-salitre"), { slug: "centro-salitre" });
  return pageHtml(CenterPage as never, await centerLoader(args));
}
const photosIn = (html: string) => [...new Set([...html.matchAll(/\/fotos\/([\w.-]+)/g)].map(([, file]) => file!))];

test("a dry run downloads no photos", async () => {
  await importWith(["/sala.jpg"], { dryRun: true });
  expect(await rows()).toEqual([]);
});

test("the page shows the photos of an import as our own files, and loads nothing from elsewhere", async () => {
  const { problems } = await importWith(["/sala.jpg", "/patio.jpg", "/no-esta.jpg"]);
  expect(problems).toEqual([]);
  await untilSettled();
  await publishProvider(ctx.db, "centro-salitre", "cli");
  const html = await page();
  expect(html).not.toContain(host.url);
  const files = photosIn(html);
  expect(files.map((file) => file.replace(/^\w+-/, "")).sort()).toEqual(["1000.webp", "480.webp", "480.webp", "500.webp", "960.webp"]);
  for (const file of files) {
    const answer = await photoLoader(routeArgs(ctx, new Request("https://cuna.test/"), { file }));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": expect.stringContaining("immutable"),
    });
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(8, 12)
        .toString(),
    ).toBe("WEBP");
  }
});

test("the same import again reports failed photos with the reason, retries them, and does not fetch the others again", async () => {
  const before = host.asked.length;
  const { summary, problems } = await importWith(["/sala.jpg", "/patio.jpg", "/no-esta.jpg"]);
  expect(summary).toMatchObject({ unchanged: 1 });
  expect(problems).toEqual([{ line: 2, field: "fotos", code: "photo-failed", value: `${host.url}/no-esta.jpg`, hint: "not-found" }]);
  await untilSettled();
  expect(host.asked.slice(before)).toEqual(["/no-esta.jpg"]);
});

test("a photo that no profile uses any more is deleted with its files a day later", async () => {
  await ctx.db.updateTable("provider_profiles").set({ verification_status: "pending" }).where("slug", "=", "centro-salitre").execute();
  await importWith(["/patio.jpg"]);
  await untilSettled();
  expect((await rows()).map(({ source_url }) => source_url)).toEqual([`${host.url}/patio.jpg`]);
  expect(await sweepPhotos(ctx, Date.now())).toBe(0);
  expect(await sweepPhotos(ctx, Date.now() + 25 * 3_600_000)).toBe(6); // three widths, each as WebP and AVIF
  const [{ digest } = { digest: null }] = await rows();
  const kept = await photoLoader(routeArgs(ctx, new Request("https://cuna.test/"), { file: `${digest}-500.webp` }));
  expect([kept.status, kept.headers.get("content-type")]).toEqual([200, "image/webp"]);
  const request = new Request("https://cuna.test/", { headers: { accept: "image/avif,image/webp,*/*" } });
  const smaller = await photoLoader(routeArgs(ctx, request, { file: `${digest}-500.webp` }));
  expect([smaller.headers.get("content-type"), smaller.headers.get("vary")]).toEqual(["image/avif", "Accept"]);
});

test.each(["no-existe.webp", "../secret-key", "..%2fsecret-key", `${"a".repeat(32)}-480.webp`, `${"a".repeat(32)}-480.webp/..`])(
  "no file comes out under the name %s",
  async (file) => {
    const answer = photoLoader(routeArgs(ctx, new Request("https://cuna.test/"), { file }));
    await expect(answer).rejects.toMatchObject({ status: 404 });
  },
);
