import { expect, test } from "vitest";
import { sectionsOf } from "#app/forms/content/text-sections.ts";
import { TEXT_KINDS, type TextKey } from "#domain/content/content-documents.ts";
import { openText } from "#domain/content/edit-fields.ts";
import { MAX_MARKDOWN } from "#domain/content/markdown.server.ts";
import { saveText } from "#domain/content/save-text.server.ts";
import { listTexts, textVersions } from "#domain/content/text-queries.server.ts";
import { testContext } from "#tests/support/context.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import { loader as openDraft } from "../../link/text-draft.tsx";
import Text, { action, loader } from "./text.tsx";
import { action as previewAction } from "./text-preview.ts";

const ctx = await testContext();
const lia = demoViewer("lia");
const FIV: TextKey = { kind: "treatment", slug: "fiv" };
const at = ({ kind, slug }: TextKey, section: string) =>
  `https://cuna.test/dashboard/admin/contenido/${kind}/${slug}${section === "texto" ? "" : `/${section}`}`;
const paramsOf = (key: TextKey, section: string) => ({ ...key, ...(section !== "texto" && { section }) });
/** The data address that a script asks for; no link may lead to it. */
const dataOf = (url: string) => `${url}.data`;
const load = (key: TextKey, section: string) =>
  loader(routeArgs(ctx, new Request(dataOf(at(key, section))), paramsOf(key, section), {}, lia));
const post = async (key: TextKey, section: string, form: Record<string, string> | URLSearchParams) => {
  const request = new Request(dataOf(at(key, section)), { method: "POST", body: new URLSearchParams(form) });
  const answer = await action(routeArgs(ctx, request, paramsOf(key, section), {}, lia)).catch((thrown: unknown) => thrown);
  return answer as Response & { data: { values: { questions: { q: string; a: string }[] } }; init: { status: number } };
};
const draw = async (key: TextKey, section: string, actionData?: unknown) =>
  drawPage(Text as never, { loaderData: await load(key, section), actionData, params: paramsOf(key, section) });
const newest = async (key: TextKey) => (await textVersions(ctx.db, key))[0]!;
const questionsOf = async () => openText(FIV, (await newest(FIV)).text)!.fields.questions as { q: string; a: string }[];
const formOf = (rows: readonly { q?: string; a?: string }[], more: Record<string, string>) => {
  const form = new URLSearchParams(more);
  for (const { q = "", a = "" } of rows) {
    form.append("questions.q", q);
    form.append("questions.a", a);
  }
  return form;
};

test("every part of every kind of text has its own page, and a part that a kind lacks has none", async () => {
  // The only kind of which the files contain no text.
  const text = "---\ntitle: FIV en Santiago\n---\n## Cómo llegar\n\nEn carro.\n";
  await saveText(ctx, lia.userId, { kind: "city_treatment", slug: "santiago.fiv", text, openedAt: 0 });
  for (const kind of TEXT_KINDS) {
    const asked = { search: null, sort: "title", descending: false, page: 1, view: "all", kind, reviewedBefore: null } as const;
    const key = (await listTexts(ctx.db, asked)).rows[0]!;
    for (const section of sectionsOf(kind)) {
      const html = await draw(key, section);
      expect(html.match(/aria-current="true"/g)).toHaveLength(1);
      expect(html).not.toContain(".data");
      expect(html).toMatch(/<h2/);
    }
  }
  await expect(load({ kind: "source", slug: "oms" }, "preguntas")).rejects.toMatchObject({ init: { status: 404 } });
  await expect(load(FIV, "nada")).rejects.toMatchObject({ init: { status: 404 } });
});

test("rows are added, moved and taken out by buttons of the form, and nothing is kept until it is saved", async () => {
  const before = await newest(FIV);
  const rows = await questionsOf();
  const version = String(before.number);
  const moved = await post(FIV, "preguntas", formOf(rows, { version, accion: "fila.questions.1.arriba" }));
  expect(moved.data).toMatchObject({ focus: { name: "questions", index: 0 } });
  const [first, second, ...rest] = rows;
  expect(moved.data.values).toMatchObject({ questions: [second, first, ...rest] });
  const longer = await post(
    FIV,
    "preguntas",
    formOf(moved.data.values!.questions, { version, accion: `fila.questions.${rows.length}.nueva` }),
  );
  expect(longer.data.values!.questions).toHaveLength(rows.length + 1);
  const html = await draw(FIV, "preguntas", longer.data);
  expect(html).toContain("Cambios sin guardar");
  const shorter = await post(FIV, "preguntas", formOf(longer.data.values!.questions, { version, accion: "fila.questions.1.quitar" }));
  expect((await newest(FIV)).number).toBe(before.number);

  const saved = await post(FIV, "preguntas", formOf(shorter.data.values!.questions, { version, accion: "guardar" }));
  expect(saved.headers.get("location")).toBe("/dashboard/admin/contenido/treatment/fiv/preguntas?hecho=guardado");
  expect(await questionsOf()).toEqual([second, ...rest]);
  const [was, is] = [before, await newest(FIV)].map(({ text }) => openText(FIV, text)!);
  expect({ ...is!.fields, questions: null, reviewed_by: null }).toEqual({ ...was!.fields, questions: null, reviewed_by: null });
  expect(is!.body).toBe(was!.body);
});

test("a look at the preview does not count as having seen what somebody else saved in the meantime", async () => {
  const { number, text } = await newest(FIV);
  const body = openText(FIV, text)!.body;
  const mine = { version: String(number), cuerpo: `${body}\n\nEl mío.` };
  await post(FIV, "texto", { version: String(number), cuerpo: `${body}\n\nEl de otra persona.`, accion: "guardar" });
  const looked = await post(FIV, "texto", { ...mine, accion: "vista" });
  const html = await draw(FIV, "texto", looked.data);
  expect(html).toContain(`name="version" value="${number}"`);
  expect(html).toContain("<p>El mío.</p>");
  const refused = await post(FIV, "texto", { ...mine, accion: "guardar" });
  expect(refused.init.status).toBe(409);
  const again = await draw(FIV, "texto", refused.data);
  expect(again).toContain(`name="version" value="${number + 1}"`);
  expect(again).toContain("El mío.");
});

test("a new source is a draft in the list of the text, a wrong one keeps what was typed, and a known one is chosen", async () => {
  const version = async () => String((await newest(FIV)).number);
  const source = {
    id: "nota-leida",
    title: "Una nota",
    publisher: "Alguien",
    url: "no es",
    seen: "2026-11-20",
    language: "es",
    read: "abstract",
    strength: "",
    excerpt: "It says so.",
    cuerpo: "Lo que dice.",
  };
  const refused = await post(FIV, "fuentes", { ...source, version: await version(), accion: "fuente" });
  expect(refused.init.status).toBe(422);
  const html = await draw(FIV, "fuentes", refused.data);
  expect(html).toContain("escribe una dirección como https://example.org");
  expect(html).toContain('value="no es"');
  expect(html).toContain('<option value="abstract" selected="">Resumen</option>');
  expect(html).toContain(">It says so.</textarea>");

  const right = { ...source, strength: "study", url: "https://example.org/nota", accion: "fuente" };
  expect(await post(FIV, "fuentes", { ...right, version: await version() })).toMatchObject({ status: 303 });
  expect(await newest({ kind: "source", slug: "nota-leida" })).toMatchObject({ state: "draft", title: "Una nota" });
  expect(await draw(FIV, "fuentes")).toMatch(/Una nota[\s\S]*Es un borrador: publícala antes que el texto\./);
  const taken = await post(FIV, "fuentes", { ...right, version: await version() });
  expect(await draw(FIV, "fuentes", taken.data)).toContain("Ya existe una fuente con ese id.");

  const late = await post(FIV, "fuentes", { ...right, id: "nota-tarde", version: String(Number(await version()) - 1) });
  expect(late.init.status).toBe(409);
  expect(await draw(FIV, "fuentes", late.data)).toContain('value="nota-tarde"');
  expect(await ctx.db.selectFrom("content_versions").select("number").where("slug", "=", "nota-tarde").execute()).toEqual([]);

  const listed = openText(FIV, (await newest(FIV)).text)!.fields.sources as string[];
  expect(listed.at(-1)).toBe("nota-leida");
  const other = (await load(FIV, "fuentes")).others[0]!.id;
  const form = new URLSearchParams({ version: await version(), accion: "guardar" });
  for (const id of [...listed.slice(0, -1), other]) form.append("sources", id);
  expect(await post(FIV, "fuentes", form)).toMatchObject({ status: 303 });
  expect(openText(FIV, (await newest(FIV)).text)!.fields.sources).toEqual([...listed.slice(0, -1), other]);
});

test("the preview while typing is the page's own rendering with the sentences that lack a source, up to the longest text", async () => {
  const ask = (cuerpo: string) => previewAction(routeArgs(ctx, formPost("https://cuna.test/", { cuerpo }), {}, {}, lia));
  const answer = await ask("## Uno\n\n<b>Sube</b> un 40 por ciento.");
  expect(await answer.json()).toMatchObject({
    html: expect.stringContaining("&lt;b&gt;"),
    claims: [{ sentence: "<b>Sube</b> un 40 por ciento.", line: 3 }],
  });
  expect((await ask("a".repeat(MAX_MARKDOWN + 1))).status).toBe(413);
});

test("a draft gets a time in Santo Domingo that lies ahead, which may be taken back; its link shows it to anybody", async () => {
  const key: TextKey = { kind: "page", slug: "contacto-de-prensa" };
  const description =
    "Cómo escribe la prensa a nuestro equipo, qué datos damos de cada centro y en cuánto tiempo contestamos a quien pregunta por ellos.";
  const page = `---\nname: Prensa\ntitle: Prensa\ndescription: ${description}\nlead: Para periodistas.\n---\n## Quién contesta\n\nEl equipo de {site}.\n`;
  await saveText(ctx, lia.userId, { ...key, text: page, openedAt: 0 });
  const form = { version: "1", accion: "publicar", motivo: "Para el lunes" };
  for (const cuando of ["pronto", "2020-01-01T09:00"]) {
    const answer = await post(key, "revision", { ...form, cuando });
    expect(answer).toMatchObject({ init: { status: 422 }, data: { reason: "Para el lunes", when: cuando } });
  }
  const scheduled = await post(key, "revision", { ...form, cuando: "2100-01-02T09:00" });
  expect(scheduled.headers?.get("location"), JSON.stringify(scheduled.data)).toContain("hecho=programado");
  expect(await newest(key)).toMatchObject({ state: "draft", publishAt: new Date("2100-01-02T13:00:00Z") });
  expect((await draw(key, "texto")).replace(/\s/g, " ")).toContain("El 2 ene 2100, 9:00 a. m. se publica sola la versión 1");
  const shared = await post(key, "revision", { version: "1", accion: "enlace" });
  const { link } = shared.data as unknown as { link: string };
  expect(link).toMatch(/^https:\/\/cuna[.]test\/borrador\/[\w.-]+$/);
  expect(await draw(key, "revision", shared.data)).toContain(link);
  const token = link.split("/").at(-1)!;
  const open = (one: string) => openDraft(routeArgs(ctx, new Request(`https://cuna.test/borrador/${one}`), { token: one }) as never);
  const { data: read } = (await open(token)) as unknown as { data: { draft: { parts: { paragraphs: { html: string }[] }[] } } };
  expect(JSON.stringify(read.draft.parts)).toContain("El equipo de Cuna.");
  expect(await open(`${token}x`)).toMatchObject({ init: { status: 404 }, data: { draft: null } });
  expect((await post(key, "revision", { version: "1", accion: "no-programar" })).headers.get("location")).toContain("hecho=cancelado");
  expect(await newest(key)).toMatchObject({ state: "draft", publishAt: null });
});
