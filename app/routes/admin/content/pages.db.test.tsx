import { sql } from "kysely";
import { expect, test } from "vitest";
import OwnPage, { loader as pageLoader } from "#app/routes/public/content/page.tsx";
import { loader as sitemapLoader } from "#app/routes/public/files/sitemap.ts";
import { loader as contactLoader } from "#app/routes/public/inbox/contact.tsx";
import { editedFiles } from "#domain/content/file-versions.server.ts";
import { draftOf } from "#domain/content/menu-draft.ts";
import { lockContent } from "#domain/content/publish-content.server.ts";
import { archiveText, publishText } from "#domain/content/publish-text.server.ts";
import { readContent } from "#domain/content/read-content.server.ts";
import { editedMenu, saveMenu } from "#domain/content/save-menu.server.ts";
import { textVersions } from "#domain/content/text-queries.server.ts";
import { testContext } from "#tests/support/context.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { servesPath } from "#tests/support/served-paths.ts";
import { demoViewer } from "#tests/support/sign-in.ts";
import { action as menusAction, loader as menusLoader } from "./menus.tsx";
import AdminText, { action, loader as editorLoader } from "./text.tsx";

const ctx = await testContext();
const lia = demoViewer("lia");
const ABOUT = { kind: "page", slug: "nuestro-equipo" } as const;
const CONTACT = { kind: "page", slug: "contacto" } as const;
type PageKey = { readonly kind: "page"; readonly slug: string };
const DESCRIPTION =
  "Quién escribe y cuida {site}, cómo nos pagan y a quién le puedes reclamar cuando algo de lo que lees aquí no coincide con lo que viste.";

const address = (of: { kind: string; slug: string }, section = "") =>
  `https://cuna.test/dashboard/admin/contenido/${of.kind}/${of.slug}${section}`;
async function save(of: PageKey, section: "texto" | "ficha", fields: Record<string, string>) {
  const version = String((await textVersions(ctx.db, of))[0]?.number ?? 0);
  const request = formPost(address(of, section === "texto" ? "" : `/${section}`), { version, accion: "guardar", ...fields });
  const params = { ...of, ...(section === "ficha" && { section }) };
  return action(routeArgs(ctx, request, params, {}, lia)).catch((thrown: unknown) => thrown) as Promise<Response>;
}
const publish = async (of: PageKey) =>
  publishText(ctx, lia.userId, { ...of, number: (await textVersions(ctx.db, of))[0]!.number, reason: "Más claro" }, servesPath);
/** Holds the lock of contents until `release`. */
async function holdingContent() {
  let release!: () => void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let done!: Promise<void>;
  await new Promise<void>((held) => {
    done = ctx.db.transaction().execute(async (tx) => {
      await lockContent(tx);
      held();
      await released;
    });
  });
  return { done, release };
}
const waitingForContent = async () =>
  (
    await sql<{ count: number }>`select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(ctx.db)
  ).rows[0]!.count;
const open = (slug: string) => pageLoader(routeArgs(ctx, new Request(`https://cuna.test/p/${slug}`), { slug }));
const sitemap = async () =>
  (await sitemapLoader(routeArgs(ctx, new Request("https://cuna.test/sitemaps/paginas.xml"), { file: "paginas.xml" }))).text();

test("a new page goes from its editor to its address, the sitemap, a menu and the files; archived, it is gone", async () => {
  await expect(open(ABOUT.slug)).rejects.toMatchObject({ init: { status: 404 } });
  const card = { name: "Nuestro equipo", title: "Quiénes hacemos {site}", lead: "Somos pocos.", description: DESCRIPTION };
  expect((await save(ABOUT, "ficha", card)).status).toBe(303);
  expect((await save(ABOUT, "texto", { cuerpo: "## Cómo nos pagan\n\nLos centros. [Escríbenos](/contacto)." })).status).toBe(303);
  expect(await publish(ABOUT)).toEqual({ outcome: "published" });
  const html = drawPage(OwnPage as never, { loaderData: await open(ABOUT.slug) });
  expect(html).toMatch(/<h1[^>]*>Quiénes hacemos Cuna<.*Somos pocos\..*id="como-nos-pagan".*href="\/contacto"/s);
  expect(await sitemap()).toContain("/p/nuestro-equipo<");

  const AT = "https://cuna.test/dashboard/admin/menus";
  const { version } = await menusLoader(routeArgs(ctx, new Request(AT), {}, {}, lia));
  const entry = (url: string) => ({
    version: String(version),
    accion: "guardar",
    "id-0": "a",
    "nombre-0": "Equipo",
    "direccion-0": url,
    "activa-0": "si",
  });
  const send = (url: string) =>
    menusAction(routeArgs(ctx, formPost(AT, entry(url)), {}, { serves: servesPath }, lia)).catch((thrown: unknown) => thrown);
  expect(await send("/p/nadie")).toMatchObject({ data: { errors: { a: { error: "no-page" } } } });
  expect(await send("/p/nuestro-equipo")).toMatchObject({ status: 303 });

  const files = await ctx.db.transaction().execute((tx) => editedFiles(tx, readContent().files));
  expect(files.get("es/pages/nuestro-equipo.md")).toContain("title: Quiénes hacemos {site}");
  const { number } = (await textVersions(ctx.db, ABOUT))[0]!;
  const archive = async () => {
    const request = formPost(address(ABOUT, "/revision"), { version: String(number), accion: "archivar", motivo: "Ya no" });
    return action(routeArgs(ctx, request, { ...ABOUT, section: "revision" }, {}, lia)).catch((thrown: unknown) => thrown);
  };
  const kept = await archive();
  expect(kept).toMatchObject({ data: { reason: "Ya no", leads: [{ place: "header", label: "Equipo" }] }, init: { status: 409 } });
  const loaderData = await editorLoader(
    routeArgs(ctx, new Request(address(ABOUT, "/revision")), { ...ABOUT, section: "revision" }, {}, lia),
  );
  expect(drawPage(AdminText as never, { loaderData, actionData: (kept as { data: unknown }).data })).toMatch(
    /«Equipo»: <a href="\/dashboard\/admin\/menus">Cabecera/,
  );
  expect((await open(ABOUT.slug)).page.slug).toBe(ABOUT.slug);
  await ctx.db.updateTable("menus").set({ is_active: false }).where("location", "=", "header").execute();
  expect(await archive()).toMatchObject({ status: 303 });
  await expect(open(ABOUT.slug)).rejects.toMatchObject({ init: { status: 404 } });
});

test("a text is not archived while an entry that leads to it is saved, whichever comes first; and none is saved that leads to an archived one", async () => {
  const card = { name: "Quiénes somos", title: "Quiénes somos", lead: "Somos pocos.", description: DESCRIPTION };
  const outcomes = new Set<string>();
  for (const [round, menuFirst] of [true, false, true, false].entries()) {
    const page = { kind: "page", slug: `quienes-somos-${round}` } as const;
    expect((await save(page, "ficha", card)).status).toBe(303);
    expect((await save(page, "texto", { cuerpo: "Los centros. [Escríbenos](/contacto)." })).status).toBe(303);
    expect(await publish(page)).toEqual({ outcome: "published" });
    const menu = await editedMenu(ctx.db, "header");
    const [entry] = draftOf([{ id: "a", label: "Equipo", url: `${ctx.publicUrl}/p/${page.slug}` }]);
    const wanted = {
      place: "header" as const,
      entries: [...menu.entries.filter(({ url }) => !url.includes("/p/")), entry!],
      version: menu.version,
    };
    const { number } = (await textVersions(ctx.db, page))[0]!;
    const acts = [
      () => saveMenu({ ...ctx, actor: "admin:somebody" }, wanted),
      () => archiveText(ctx, lia.userId, { ...page, number, reason: "Ya no" }, servesPath),
    ];
    // Both wait for the lock of contents, so neither has looked before the other begins.
    const { done, release } = await holdingContent();
    const results: Promise<string>[] = [];
    for (const act of menuFirst ? acts : acts.toReversed()) {
      results.push(act().then(({ outcome }) => outcome));
      await expect.poll(waitingForContent).toBe(results.length);
    }
    release();
    await done;
    outcomes.add((await Promise.all(results)).toSorted().join(" "));
  }
  expect([...outcomes].toSorted()).toEqual(["archived archived", "in-menu saved"]);
});

test("the words of a page that code draws are edited too, it has one address only, and nobody can take it off the site", async () => {
  expect(
    (await save(CONTACT, "ficha", { name: "Contacto", title: "Cuéntanos", lead: "Te lee Lía.", description: DESCRIPTION })).status,
  ).toBe(303);
  const before = await contactLoader(routeArgs(ctx, new Request("https://cuna.test/contacto")));
  expect(before.page.title).toBe("Habla con nuestro equipo");
  expect(await publish(CONTACT)).toEqual({ outcome: "published" });
  const { page, text } = await contactLoader(routeArgs(ctx, new Request("https://cuna.test/contacto")));
  expect([page.title, page.lead, page.description]).toEqual(["Cuéntanos", "Te lee Lía.", DESCRIPTION.replace("{site}", "Cuna")]);
  expect(text.lead).toContain("botón «Contactar»");
  await expect(open("contacto")).rejects.toMatchObject({ init: { status: 404 } });
  const { number } = (await textVersions(ctx.db, CONTACT))[0]!;
  expect(await archiveText(ctx, lia.userId, { ...CONTACT, number, reason: "Ya no" }, servesPath)).toMatchObject({
    outcome: "mistakes",
    mistakes: [{ sentence: "the site needs this page" }],
  });
});
