import { describe, expect, test } from "vitest";
import { chooseColumns, replaceValue } from "#domain/imports/change-import.server.ts";
import { testContext } from "#tests/support/context.ts";
import { importsOf } from "#tests/support/imports.ts";
import { drawPage, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import Import, { action, loader, shouldRevalidate } from "./import.tsx";
import { loader as report } from "./import-report.ts";

const lia = demoViewer("lia");
const base = await testContext();
const ctx = { ...base, actor: `admin:${lia.userId}` as const };
const { checked, opened, seen } = importsOf(ctx);
/** Columns are remembered by their headings, so every test has one of its own. */
const file = (mark: string) =>
  Buffer.from(`tipo,nombre,ciudad,servicios,email,${mark}\ncentro,Centro Zapote,Sto. Dgo.,fiv,a@zapote.example,x`);
const FIELDS = ["tipo", "nombre", "ciudad", "servicios", "email", ""];

const asked = (id: string, init?: RequestInit) => new Request(`https://cuna.test/dashboard/admin/importar/${id}`, init);
async function post(id: string, fields: readonly (readonly [string, string])[]) {
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value]));
  return (await action(routeArgs(base, asked(id, { method: "POST", body }), { id }, {}, lia)).catch((thrown: unknown) => thrown)) as {
    status: number;
    data: object;
    init: { status: number };
  };
}
const columns = (fields: readonly string[], version: number) =>
  [
    ["accion", "columnas"],
    ["version", String(version)],
    ...fields.map((field) => ["campo", field] as const),
    ["repetidos", "update"],
  ] as const;
const fix = (to: string, version: number) =>
  [
    ["accion", "corregir"],
    ["version", String(version)],
    ["campo", "ciudad"],
    ["valor", "Sto. Dgo."],
    ["nuevo", to],
  ] as const;
async function screen(id: string, actionData?: object) {
  const loaderData = await loader(routeArgs(base, asked(id), { id }, {}, lia));
  return drawPage(Import, { loaderData, ...(actionData && { actionData }) });
}

describe("a person who saves after somebody else", () => {
  test("is shown the columns of the other, keeps their own, and may send them again", async () => {
    const id = await checked(file("columnas"));
    const { version } = await seen(id);
    await chooseColumns(ctx, { id, version }, ["tipo", "nombre", "", "servicios", "email", ""], "skip");
    const answer = await post(id, columns(FIELDS, version));
    expect(answer.init.status).toBe(409);
    const html = await screen(id, answer.data);
    expect(html).toContain("Otra persona guardó cambios");
    expect(html, "theirs").toContain("ciudad: «No importar»");
    expect(html).toContain("Si un perfil ya existe con otro origen: «Dejarlo como está»");
    expect(html, "mine").toMatch(/<option value="ciudad" selected[^>]*>/);
    expect(html, "nothing takes it away after a moment").not.toContain("http-equiv");
    const again = (await seen(id)).version;
    expect(html).toContain(`name="version" value="${again}"`);
    expect(await post(id, columns(FIELDS, again))).toMatchObject({ status: 303 });
    expect(await opened(id)).toMatchObject({ fields: FIELDS, duplicates: "update" });
  });

  test("keeps the value that they wrote, whether it can still be sent or not", async () => {
    const id = await checked(file("valores"));
    const first = await seen(id);
    await replaceValue(ctx, first, { field: "ciudad", from: "Sto. Dgo.", to: "Baní" });
    const answer = await post(id, fix("Santo Domingo", first.version));
    expect(answer.init.status).toBe(409);
    expect(await screen(id, answer.data)).toContain("Querías escribir «Santo Domingo» en lugar de «Sto. Dgo.».");
    const open = await checked(file("abierto"));
    const wrong = await post(open, fix("x".repeat(501), (await seen(open)).version));
    expect(wrong.init.status).toBe(422);
    expect(await screen(open, wrong.data)).toContain(`value="${"x".repeat(501)}"`);
  });

  test("sees the page as it is, since it is read again after such an answer alone", () => {
    const args = { defaultShouldRevalidate: false } as Parameters<typeof shouldRevalidate>[0];
    expect(shouldRevalidate({ ...args, actionStatus: 409 })).toBe(true);
    expect(shouldRevalidate({ ...args, actionStatus: 422 })).toBe(false);
    expect(shouldRevalidate({ ...args, defaultShouldRevalidate: true })).toBe(true);
  });
});

test("a file is discarded from its screen after a second look, and then offers nothing more", async () => {
  const id = await checked(file("descarte"));
  const { version } = await seen(id);
  expect(await screen(id)).toContain("Si nadie lo importa en 30 días");
  expect(
    await post(id, [
      ["accion", "descartar"],
      ["version", String(version)],
    ]),
  ).toMatchObject({ status: 303 });
  const html = await screen(id);
  expect(html).toContain("Archivo descartado");
  expect(html).not.toContain("<button");
  expect(await post(id, columns(FIELDS, version))).toMatchObject({
    init: { status: 409 },
    data: { error: "Esta importación ya no admite cambios." },
  });
});

test("the report goes out with a line in the log that says who took it, and none when there is no such file", async () => {
  const id = await checked(file("informe"));
  const taken = () =>
    ctx.db.selectFrom("audit_log").select(["actor", "subject_id", "detail"]).where("action", "=", "export.made").execute();
  const before = (await taken()).length;
  const answer = await report(routeArgs(base, asked(`${id}/informe.csv`), { id }, {}, lia));
  expect((await answer.text()).trim().split("\r\n").slice(1)).toEqual([
    expect.stringMatching(/^2,ciudad,Sto\. Dgo\.,«Sto\. Dgo\.» no es una ciudad de la lista\./),
  ]);
  expect((await taken()).slice(before)).toEqual([{ actor: ctx.actor, subject_id: `informe-${id}`, detail: { view: "left-out" } }]);
  await expect(report(routeArgs(base, asked("nada/informe.csv"), { id: "nada" }, {}, lia))).rejects.toMatchObject({
    init: { status: 404 },
  });
  expect((await taken()).length).toBe(before + 1);
});
