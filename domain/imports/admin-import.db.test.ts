import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { publishProvider } from "#domain/providers/publish-provider.server.ts";
import { testContext } from "#tests/support/context.ts";
import { centersCsv as csv, oldSpreadsheet } from "#tests/support/import-file.ts";
import { importsOf } from "#tests/support/imports.ts";
import { chooseColumns, pauseImport, replaceValue, startImport } from "./change-import.server.ts";
import { checkImport } from "./check-import.server.ts";
import { importById, importReasons, importRows, wrongValues } from "./import-queries.server.ts";
import { receiveFile, rereadFile } from "./receive-file.server.ts";
import { runImport } from "./run-import.server.ts";
import { askUndo, undoImport } from "./undo-import.server.ts";

const base = await testContext();
const actor = `admin:${idOfPerson("lia")}` as const;
const ctx = { ...base, actor };
const { db } = ctx;

const { checked, opened, seen } = importsOf(ctx);
const namedLike = (mark: string) =>
  db
    .selectFrom("provider_profiles")
    .select(["id", "slug", "name", "verification_status"])
    .where("name", "like", `Clínica ${mark} %`)
    .execute();

const linesAbout = (id: string) =>
  db.selectFrom("audit_log").select(["actor", "action", "detail"]).where("subject_id", "=", id).orderBy("id").execute();

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
    // Two workers run at once, as after one was wrongly believed dead.
    await Promise.all([runImport(ctx, id), runImport(ctx, id)]);
    const done = await opened(id);
    expect(done).toMatchObject({ status: "finished", states: { created: 476, rejected: 24 }, centers: 476, specialists: 0 });
    const profiles = await namedLike("jagua");
    expect(new Set(profiles.map(({ name }) => name)).size).toBe(476);
    expect(profiles.every(({ verification_status }) => verification_status === "pending")).toBe(true);
    expect((await linesAbout(profiles[0]!.id)).length, "the log has no line for each row").toBe(0);
    expect((await linesAbout(id)).filter(({ action }) => action === "import.finished")).toEqual([
      {
        actor,
        action: "import.finished",
        detail: { file: "centros-cibao-nov.csv", created: 476, updated: 0, unchanged: 0, kept: 0, rejected: 24 },
      },
    ]);

    await publishProvider(db, profiles[0]!.slug, actor);
    await undoImport(ctx, id);
    expect((await namedLike("jagua")).length, "nobody asked to undo it").toBe(476);
    expect(await askUndo(ctx, id)).toBe(true);
    expect(await startImport(ctx, await seen(id)), "it is undone").toBe("closed");
    await undoImport(ctx, id);
    expect(await opened(id)).toMatchObject({ status: "undone", states: { created: 1, undone: 475, rejected: 24 } });
    expect((await namedLike("jagua")).map(({ slug }) => slug)).toEqual([profiles[0]!.slug]);
    expect(await askUndo(ctx, id), "only once").toBe(false);
  });
});

test("an undo of 2,100 rows goes on where its job stopped, in chunks, and does no harm when it runs twice", async () => {
  const rows = Array.from({ length: 2_100 }, (_, i) => `centro,Clínica guayaba ${i},Santiago,fiv,g${i}@guayaba.example,`);
  const id = await checked(csv(...rows));
  await startImport(ctx, await seen(id));
  await runImport(ctx, id);
  const [published, ...others] = await namedLike("guayaba");
  expect(others.length).toBe(2_099);
  await publishProvider(db, published!.slug, actor);
  // Somebody asks twice, as on a slow line.
  expect([await askUndo(ctx, id), await askUndo(ctx, id)]).toEqual([true, true]);

  const stop = new AbortController();
  const chunk = undoImport(ctx, id, stop.signal);
  stop.abort();
  await chunk;
  const half = await opened(id);
  expect(half).toMatchObject({ status: "undoing", undone: 200 });
  expect((await namedLike("guayaba")).length, "what is gone is what the screen says").toBe(2_100 - (half.states.undone ?? 0));
  expect((await linesAbout(id)).map(({ action }) => action)).not.toContain("import.undone");

  // Two workers go on at once, as after one was wrongly believed dead.
  await Promise.all([undoImport(ctx, id), undoImport(ctx, id)]);
  await undoImport(ctx, id);
  expect(await opened(id)).toMatchObject({ status: "undone", undone: 2_100, states: { created: 1, undone: 2_099 } });
  expect((await namedLike("guayaba")).map(({ slug }) => slug)).toEqual([published!.slug]);
  expect((await linesAbout(id)).filter(({ action }) => action.startsWith("import.undo"))).toEqual([
    { actor, action: "import.undo-asked", detail: {} },
    { actor, action: "import.undone", detail: { file: "centros-cibao-nov.csv", removed: 2_099, stay: 1 } },
  ]);
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
