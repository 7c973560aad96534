import { expect, test } from "vitest";
import Privacy, { loader as privacyLoader } from "#app/routes/public/content/privacy.tsx";
import Terms, { loader as termsLoader } from "#app/routes/public/content/terms.tsx";
import { editedFiles } from "#domain/content/file-versions.server.ts";
import { archiveText } from "#domain/content/publish-text.server.ts";
import { readContent } from "#domain/content/read-content.server.ts";
import { restoreText } from "#domain/content/save-text.server.ts";
import { textVersions } from "#domain/content/text-queries.server.ts";
import { saveSetting } from "#domain/settings/save-setting.server.ts";
import { storedSettings } from "#domain/settings/setting-queries.server.ts";
import { dayInSantoDomingo, formatDate } from "#platform/format.ts";
import { testContext } from "#tests/support/context.ts";
import { pageHtml, textOf } from "#tests/support/page.tsx";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { servesPath } from "#tests/support/served-paths.ts";
import { demoViewer } from "#tests/support/sign-in.ts";
import AdminText, { action, loader as editorLoader } from "./text.tsx";

const ctx = await testContext();
const lia = demoViewer("lia");
const TERMS = { kind: "page", slug: "terminos" } as const;
const AT = "https://cuna.test/dashboard/admin/contenido/page/terminos";

const newest = async () => (await textVersions(ctx.db, TERMS))[0]!;
const bodyOf = (text: string) => /^---\n[\s\S]*?\n---\n([\s\S]*)$/.exec(text)![1]!;

async function send(section: string | null, fields: Record<string, string>) {
  const request = formPost(section ? `${AT}/${section}` : AT, { version: String((await newest()).number), ...fields });
  const params = { ...TERMS, ...(section && { section }) };
  const answer = action(routeArgs(ctx, request, params, { serves: servesPath }, lia)).catch((thrown: unknown) => thrown);
  return answer as Promise<{ status?: number; data: { errors: string[] } }>;
}
const publish = () => send("revision", { accion: "publicar-con-aviso", motivo: "Lo pidió la abogada" });
const terms = async () => textOf(pageHtml(Terms as never, await termsLoader(routeArgs(ctx, new Request("https://cuna.test/terminos")))));

test("an administrator changes the terms: they say so since today, every version stays, and an earlier one can be put back", async () => {
  const before = await terms();
  expect(before).toContain("Términos de uso");
  const body = bodyOf((await newest()).text).replace("Es para personas de 18 años o más.", "Es para personas adultas, de 18 años o más.");
  expect(await send(null, { accion: "guardar", cuerpo: body })).toMatchObject({ status: 303 });
  expect(await terms()).toBe(before);
  expect(
    await send("datos", { accion: "guardar", essentials: "Todo es gratis para quien busca.\n{site} no atiende urgencias." }),
  ).toMatchObject({ status: 303 });
  expect(await publish()).toMatchObject({ status: 303 });
  const after = await terms();
  expect(after).toContain("Es para personas adultas");
  expect(after).toContain("Cuna no atiende urgencias.");
  expect(after).toContain(`Última revisión: ${formatDate(dayInSantoDomingo(new Date()))}`);

  const files = await ctx.db.transaction().execute((tx) => editedFiles(tx, readContent().files));
  expect(files.get("es/pages/terminos.md")).toMatch(new RegExp(`^updated_on: ${dayInSantoDomingo(new Date())}$`, "m"));
  const versions = await textVersions(ctx.db, TERMS);
  expect(versions.map(({ state, by }) => [state, by !== null])).toEqual([
    ["published", true],
    ["replaced", true],
    ["replaced", false],
  ]);
  expect(await restoreText(ctx, lia.userId, TERMS, versions.at(-1)!.number)).toMatchObject({ outcome: "saved" });
  expect(await publish()).toMatchObject({ status: 303 });
  expect((await terms()).replace(/Última revisión: [^.]*\./, "")).toBe(before.replace(/Última revisión: [^.]*\./, ""));
  expect(await archiveText(ctx, lia.userId, { ...TERMS, number: (await newest()).number, reason: "Ya no" }, servesPath)).toMatchObject({
    outcome: "mistakes",
  });
});

test("a legal page without what it has to show, or with a mark that nobody knows, is not published, and says why in Spanish", async () => {
  const body = bodyOf((await newest()).text)
    .replace("{contact}", "")
    .replace("{answer_hours}", "{horas}");
  expect(await send(null, { accion: "guardar", cuerpo: body })).toMatchObject({ status: 303 });
  expect(await send("datos", { accion: "guardar", essentials: "" })).toMatchObject({ status: 303 });
  expect((await publish()).data.errors).toEqual([
    "Una página legal empieza por lo esencial: escribe al menos un punto en «Lo esencial».",
    "Nadie conoce la marca {horas}. Mira la lista de marcas debajo del texto.",
    "A esta página le hace falta {contact}, sola en una línea.",
  ]);
  expect(await terms()).toContain("horas de su horario de atención");
});

test("a retention that changes is said by the page of privacy at once, and by the list of marks in its editor", async () => {
  const privacy = async () =>
    textOf(pageHtml(Privacy as never, await privacyLoader(routeArgs(ctx, new Request("https://cuna.test/privacidad")))));
  expect(await privacy()).toContain("a los 24 meses las borramos");
  const { version } = (await storedSettings(ctx.db)).retention;
  await saveSetting(ctx, lia.userId, { key: "retention", value: { requests: 12, events: 6 }, version });
  expect(await privacy()).toContain("a los 12 meses las borramos");
  const params = { kind: "page", slug: "privacidad" };
  const loaderData = await editorLoader(
    routeArgs(ctx, new Request("https://cuna.test/dashboard/admin/contenido/page/privacidad"), params, {}, lia),
  );
  const html = drawPage(AdminText as never, { loaderData });
  expect(html).toMatch(/\{request_months\}.*Los meses que se guardan las solicitudes y los mensajes.*>12</s);
  expect(loaderData.preview.html).toContain("Aquí pone la página: La tabla de las cookies.");
  expect(loaderData.preview.html).toContain("a los 12 meses las borramos");
});

test("a sentence without a source is named before its text is published, which then needs to be meant", async () => {
  const good = (await textVersions(ctx.db, TERMS)).find(({ state }) => state === "published")!;
  await restoreText(ctx, lia.userId, TERMS, good.number);
  const body = `${bodyOf(good.text)}\n\nEl 87 por ciento lo consigue.\n`;
  expect(await send(null, { accion: "guardar", cuerpo: body })).toMatchObject({ status: 303 });
  const params = { ...TERMS, section: "revision" };
  const shown = await editorLoader(routeArgs(ctx, new Request(`${AT}/revision`), params, { serves: servesPath }, lia));
  const page = drawPage(AdminText as never, { loaderData: shown });
  expect(textOf(page)).toContain("El 87 por ciento lo consigue.");
  expect(page).toContain('value="publicar-con-aviso"');
  expect(page).not.toContain('value="publicar"');
  const before = await newest();
  const refused = await send("revision", { accion: "publicar", motivo: "Es urgente" });
  expect(refused).toMatchObject({ init: { status: 422 }, data: { reason: "Es urgente" } });
  expect(refused.data.errors.join()).toContain("Publicar con aviso");
  expect((await newest()).state).toBe(before.state);
  expect(await publish()).toMatchObject({ status: 303 });
  expect((await newest()).state).toBe("published");
});
