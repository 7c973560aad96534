import { expect, test } from "vitest";
import { saveSetting } from "#domain/settings/save-setting.server.ts";
import type { SettingKey, SettingValue } from "#domain/settings/setting.ts";
import { storedSettings } from "#domain/settings/setting-queries.server.ts";
import { testContext } from "#tests/support/context.ts";
import { drawPages } from "#tests/support/server-build.ts";
import { cookiesOf, openWholeSite, type WholeSite } from "#tests/support/whole-site.ts";

const ctx = await testContext();
drawPages();
const processes = [await openWholeSite(ctx, ["es", "en"]), await openWholeSite(ctx, ["es", "en"])];
const [site] = processes as [WholeSite, WholeSite];

async function set(key: SettingKey, value: SettingValue) {
  const { version } = (await storedSettings(ctx.db))[key];
  expect(await saveSetting(ctx, "u-1", { key, value, version })).toEqual({ outcome: "saved" });
}

async function tagManagers() {
  const answers = processes.map(async ({ ask }) => {
    const [page, other] = await Promise.all([ask("/preguntas-frecuentes"), ask("/robots.txt")]);
    const policies = [page, other].map(({ headers }) => headers.get("content-security-policy")!.includes("googletagmanager.com"));
    return { policies, id: /data-tag-manager="([^"]*)"/.exec(await page.text())?.[1] ?? null };
  });
  return Promise.all(answers);
}

test("every process has a tag manager in the pages and in the content policy while it is set, and in neither before and after", async () => {
  const without = { policies: [false, false], id: null };
  const set1 = { policies: [true, true], id: "GTM-ABC1234" };
  expect(await tagManagers()).toEqual([without, without]);
  await set("tag_manager", { id: "GTM-ABC1234" });
  await expect.poll(tagManagers).toEqual([set1, set1]);
  await set("tag_manager", { id: "" });
  await expect.poll(tagManagers).toEqual([without, without]);
});

test("a person who accepted all cookies before there was a tag manager is asked again, and neither it nor we measure them until they answer", async () => {
  const shown = async (cookie: string) => {
    const html = await (await site.ask("/preguntas-frecuentes", { cookie })).text();
    return { measures: html.includes('data-measure=""'), asks: html.includes("data-cookie-bar") };
  };
  const accept = async () => cookiesOf(await site.post("/cookies", { eleccion: "all", volver: "/" }));
  const agreed = { measures: true, asks: false };
  const early = await accept();
  expect(await shown(early)).toEqual(agreed);
  await set("tag_manager", { id: "GTM-ABC1234" });
  await expect.poll(() => shown(early)).toEqual({ measures: false, asks: true });
  expect(await shown("__Host-cookies=necessary")).toEqual({ measures: false, asks: false });
  const told = await accept();
  expect(await shown(told)).toEqual(agreed);
  await set("tag_manager", { id: "" });
  await expect.poll(() => shown(early)).toEqual(agreed);
  expect(await shown(told)).toEqual(agreed);
});

const english = async () => {
  const { status, headers } = await site.ask("/en/centros?city=Santiago");
  return { status, location: headers.get("location") };
};
const translations = async () =>
  [...(await (await site.ask("/preguntas-frecuentes")).text()).matchAll(/<link rel="alternate" hrefLang="([\w-]+)"/gi)].map(
    ([, tag]) => tag,
  );

test("a language that is switched off leads to Spanish, also with a posted form; switched on, it has pages and is named as a translation", async () => {
  const off = { status: 307, location: "/centros?city=Santiago" };
  expect(await english()).toEqual(off);
  const posted = await site.post("/en/solicitar-informacion", { nombre: "Ana" });
  expect([posted.status, posted.headers.get("location")]).toEqual([307, "/solicitar-informacion"]);
  expect((await site.ask("/en//otro.example/a")).headers.get("location")).toBe("/otro.example/a");
  expect((await site.ask("/pt/centros")).status).toBe(404);
  expect(await translations()).toEqual([]);

  await set("languages", { en: true });
  await expect.poll(english).toEqual({ status: 200, location: null });
  await expect.poll(translations).toEqual(["es", "x-default", "en"]);
  expect(await (await site.ask("/en/centros")).text()).toContain('<html lang="en"');

  await set("languages", {});
  await expect.poll(english).toEqual(off);
  await expect.poll(translations).toEqual([]);
});
