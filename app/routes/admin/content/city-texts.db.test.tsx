import { sql } from "kysely";
import { expect, test } from "vitest";
import GenerateTreatments, { action as generatorAction, loader as generatorLoader } from "#app/routes/admin/drafts/generate-treatments.tsx";
import CityTreatmentPage, { meta, loader as pageLoader } from "#app/routes/public/directory/city-treatment.tsx";
import { findAnswers } from "#domain/content/answers.server.ts";
import { pathOfAnswer } from "#domain/content/content.ts";
import { openText } from "#domain/content/edit-fields.ts";
import { editedFiles } from "#domain/content/file-versions.server.ts";
import { publishContent } from "#domain/content/publish-content.server.ts";
import { archiveText, publishText } from "#domain/content/publish-text.server.ts";
import { readContent, readFiles } from "#domain/content/read-content.server.ts";
import { saveText } from "#domain/content/save-text.server.ts";
import { textVersions } from "#domain/content/text-queries.server.ts";
import { confirmPoints } from "#domain/drafts/change-draft.server.ts";
import { POINTS } from "#domain/drafts/points.ts";
import { testContext } from "#tests/support/context.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { servesPath } from "#tests/support/served-paths.ts";
import { demoViewer } from "#tests/support/sign-in.ts";
import AdminText, { action as editorAction, loader as editorLoader } from "./text.tsx";
import { action as previewAction } from "./text-preview.ts";

const ctx = await testContext();
const lia = demoViewer("lia");
const HERE = { kind: "city_treatment", slug: "santo-domingo.fiv" } as const;
const GENERATOR = "https://cuna.test/admin/generate-treatments?tratamiento=fiv&ciudad=santo-domingo";
const EDITOR = `https://cuna.test/dashboard/admin/contenido/${HERE.kind}/${HERE.slug}`;

const newest = async () => (await textVersions(ctx.db, HERE))[0]!;
const open = (city = "santo-domingo") =>
  pageLoader(routeArgs(ctx, new Request(`https://cuna.test/${city}/tratamientos/fiv`), { city, slug: "fiv" }));
const pageNow = async () => {
  const loaderData = await open();
  return drawPage(CityTreatmentPage as never, { loaderData });
};
const screen = async () => {
  const loaderData = await generatorLoader(routeArgs(ctx, new Request(GENERATOR), {}, {}, lia));
  return { loaderData, html: drawPage(GenerateTreatments as never, { loaderData }) };
};
const send = (fields: Record<string, string>) =>
  generatorAction(routeArgs(ctx, formPost(GENERATOR, fields), {}, {}, lia)).catch((thrown: unknown) => thrown);
async function pass() {
  await send({ accion: "generar" });
  const seen = (await screen()).loaderData;
  await confirmPoints(ctx, lia.userId, { subject: seen.subject!, version: seen.draft!.version }, POINTS);
  const { draft, plan } = (await screen()).loaderData;
  return send({ accion: "pasar", version: draft!.version, texto: String(plan!.number) });
}
const publish = async () => publishText(ctx, lia.userId, { ...HERE, number: (await newest()).number, reason: "Revisado" }, servesPath);
const editor = async (section?: string) => {
  const loaderData = await editorLoader(routeArgs(ctx, new Request(EDITOR), { ...HERE, ...(section && { section }) }, {}, lia));
  return drawPage(AdminText as never, { loaderData });
};

test("a draft about a city goes through its own text to the page of that treatment there, the search and the files, and leaves as it came", async () => {
  expect((await open()).text).toBeNull();
  expect(await pageNow()).not.toContain("Según el directorio");
  const passed = (await pass()) as Response;
  expect(passed.headers.get("Location")).toBe(`/dashboard/admin/contenido/${HERE.kind}/${HERE.slug}?hecho=guardado`);
  const sentence = (await screen()).loaderData.draft!.sentences[0]!.text;
  expect(await pageNow()).not.toContain(sentence);
  expect(await editor()).toContain("salen del directorio y siguen siendo ciertas");
  expect(await editor("revision")).toContain("Cada frase con una cifra o una afirmación tiene su fuente.");

  expect(await publish()).toEqual({ outcome: "published" });
  const html = await pageNow();
  expect(html).toMatch(/<h2[^>]*>Según el directorio, al [^<]+<\/h2>/);
  expect(html).toContain(sentence);
  expect(html).toContain("Revisión médica pendiente");
  expect((await open("santiago")).text).toBeNull();
  const found = (await findAnswers(ctx.db, "según el directorio fecundación santo domingo"))[0]!;
  expect(pathOfAnswer(found)).toBe("/santo-domingo/tratamientos/fiv");

  const files = await ctx.db.transaction().execute((tx) => editedFiles(tx, readContent().files));
  const file = files.get("es/city-treatments/santo-domingo.fiv.md")!;
  expect(file).toBe((await newest()).text);
  expect(readFiles(files).mistakes).toEqual([]);
  const { number } = await newest();
  expect(await archiveText(ctx, lia.userId, { ...HERE, number, reason: "Ya no" }, servesPath)).toEqual({ outcome: "archived" });
  expect((await open()).text).toBeNull();

  await sql`delete from content_versions where kind = ${HERE.kind}`.execute(ctx.db);
  await publishContent(ctx.db, readFiles(files));
  expect(await pageNow()).toContain(sentence);
  expect(await newest()).toMatchObject({ number: 1, origin: "file", state: "published", text: file });
  // The file brings the facts of its sentences with it.
  expect(await editor()).toContain("salen del directorio y siguen siendo ciertas");
  await publishContent(ctx.db);
  expect((await open()).text).toBeNull();
  await sql`delete from content_versions where kind = ${HERE.kind}`.execute(ctx.db);
});

test("a figure that changed is told in the editor; the next draft shows old and new before it takes the place, and what an editor wrote stays", async () => {
  await pass();
  const { number, text } = await newest();
  await saveText(ctx, lia.userId, {
    ...HERE,
    text: `${text.trimEnd()} Esto lo escribió Lía.\n\n## Cómo llegar\n\nDos líneas suyas.\n`,
    openedAt: number,
  });
  expect(await publish()).toEqual({ outcome: "published" });
  const [, was] = /Hay (\d+) centros/.exec(text)!;
  await sql`
    update provider_profiles set verification_status = 'returned' where id = (
      select id from provider_profiles where listed and provider_type = 'clinic' and city = 'Santo Domingo' and 'fiv' = any (services_offered)
      order by id limit 1
    )`.execute(ctx.db);
  const now = String(Number(was) - 1);
  const told = `Centros publicados que lo ofrecen: el texto dice «${was}» y el directorio dice hoy «${now}».`;
  expect(await editor()).toContain(told);
  expect(await editor("revision")).toContain(told);
  const typed = formPost(EDITOR, { tipo: HERE.kind, direccion: HERE.slug, cuerpo: openText(HERE, text)!.body });
  const preview = await (await previewAction(routeArgs(ctx, typed, {}, {}, lia))).json();
  expect(preview.claims).toEqual([]);
  expect(preview.directory[0].old).toContainEqual({ fact: "centers", was, now });
  const list = await generatorLoader(routeArgs(ctx, new Request("https://cuna.test/admin/generate-treatments"), {}, {}, lia));
  expect(list.aged).toMatchObject([{ ...HERE }]);

  await send({ accion: "generar" });
  const { html, loaderData } = await screen();
  expect(loaderData.plan!.before.join(" ")).toContain(`Hay ${was} centros`);
  expect(loaderData.plan!.after.join(" ")).toContain(`Hay ${now} centros`);
  expect(html).toMatch(/Dice ahora.*Dirá.*Se conserva, porque lo escribió el equipo.*Esto lo escribió Lía\./s);
  expect(await pass()).toMatchObject({ status: 303 });
  expect(await publish()).toEqual({ outcome: "published" });
  const page = await pageNow();
  expect(page).toContain(`Hay ${now} centros`);
  expect(page).not.toContain(`Hay ${was} centros`);
  expect(page.match(/Según el directorio, al/g)).toHaveLength(1);
  expect(page).toContain("Esto lo escribió Lía.");
  expect(page).toContain("Dos líneas suyas.");
});

test("a text of a city that the site does not know, or with an anchor that its page has, is not published", async () => {
  const saved = async (slug: string, heading: string) => {
    const key = { kind: "city_treatment", slug } as const;
    const body = "Una frase que nadie discute y que tiene las palabras que hacen falta para que sea un texto de verdad.";
    await saveText(ctx, lia.userId, {
      ...key,
      text: `---\ntitle: FIV aquí\nreviewed_by: null\n---\n## ${heading}\n\n${body}\n`,
      openedAt: 0,
    });
    return publishText(ctx, lia.userId, { ...key, number: 1, reason: "Nuevo" }, servesPath);
  };
  expect(await saved("atlantida.fiv", "Cómo llegar")).toMatchObject({ mistakes: [{ sentence: "there is no city atlantida." }] });
  expect(await saved("santiago.nada", "Cómo llegar")).toMatchObject({ mistakes: [{ sentence: "there is no treatment nada." }] });
  expect(await saved("santiago.fiv", "Mapa")).toMatchObject({ mistakes: [{ sentence: "the page adds the section mapa by itself." }] });
  const posted = formPost(`${EDITOR.replace("santo-domingo.fiv", "santiago")}`, { version: "0", accion: "guardar", cuerpo: "" });
  await expect(editorAction(routeArgs(ctx, posted, { kind: HERE.kind, slug: "santiago" }, {}, lia))).rejects.toMatchObject({
    init: { status: 404 },
  });
});

test("words beside the data change nothing that search engines are told of the page", async () => {
  const told = async () =>
    JSON.stringify(meta({ loaderData: await open(), matches: [{ loaderData: { site: { name: "Cuna" } } }] } as never));
  const before = await told();
  await sql`delete from city_texts`.execute(ctx.db);
  expect(await told()).toBe(before);
});
