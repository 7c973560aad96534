import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { SiteFooter } from "#app/components/shell/site-footer.tsx";
import { loadShell } from "#app/shell.server.ts";
import { readHeaderMenu } from "#domain/content/header-menu.server.ts";
import { defaultMenu } from "#domain/content/header-menu.ts";
import { draftOf } from "#domain/content/menu-draft.ts";
import { saveMenu } from "#domain/content/save-menu.server.ts";
import { defaultSite } from "#domain/content/site.ts";
import { testContext } from "#tests/support/context.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import Menus, { action, loader } from "./menus.tsx";

const ctx = await testContext();
const lia = demoViewer("lia");
const AT = "https://cuna.test/dashboard/admin/menus";
const serves = (path: string) => path !== "/no-existe";
const load = (at = AT) => loader(routeArgs(ctx, new Request(at), {}, {}, lia));
type Answer = { data: { entries: { label: string; nested: boolean }[]; said: string }; init: { status: number } };
const post = (fields: Record<string, string>, at = AT) =>
  action(routeArgs(ctx, formPost(at, fields), {}, { serves }, lia)).catch((thrown: unknown) => thrown) as Promise<Answer>;

interface Typed {
  label: string;
  url: string;
  nested?: boolean;
  active?: boolean;
}
const fieldsOf = (entries: readonly Typed[], version: number, act = "guardar") => ({
  version: String(version),
  accion: act,
  ...Object.fromEntries(
    entries.flatMap(({ label, url, nested, active = true }, at) => [
      [`id-${at}`, `e${at}`],
      [`nombre-${at}`, label],
      [`direccion-${at}`, url],
      ...(active ? [[`activa-${at}`, "si"]] : []),
      ...(nested ? [[`dentro-${at}`, "si"]] : []),
    ]),
  ),
});
const centers = { label: "Centros", url: "/centros" };
const map = { label: "Mapa", url: "https://mapa.example", nested: true };
const blog = { label: "Blog", url: "/blog" };

test("a saved menu is the header's, without what is inactive; the log has it before and after, and nothing is saved twice", async () => {
  const { version } = await load();
  const entries = [centers, map, blog, { label: "Viejo", url: "/blog", active: false }];
  expect(await post(fieldsOf(entries, version))).toMatchObject({ status: 303 });
  expect((await readHeaderMenu(ctx.db)).map(({ label, children }) => [label, children.map((child) => child.label)])).toEqual([
    ["Centros", ["Mapa"]],
    ["Blog", []],
  ]);
  const line = await ctx.db.selectFrom("audit_log").select(["actor", "detail"]).where("action", "=", "menu.changed").executeTakeFirst();
  expect(line?.actor).toBe(`admin:${lia.userId}`);
  expect(line?.detail).toMatchObject({
    before: { entries: expect.arrayContaining(["Especialistas /especialistas"]) },
    after: { entries: expect.arrayContaining(["· Mapa https://mapa.example"]) },
  });
  const saved = await load();
  expect(await post(fieldsOf(entries, saved.version))).toMatchObject({ data: { said: "same" }, init: { status: 422 } });
});

test("a person who saves second is told, keeps what they typed, and sees the other menu", async () => {
  const { version } = await load();
  const [entry] = draftOf([{ id: "e0", label: "Blog", url: "/blog" }]);
  expect(await saveMenu({ ...ctx, actor: "admin:somebody-else" }, { place: "header", entries: [entry!], version })).toEqual({
    outcome: "saved",
  });
  const answer = await post(fieldsOf([centers], version));
  expect(answer).toMatchObject({ data: { said: "changed" }, init: { status: 409 } });
  const html = drawPage(Menus, { loaderData: await load(), actionData: answer.data });
  expect(html).toContain("Otra persona guardó cambios");
  expect(html).toContain('value="Centros"');
  expect((await readHeaderMenu(ctx.db)).map(({ label }) => label)).toEqual(["Blog"]);
});

test.each(["javascript:alert(1)", "http://mapa.example", "//mapa.example", "/no-existe", "", "https://a b"])(
  "an entry that leads to «%s» is refused beside its field, and keeps what was typed",
  async (url) => {
    const { version } = await load();
    const answer = await post(fieldsOf([centers, { label: "Malo", url }], version));
    expect(answer).toMatchObject({ data: { said: "wrong", errors: { e1: { field: "url" } } }, init: { status: 422 } });
    expect(drawPage(Menus, { loaderData: await load(), actionData: answer.data })).toContain('value="Malo"');
  },
);

test("a menu that would show nothing is refused, since visitors would see the default one", async () => {
  const { version } = await load();
  expect(await post(fieldsOf([{ ...centers, active: false }], version))).toMatchObject({ data: { said: "empty" }, init: { status: 422 } });
});

test.each([
  ["down-0", "Blog Centros ·Mapa"],
  ["up-2", "Blog Centros ·Mapa"],
  ["up-1", "Centros ·Mapa Blog"],
  ["out-1", "Centros Mapa Blog"],
  ["in-2", "Centros ·Mapa ·Blog"],
  ["in-0", "Centros ·Mapa Blog"],
  ["remove-0", "Blog"],
  ["remove-9", "Centros ·Mapa Blog"],
  ["agregar", "Centros ·Mapa Blog "],
])("the button %s saves nothing and gives %s", async (act, expected) => {
  const before = await load();
  const { data } = await post(fieldsOf([centers, map, blog], before.version, act));
  expect(data.entries.map(({ label, nested }) => `${nested ? "·" : ""}${label}`).join(" ")).toBe(expected);
  expect((await load()).version).toBe(before.version);
});

describe("the footer", () => {
  const pie = `${AT}/pie`;
  const explore = { label: "Explorar", url: "" };
  const nestedCenters = { ...centers, nested: true };

  test("what is saved is on the next public page: columns, what is loose, another tab; and the header's menu stays", async () => {
    await saveMenu(
      { ...ctx, actor: "admin:somebody" },
      { place: "header", entries: draftOf(defaultMenu), version: (await load()).version },
    );
    const { version, entries } = await load(pie);
    expect([version, entries.length]).toEqual([0, 27]);
    const terms = { label: "Términos", url: "/terminos" };
    const fields = {
      ...fieldsOf([explore, nestedCenters, map, { label: "Ayuda", url: "" }, { ...blog, nested: true }, terms], version),
      "pestana-2": "si",
    };
    expect(await post(fields, pie)).toMatchObject({ status: 303 });
    const shell = await loadShell(routeArgs(ctx, new Request("https://cuna.test/centros"), {}, { serves }));
    expect(shell.menu).toHaveLength(defaultMenu.length);
    const html = renderToStaticMarkup(<SiteFooter site={defaultSite} year={2026} menu={shell.footer} />);
    expect(html).toMatch(
      /<nav aria-label="Explorar">.*href="\/centros">Centros<.*href="https:\/\/mapa\.example" target="_blank" rel="noopener">Mapa/,
    );
    expect(html).toMatch(/Ayuda.*Blog.*tel:.*© 2026 Cuna.*href="\/terminos">Términos</);
    expect(html).not.toContain("Recursos");
  });

  test("the longest footer there may be is taken, and one entry more is not added", async () => {
    const { version } = await load(pie);
    const links = Array.from({ length: 31 }, (_, at) => ({ label: `Enlace ${at}`, url: "/blog", nested: true }));
    const tabs = Object.fromEntries(links.map((_, at) => [`pestana-${at + 1}`, "si"]));
    expect((await post({ ...fieldsOf([explore, ...links], version, "agregar"), ...tabs }, pie)).data.entries).toHaveLength(32);
    expect(await post({ ...fieldsOf([explore, ...links], version), ...tabs }, pie)).toMatchObject({ status: 303 });
  });

  test("a heading needs no address and a loose entry does; a fifth column does not fit, and another version wins", async () => {
    const { version } = await load(pie);
    const answer = await post(fieldsOf([explore, nestedCenters, { label: "Suelta", url: "" }], version), pie);
    expect(answer).toMatchObject({ data: { said: "wrong", errors: { e2: { error: "no-address" } } } });
    const columns = Array.from({ length: 5 }, () => [explore, nestedCenters]).flat();
    expect(await post(fieldsOf(columns, version), pie)).toMatchObject({ data: { said: "columns" }, init: { status: 422 } });
    expect(await post(fieldsOf([explore, nestedCenters], version + 7), pie)).toMatchObject({
      data: { said: "changed" },
      init: { status: 409 },
    });
  });
});
