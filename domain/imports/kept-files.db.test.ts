import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { namesInLog } from "#domain/operations/log-names.server.ts";
import { type AskedLog, logPage } from "#domain/operations/log-queries.server.ts";
import { testContext } from "#tests/support/context.ts";
import { centersCsv as csv } from "#tests/support/import-file.ts";
import { importsOf } from "#tests/support/imports.ts";
import { chooseColumns, replaceValue, startImport } from "./change-import.server.ts";
import { checkImport } from "./check-import.server.ts";
import { discardImport, sweepImports } from "./discard-import.server.ts";
import { IMPORT_LIMITS } from "./import.ts";
import { countImports, importRows, leftOut, listImports } from "./import-queries.server.ts";
import { receiveFile, rereadFile } from "./receive-file.server.ts";
import { runImport } from "./run-import.server.ts";

// The life of a file from its arrival to its end: who may change it, who is told, and when it is deleted.

const base = await testContext();
const actor = `admin:${idOfPerson("lia")}` as const;
const ctx = { ...base, actor };
const { db } = ctx;
const { checked, opened, seen } = importsOf(ctx);

const FILE = "tipo,nombre,ciudad,servicios,email\ncentro,Centro Caimito,Sto. Dgo.,fiv,a@caimito.example";
const FIELDS = ["tipo", "nombre", "ciudad", "servicios", "email"];
const linesAbout = async (id: string) =>
  (await db.selectFrom("audit_log").select(["actor", "action", "detail"]).where("subject_id", "=", id).orderBy("id").execute()).filter(
    ({ action }) => action !== "import.received",
  );

describe("two people at one file", () => {
  test("a person who comes second is told, whatever they do, and what the first did stays", async () => {
    const id = await checked(Buffer.from(FILE));
    const first = await seen(id);
    const second = { ...first };
    expect(await chooseColumns(ctx, first, ["tipo", "nombre", "ciudad", "servicios", ""], "update")).toBe("saved");
    await checkImport(ctx, id);
    expect(await chooseColumns(ctx, second, FIELDS, "skip")).toBe("changed");
    expect(await replaceValue(ctx, second, { field: "ciudad", from: "Sto. Dgo.", to: "Moca" })).toBe("changed");
    expect(await rereadFile(ctx, second, "windows-1252")).toBe("changed");
    expect(await startImport(ctx, second)).toBe("changed");
    expect(await discardImport(ctx, second)).toBe("changed");
    expect(await opened(id)).toMatchObject({
      status: "checked",
      fields: ["tipo", "nombre", "ciudad", "servicios", ""],
      duplicates: "update",
      encoding: "utf-8",
    });
  });

  test("of two who map it at once, one is told", async () => {
    const id = await checked(Buffer.from(FILE));
    const both = await seen(id);
    const outcomes = await Promise.all([chooseColumns(ctx, both, FIELDS, "skip"), chooseColumns(ctx, both, FIELDS, "update")]);
    expect(outcomes.sort()).toEqual(["changed", "saved"]);
  });
});

test("the log says who chose columns, corrected, read again and discarded, and none of what the file says", async () => {
  const id = await checked(Buffer.from(FILE));
  await replaceValue(ctx, await seen(id), { field: "ciudad", from: "Sto. Dgo.", to: "Moca" });
  await rereadFile(ctx, await seen(id), "windows-1252");
  await chooseColumns(ctx, await seen(id), ["tipo", "nombre", "ciudad", "", "email"], "update");
  await discardImport(ctx, await seen(id));
  expect(await linesAbout(id)).toEqual([
    { actor, action: "import.corrected", detail: { field: "ciudad", rows: 1 } },
    { actor, action: "import.reread", detail: { rows: 1, before: { encoding: "utf-8" }, after: { encoding: "windows-1252" } } },
    {
      actor,
      action: "import.mapped",
      detail: {
        before: { columns: FIELDS, duplicates: "skip" },
        after: { columns: ["tipo", "nombre", "ciudad", "", "email"], duplicates: "update" },
      },
    },
    { actor, action: "import.discarded", detail: { rows: 1 } },
  ]);
  const everything: AskedLog = { everybody: true, person: null, area: null, from: null, to: null, about: id, after: null };
  expect((await namesInLog(db, (await logPage(db, everything)).lines))[id]).toEqual({
    name: "centros-cibao-nov.csv",
    path: `/dashboard/admin/importar/${id}`,
  });
});

test("the columns of the widest file that is read are remembered like any other", async () => {
  const wide = () => Array.from({ length: IMPORT_LIMITS.headings - 2 }, () => randomUUID().repeat(3).slice(0, 100));
  const headings = ["clase", "cosa", ...wide()];
  const file = (marks: readonly string[]) => Buffer.from(`${marks.join()}\ncentro,Centro Jagua`);
  const fields = headings.map((_, i) => ["tipo", "nombre"][i] ?? "");
  const id = await checked(file(headings));
  expect(await chooseColumns(ctx, await seen(id), fields, "skip")).toBe("saved");
  expect(await chooseColumns(ctx, await seen(id), fields, "update"), "and again").toBe("saved");
  expect((await opened(await checked(file(headings)))).fields).toEqual(fields);
  const other = ["clase", "cosa", ...wide()];
  expect((await opened(await checked(file(other)))).fields).not.toEqual(fields);
});

describe("a file that is not imported", () => {
  const kept = async (id: string) => ({
    ...(await db.selectFrom("imports").select(["status", "content", "row_count"]).where("id", "=", id).executeTakeFirstOrThrow()),
    rows: (await importRows(db, id, { which: "all", page: 1 })).total,
  });
  const aged = async (bytes: Uint8Array, days: number) => {
    const id = await checked(bytes);
    await sql`update imports set created_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(db);
    return id;
  };

  test("is forgotten with its rows when somebody discards it; one that runs or ran is not", async () => {
    const id = await checked(Buffer.from(FILE));
    expect(await discardImport(ctx, await seen(id))).toBe("discarded");
    expect(await kept(id)).toEqual({ status: "discarded", content: null, row_count: 1, rows: 0 });
    expect(await discardImport(ctx, await seen(id)), "once").toBe("closed");
    expect(await chooseColumns(ctx, await seen(id), FIELDS, "skip")).toBe("closed");
    const running = await checked(csv("centro,Centro Jobo,Santiago,fiv,a@jobo.example"));
    await startImport(ctx, await seen(running));
    expect(await discardImport(ctx, await seen(running))).toBe("closed");
    await runImport(ctx, running);
    expect(await discardImport(ctx, await seen(running))).toBe("closed");
    expect((await kept(running)).rows).toBe(1);
  });

  test("is forgotten at night after thirty days, once; younger and imported ones stay", async () => {
    const old = await aged(Buffer.from(FILE), 31);
    const young = await aged(Buffer.from(FILE), 29);
    const imported = await aged(csv("centro,Centro Limoncillo,Santiago,fiv,a@limoncillo.example"), 31);
    await startImport(ctx, await seen(imported));
    await runImport(ctx, imported);
    expect(await sweepImports(ctx)).toBe(1);
    expect(await sweepImports(ctx), "nothing is left to forget").toBe(0);
    expect(await kept(old)).toEqual({ status: "discarded", content: null, row_count: 1, rows: 0 });
    expect(await kept(young)).toMatchObject({ status: "checked", rows: 1 });
    expect(await kept(imported)).toMatchObject({ status: "finished", rows: 1 });
    expect(await linesAbout(old)).toEqual([{ actor: "worker", action: "import.discarded", detail: { rows: 1 } }]);
  });
});

test("every file ever brought in is found in the list: by its name, its state and in pages", async () => {
  const names = Array.from({ length: 27 }, (_, i) => `Guanábana ${String(i).padStart(2, "0")}.csv`);
  const ids: string[] = [];
  for (const name of names) ids.push(await receiveFile(ctx, actor, { name, bytes: Buffer.from(FILE) }));
  await checkImport(ctx, ids[0]!);
  await discardImport(ctx, await seen(ids[1]!));
  const asked = { search: "guanabana", view: "all", sort: "name", descending: false, page: 1 } as const;
  const first = await listImports(db, asked);
  const second = await listImports(db, { ...asked, page: 2 });
  expect([...first.rows, ...second.rows].map(({ fileName }) => fileName)).toEqual(names);
  expect(second.total).toBe(27);
  expect((await listImports(db, { ...asked, page: 9 })).total, "a page past the end knows how many there are").toBe(27);
  expect(first.rows[0]).toMatchObject({ id: ids[0], status: "checked", rows: 1, left: 1 });
  expect(first.rows[1]).toMatchObject({ status: "discarded", rows: 1, left: 0 });
  const newest = await listImports(db, { ...asked, sort: "created", descending: true });
  expect(newest.rows[0]!.id).toBe(ids.at(-1));
  const gone = await listImports(db, { ...asked, view: "gone" });
  expect(gone.rows.map(({ id }) => id)).toEqual([ids[1]]);
  expect(await countImports(db, "guanabana")).toEqual({ all: 27, open: 26, running: 0, finished: 0, gone: 1 });
});

test("the report names every cell that was refused, in the order of the file", async () => {
  const id = await checked(csv("centro,Centro Cereza,Nada,fiv,a@cereza.example", "centro,Centro Cereza Dos,Nada,Brujería,no"));
  const { rows, total } = await leftOut(db, id, 1, 1000);
  expect(rows.map(({ line, field, value }) => [line, field, value])).toEqual([
    [2, "ciudad", "Nada"],
    [3, "ciudad", "Nada"],
    [3, "servicios", "Brujería"],
    [3, "email", "no"],
  ]);
  expect(total).toBe(4);
  expect(await leftOut(db, id, 2, 1000)).toEqual({ rows: [], total: 0 });
});
