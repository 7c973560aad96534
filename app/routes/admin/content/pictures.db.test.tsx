import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { mistakeWords } from "#app/forms/content/mistake-words.ts";
import ArticlePage, { loader as articleLoader } from "#app/routes/public/content/article.tsx";
import { loader as photoLoader } from "#app/routes/public/files/photo.ts";
import { removePicture } from "#domain/content/change-pictures.server.ts";
import { editedFiles } from "#domain/content/file-versions.server.ts";
import { drawPictures, largestCopy } from "#domain/content/picture-files.server.ts";
import type { AskedPictures } from "#domain/content/picture-list.ts";
import { listPictures } from "#domain/content/picture-queries.server.ts";
import { imageFileOf, pictureLine, wordsFileOf } from "#domain/content/pictures.ts";
import { publishContent } from "#domain/content/publish-content.server.ts";
import { publishText } from "#domain/content/publish-text.server.ts";
import { readContent, readFiles } from "#domain/content/read-content.server.ts";
import { saveText } from "#domain/content/save-text.server.ts";
import { sweepPhotos } from "#domain/content/sweep-photos.server.ts";
import { textVersions } from "#domain/content/text-queries.server.ts";
import { openFileFolder } from "#platform/files.ts";
import { testContext } from "#tests/support/context.ts";
import { drawPage, routeArgs } from "#tests/support/route-args.tsx";
import { servesPath } from "#tests/support/served-paths.ts";
import { demoViewer } from "#tests/support/sign-in.ts";
import Pictures, { action, loader } from "./pictures.tsx";
import { loader as csv } from "./pictures-csv.ts";

const ctx = await testContext();
const lia = demoViewer("lia");
const AT = "https://cuna.test/dashboard/admin/contenido/imagenes";
const NEWEST: AskedPictures = { search: null, view: "todas", sort: "subida", descending: true, page: 1, captioned: null };
const ARTICLE = { kind: "article", slug: "edad-y-reserva-ovarica" } as const;
const photo = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#2a7" } })
  .jpeg()
  .toBuffer();

async function post(fields: Record<string, string>, file?: Uint8Array) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (file) body.set("imagen", new File([new Uint8Array(file)], "playa.jpg"));
  const request = new Request(AT, { method: "POST", body });
  return (await action(routeArgs(ctx, request, {}, {}, lia)).catch((thrown: unknown) => thrown)) as {
    status: number;
    data: { typed: { errors: Record<string, string> } };
    init: { status: number };
  };
}
const upload = () => post({ accion: "subir", muestra: 'Una "cuna" [vacía]', pie: "Foto: María Núñez" }, photo);
const onlyPicture = async () => (await listPictures(ctx.db, NEWEST)).rows[0]!;

async function publish(change: (text: string) => string) {
  const { text, number } = (await textVersions(ctx.db, ARTICLE))[0]!;
  const saved = await saveText(ctx, lia.userId, { ...ARTICLE, text: change(text), openedAt: number });
  if (saved.outcome !== "saved") throw new Error(saved.outcome);
  return publishText(ctx, lia.userId, { ...ARTICLE, number: saved.number, reason: "Con imagen" }, servesPath);
}

test("a picture goes from its form to the public page, and to the files and back; what shows it keeps it", async () => {
  expect(await upload()).toMatchObject({ status: 303 });
  const picture = await onlyPicture();
  expect(picture).toMatchObject({ alt: "Una 'cuna' (vacía)", caption: "Foto: María Núñez", texts: [] });
  expect(picture.id).toMatch(/-1200x800$/);
  expect(await publish((text) => `${text}\n${pictureLine(picture)}\n`)).toEqual({ outcome: "published" });

  const loaderData = await articleLoader(routeArgs(ctx, new Request(`https://cuna.test/blog/${ARTICLE.slug}`), { slug: ARTICLE.slug }));
  const html = drawPage(ArticlePage as never, { loaderData, params: { slug: ARTICLE.slug } });
  const [figure, url] = /<figure><img src="\/fotos\/([^"]+)".*?<\/figure>/.exec(html)!;
  expect(figure).toContain(`width="1200" height="800" alt="Una 'cuna' (vacía)" loading="lazy"`);
  expect(figure).toContain("<small>Foto: María Núñez</small></figcaption>");
  for (const width of [480, 960, 1200]) expect(figure).toContain(` ${width}w`);
  const served = await photoLoader(routeArgs(ctx, new Request(`https://cuna.test/fotos/${url}`), { file: url! }));
  expect([served.status, served.headers.get("content-type")]).toEqual([200, "image/webp"]);

  const bytes = await largestCopy(ctx.files, picture.id);
  const files = await ctx.db.transaction().execute((tx) => editedFiles(tx, readContent().files));
  expect(readFiles(files).mistakes).toEqual([]);
  expect(files.get(wordsFileOf(picture.id))).toContain("María Núñez");
  const folder = mkdtempSync(path.join(tmpdir(), "cuna-pictures-"));
  mkdirSync(path.join(folder, "pictures"));
  writeFileSync(path.join(folder, imageFileOf(picture.id)), bytes!);
  const elsewhere = openFileFolder(path.join(folder, "store"));
  expect([await drawPictures(ctx.db, elsewhere, folder), await drawPictures(ctx.db, elsewhere, folder)]).toEqual([1, 0]);
  expect(await largestCopy(elsewhere, picture.id)).not.toBeNull();

  expect(await post({ accion: "quitar", id: picture.id, confirmado: "si" })).toMatchObject({
    data: { done: null, left: expect.stringContaining(picture.alt) },
    init: { status: 409 },
  });
  expect(await sweepPhotos(ctx, Date.now() + 25 * 3_600_000)).toBe(0);
  expect((await onlyPicture()).texts).toHaveLength(1);
  await publish((text) => text.replace(pictureLine(picture), ""));
  expect(await post({ accion: "quitar", id: picture.id })).toMatchObject({ data: { confirming: { question: "¿Quitar una imagen?" } } });
  expect(await onlyPicture()).toMatchObject({ id: picture.id });
  expect(await post({ accion: "quitar", id: picture.id, confirmado: "si" })).toMatchObject({ status: 303 });
  expect(await removePicture(ctx, lia.userId, picture.id)).toBe("unknown");
  expect(await sweepPhotos(ctx, Date.now() + 25 * 3_600_000)).toBe(6);
  const log = await ctx.db
    .selectFrom("audit_log")
    .select(["actor", "action"])
    .where("subject_type", "=", "picture")
    .orderBy("id")
    .execute();
  expect(log.map(({ actor, action: act }) => [actor, act])).toEqual([
    [`admin:${lia.userId}`, "picture.added"],
    [`admin:${lia.userId}`, "picture.removed"],
  ]);
});

test("the list is searched, narrowed and put in order by its address; what is done to many is asked first and spares what a text shows", async () => {
  const id = (name: number) => `${String(name).repeat(32)}-1200x800`;
  const added = (name: number, alt: string, caption = "") => ({ id: id(name), alt, caption, created_at: `2026-11-0${name}T12:00:00Z` });
  const rows = [added(1, "Una cuna", "Foto: María Núñez"), added(2, "Árbol de mango"), added(3, "=Zaguán")];
  await ctx.db.insertInto("content_pictures").values(rows).execute();
  await publish((text) => `${text}\n![Una cuna](imagen:${id(1)})\n`);
  const load = (query = "") => loader(routeArgs(ctx, new Request(`${AT}${query}`), {}, {}, lia));
  const shown = async (query = "") => (await load(query)).rows.map(({ alt }) => alt);
  expect(await shown()).toEqual(["=Zaguán", "Árbol de mango", "Una cuna"]);
  expect(await shown("?orden=-muestra")).toEqual(["Una cuna", "Árbol de mango", "=Zaguán"]);
  expect(await shown("?vista=usadas")).toEqual(["Una cuna"]);
  expect(await shown("?vista=libres&q=arbol")).toEqual(["Árbol de mango"]);
  expect(await shown("?pie=si")).toEqual(["Una cuna"]);
  expect((await load("?pie=no")).counts).toEqual({ todas: 2, usadas: 0, libres: 2 });
  expect(await load("?pagina=9")).toMatchObject({ rows: [], total: 3 });

  const send = (fields: [string, string][]) =>
    action(routeArgs(ctx, new Request(`${AT}?orden=muestra`, { method: "POST", body: new URLSearchParams(fields) }), {}, {}, lia)).catch(
      (thrown: unknown) => thrown,
    );
  expect(await send([["accion", "quitar"]])).toMatchObject({
    data: { done: null, left: "Marca primero al menos una imagen." },
    init: { status: 422 },
  });
  const chosen: [string, string][] = [["accion", "quitar"], ...[1, 2, 3].map((name): [string, string] => ["id", id(name)])];
  const asked = (await send(chosen)) as { data: { confirming: { question: string; consequence: string } } };
  expect(asked.data.confirming.question).toBe("¿Quitar 2 imágenes?");
  expect(asked.data.confirming.consequence).toMatch(/=Zaguán; Árbol de mango|Árbol de mango; =Zaguán/);
  expect(drawPage(Pictures as never, { loaderData: await load(), actionData: asked.data })).toContain("Quitar 2 imágenes");
  const file = (await (await csv(routeArgs(ctx, new Request(`${AT}/lista.csv?vista=libres`), {}, {}, lia))).text()).trim().split("\r\n");
  expect(file).toHaveLength(3);
  expect(file[1]).toMatch(/^"'=Zaguán",,1200,800,,2026-11-03/);

  expect(await send([...chosen.filter(([, value]) => value !== id(1)), ["confirmado", "si"]])).toMatchObject({ status: 303 });
  expect(await send([...chosen, ["confirmado", "si"]])).toMatchObject({ data: { done: null, left: expect.stringContaining("Una cuna") } });
  expect(await shown()).toEqual(["Una cuna"]);
  await publish((text) => text.replace(`![Una cuna](imagen:${id(1)})`, ""));
  await removePicture(ctx, lia.userId, id(1));
});

test("a picture removed in the browser stays away at every start and leaves the files, until somebody brings it again", async () => {
  await upload();
  const { id } = await onlyPicture();
  const files = await ctx.db.transaction().execute((tx) => editedFiles(tx, readContent().files));
  const bytes = (await largestCopy(ctx.files, id))!;
  const folder = mkdtempSync(path.join(tmpdir(), "cuna-pictures-"));
  mkdirSync(path.join(folder, "pictures"));
  writeFileSync(path.join(folder, imageFileOf(id)), bytes);
  const start = (given = files) => publishContent(ctx.db, readFiles(given));
  const ids = async () => (await listPictures(ctx.db, NEWEST)).rows.map((row) => row.id);

  expect(await removePicture(ctx, lia.userId, id)).toBe("removed");
  await start();
  expect(await ids()).toEqual([]);
  expect(await drawPictures(ctx.db, openFileFolder(path.join(folder, "store")), folder)).toBe(0);
  expect([...(await ctx.db.transaction().execute((tx) => editedFiles(tx, files))).keys()]).not.toContain(wordsFileOf(id));

  await upload();
  expect(await ids()).toEqual([id]);
  expect(await removePicture(ctx, lia.userId, id)).toBe("removed");
  const shown = "es/pages/accesibilidad.md";
  const withPicture = new Map([...files, [shown, `${files.get(shown)!.trimEnd()}\n\n![Una cuna](imagen:${id})\n`]]);
  expect(readFiles(withPicture).mistakes).toEqual([]);
  await start(withPicture);
  expect(await ids(), "a text of the files shows it").toEqual([id]);
  await start();
  expect(await removePicture(ctx, lia.userId, id)).toBe("removed");
});

test.each([
  [{ muestra: "", pie: "" }, photo, "alt", "Escribe qué muestra"],
  [{ muestra: "Una cuna", pie: "" }, Buffer.from("<svg></svg>"), "file", "SVG"],
  [{ muestra: "Una cuna", pie: "" }, undefined, "file", "archivo"],
])("a form with a mistake says it and keeps the words: %o", async (fields, file, name, sentence) => {
  const answer = await post({ accion: "subir", ...fields }, file);
  expect(answer.init.status).toBe(422);
  expect(answer.data.typed.errors[name]).toContain(sentence);
  const html = drawPage(Pictures as never, {
    loaderData: await loader(routeArgs(ctx, new Request(AT), {}, {}, lia)),
    actionData: answer.data,
  });
  expect(html).toContain(`value="${fields.muestra}"`);
});

test.each([
  ["![Una cuna](imagen:00000000000000000000000000000000-10x10)", /^No hay ninguna imagen 0/],
  ["![](imagen:00000000000000000000000000000000-10x10)", /^Una imagen va sola/],
  ["![Una cuna](https://example.org/a.jpg)", /^Una imagen va sola/],
  ["Antes ![Una cuna](imagen:00000000000000000000000000000000-10x10)", /^Una imagen va sola/],
])("%s keeps a text from being published", async (line, sentence) => {
  const result = await publish((text) => `${text}\n${line}\n`);
  if (result.outcome !== "mistakes") throw new Error(result.outcome);
  expect(result.mistakes.map((mistake) => mistakeWords(mistake.sentence))).toEqual(
    expect.arrayContaining([expect.stringMatching(sentence)]),
  );
});
