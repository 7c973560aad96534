import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { publishProvider } from "#domain/directory/publish-provider.server.ts";
import { testContext } from "#tests/support/context.ts";
import { oldSpreadsheet } from "#tests/support/import-file.ts";
import { chooseColumns, pauseImport, replaceValue, startImport } from "./change-import.server.ts";
import { checkImport } from "./check-import.server.ts";
import { discardImport, sweepImports } from "./discard-import.server.ts";
import { countImports, importById, importReasons, importRows, leftOut, listImports, wrongValues } from "./import-queries.server.ts";
import { receiveFile, rereadFile } from "./receive-file.server.ts";
import { runImport } from "./run-import.server.ts";
import { undoImport } from "./undo-import.server.ts";

const base = await testContext();
const actor = `admin:${idOfPerson("lia")}` as const;
const ctx = { ...base, actor };
const { db } = ctx;

async function checked(bytes: Uint8Array, name = "centros-cibao-nov.csv") {
  const id = await receiveFile(ctx, actor, { name, bytes });
  await checkImport(ctx, id);
  return id;
}
const opened = async (id: string) => (await importById(db, id))!;
/** As a screen that was opened just before shows it. */
const seen = async (id: string) => ({ id, version: (await opened(id)).version });
const namedLike = (mark: string) =>
  db
    .selectFrom("provider_profiles")
    .select(["id", "slug", "name", "verification_status"])
    .where("name", "like", `Clínica ${mark} %`)
    .execute();
const csv = (...rows: string[]) => Buffer.from(["tipo,nombre,ciudad,servicios,email,sitio_web", ...rows].join("\n"));

describe("a file of 500 rows, 40 of them wrong", () => {
  test("is understood, checked without storing anything, corrected once for many, run in steps, and undone", async () => {
    const id = await checked(oldSpreadsheet("jagua"));
    expect(await opened(id)).toMatchObject({
      status: "checked",
      encoding: "windows-1252",
      delimiter: ";",
      rows: 500,
      fields: ["nombre", "tipo", "ciudad", "telefono", "servicios", "email", ""],
      states: { ready: 460, rejected: 40 },
    });
    expect(await namedLike("jagua"), "a check stores nothing").toEqual([]);
    expect(await importReasons(db, id)).toEqual([
      { code: "unknown-city", rows: 14 },
      { code: "invalid-phone", rows: 11 },
      { code: "repeated", rows: 8 },
      { code: "formula", rows: 5 },
      { code: "unknown-service", rows: 2 },
    ]);
    expect(await wrongValues(db, id)).toContainEqual({ field: "ciudad", value: "Sto. Dgo.", code: "unknown-city", hint: null, rows: 14 });
    expect(await replaceValue(ctx, await seen(id), { field: "ciudad", from: "Sto. Dgo.", to: "Santo Domingo" })).toBe(14);
    expect(await replaceValue(ctx, await seen(id), { field: "servicios", from: "Brujería", to: "ICSI" })).toBe(2);
    await checkImport(ctx, id);
    expect((await opened(id)).states).toEqual({ ready: 476, rejected: 24 });

    expect(await startImport(ctx, await seen(id))).toBe("started");
    expect(await replaceValue(ctx, await seen(id), { field: "ciudad", from: "Santiago", to: "Moca" }), "it runs").toBe("closed");
    const stop = new AbortController();
    const batches = runImport(ctx, id, stop.signal);
    stop.abort();
    await batches;
    expect(await pauseImport(ctx, id)).toBe(true);
    const half = await namedLike("jagua");
    expect(half.length).toBeLessThan(476);
    await runImport(ctx, id);
    expect((await namedLike("jagua")).length, "a pause holds").toBe(half.length);
    expect(await startImport(ctx, await seen(id))).toBe("started");
    // Two workers at once, as after one that was believed dead.
    await Promise.all([runImport(ctx, id), runImport(ctx, id)]);
    const done = await opened(id);
    expect(done).toMatchObject({ status: "finished", states: { created: 476, rejected: 24 }, centers: 476, specialists: 0 });
    const profiles = await namedLike("jagua");
    expect(new Set(profiles.map(({ name }) => name)).size).toBe(476);
    expect(profiles.every(({ verification_status }) => verification_status === "pending")).toBe(true);
    const audit = await db.selectFrom("audit_log").select("actor").where("subject_id", "=", profiles[0]!.id).execute();
    expect(audit).toEqual([{ actor }]);

    await publishProvider(db, profiles[0]!.slug, actor);
    expect(await undoImport(ctx, id)).toEqual({ removed: 475, stay: 1 });
    expect((await namedLike("jagua")).map(({ slug }) => slug)).toEqual([profiles[0]!.slug]);
    expect(await undoImport(ctx, id), "only once").toBeNull();
  }, 60_000);
});

describe("columns", () => {
  test("are remembered for the next file with the same headings; two of one kind or none for the name are refused", async () => {
    const file = () => Buffer.from("cosa,clase,lugar,oferta,buzon\nCentro Níspero,centro,Santiago,fiv,a@nispero.example");
    const id = await checked(file());
    expect((await opened(id)).states).toEqual({ rejected: 1 });
    const fields = ["nombre", "tipo", "ciudad", "servicios", "email"];
    expect(await chooseColumns(ctx, await seen(id), ["nombre", "nombre", "", "", ""], "skip")).toBe("repeated");
    expect(await chooseColumns(ctx, await seen(id), ["nombre", "", "", "", ""], "skip")).toBe("missing");
    expect(await chooseColumns(ctx, await seen(id), fields, "skip")).toBe("saved");
    await checkImport(ctx, id);
    expect((await opened(id)).states).toEqual({ ready: 1 });
    const next = await checked(file());
    expect((await opened(next)).fields).toEqual(fields);
  });

  test("an encoding that was taken wrong is taken again from the file itself", async () => {
    const id = await checked(Buffer.from("tipo,nombre,ciudad,servicios,email\ncentro,Centro Piñón,Santiago,fiv,a@pinon.example", "utf8"));
    await rereadFile(ctx, await seen(id), "windows-1252");
    expect((await importRows(db, id, { which: "all", page: 1 })).rows[0]!.cells[1]).toBe("Centro PiÃ±Ã³n");
    await rereadFile(ctx, await seen(id), "utf-8");
    expect((await importRows(db, id, { which: "all", page: 1 })).rows[0]!.cells[1]).toBe("Centro Piñón");
  });
});

test("a center that is there already under another name has its site in its city; it is left out, or brought up to date while it is pending", async () => {
  const first = await checked(csv("centro,Centro Mamey,Santiago,fiv,a@mamey.example,https://www.mamey.example/"));
  await startImport(ctx, await seen(first));
  await runImport(ctx, first);
  const again = csv(
    "centro,Mamey Fertilidad,Santiago,fiv|icsi,b@mamey.example,http://mamey.example",
    "centro,Mamey,La Romana,fiv,c@mamey.example,http://mamey.example",
  );
  const id = await checked(again);
  expect((await opened(id)).states).toEqual({ ready: 1, rejected: 1 });
  expect(await importReasons(db, id)).toEqual([{ code: "same-site", rows: 1 }]);
  await chooseColumns(ctx, await seen(id), (await opened(id)).fields, "update");
  await checkImport(ctx, id);
  await startImport(ctx, await seen(id));
  await runImport(ctx, id);
  expect((await opened(id)).states).toEqual({ created: 1, updated: 1 });
  const mamey = await db.selectFrom("provider_profiles").select(["name", "email"]).where("slug", "=", "centro-mamey").executeTakeFirst();
  expect(mamey).toEqual({ name: "Mamey Fertilidad", email: "b@mamey.example" });
  await publishProvider(db, "centro-mamey", actor);
  const third = await checked(csv("centro,Mamey Tres,Santiago,fiv,d@mamey.example,http://mamey.example"));
  await chooseColumns(ctx, await seen(third), (await opened(third)).fields, "update");
  await checkImport(ctx, third);
  expect((await opened(third)).states, "a public profile is never changed").toEqual({ kept: 1 });
  expect(await startImport(ctx, await seen(third))).toBe("nothing");
});

const FILE = "tipo,nombre,ciudad,servicios,email\ncentro,Centro Caimito,Sto. Dgo.,fiv,a@caimito.example";
const FIELDS = ["tipo", "nombre", "ciudad", "servicios", "email"];
const linesAbout = async (id: string) =>
  (await db.selectFrom("audit_log").select(["actor", "action", "detail"]).where("subject_id", "=", id).orderBy("id").execute()).filter(
    ({ action }) => action !== "import.received",
  );

describe("two people at one file", () => {
  test("whoever comes second is told, whatever they do, and what the first did stays", async () => {
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
  const { rows, total } = await leftOut(db, id, 1);
  expect(rows.map(({ line, field, value }) => [line, field, value])).toEqual([
    [2, "ciudad", "Nada"],
    [3, "ciudad", "Nada"],
    [3, "servicios", "Brujería"],
    [3, "email", "no"],
  ]);
  expect(total).toBe(4);
  expect(await leftOut(db, id, 2)).toEqual({ rows: [], total: 0 });
});

test("a file that cannot be one is refused whole, with its reason", async () => {
  for (const [name, bytes, code] of [
    ["a.csv", Buffer.alloc(0), "empty"],
    ["a.csv", Buffer.from("PK\u0003\u0004"), "spreadsheet"],
    ["a.xlsx", Buffer.from("a,b\n1,2"), "unknown-format"],
    ["a.csv", Buffer.from([0xff, 0xfe, 0x61, 0]), "utf-16"],
    ["a.csv", Buffer.from("tipo,nombre"), "no-rows"],
    ["a.json", Buffer.from("{"), "json-broken"],
    ["a.csv", Buffer.alloc(10 * 2 ** 20 + 1, "a"), "too-large"],
  ] as const)
    await expect(receiveFile(ctx, actor, { name, bytes })).rejects.toMatchObject({ code });
  expect(await importById(db, "nada")).toBeNull();
  expect(await importById(db, randomUUID())).toBeNull();
});
