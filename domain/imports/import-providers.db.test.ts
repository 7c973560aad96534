import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { openImportFile } from "./file.server.ts";
import { type ImportProblem, importProviders } from "./import-providers.server.ts";

const ctx = await testContext();
const { db } = ctx;
const folder = await mkdtemp(path.join(tmpdir(), "cuna-import-"));
afterAll(() => rm(folder, { recursive: true }));

const HEADINGS = "tipo,nombre,ciudad,servicios,email,centros";
let files = 0;

async function write(content: string | Buffer, name = `archivo-${++files}.csv`) {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

async function importFile(file: string, options: { dryRun?: boolean; latin1?: boolean; signal?: AbortSignal } = {}) {
  const problems: ImportProblem[] = [];
  const source = await openImportFile(file, options);
  const summary = await importProviders(ctx, source.rows, {
    ...options,
    fileName: path.basename(file),
    onProblem: (problem) => problems.push(problem),
  });
  return { ...summary, problems, ignored: source.ignored, progress: source.progress() };
}
const importText = async (rows: string[], options = {}) => importFile(await write([HEADINGS, ...rows].join("\n")), options);

const named = (name: string) => db.selectFrom("provider_profiles").selectAll().where("name", "=", name).execute();
const nothing = { created: 0, updated: 0, unchanged: 0, kept: 0, rejected: 0 };
const everything = async () =>
  JSON.stringify([
    await db.selectFrom("provider_profiles").selectAll().orderBy("id").execute(),
    await db.selectFrom("provider_members").selectAll().orderBy("center_id").orderBy("specialist_id").execute(),
  ]);

describe("what enters", () => {
  test("waits for review: pending, unverified, unclaimed, and in no list", async () => {
    expect(await importText(["centro,Centro Guanábana,Santiago,fiv|icsi,citas@guanabana.example,"])).toMatchObject({
      ...nothing,
      created: 1,
      problems: [],
      progress: 1,
    });
    const [row] = await named("Centro Guanábana");
    expect(row).toMatchObject({
      slug: "centro-guanabana",
      verification_status: "pending",
      listed: false,
      verified: false,
      claimed: false,
      featured: false,
      demo: false,
      services_offered: ["fiv", "icsi"],
    });
  });

  test("is one line in the log with its report, not one for each row; a file that changes nothing leaves none", async () => {
    const file = await write(
      [HEADINGS, ...["a", "b", "c"].map((mark) => `centro,Centro Mabí ${mark},Santiago,fiv,${mark}@mabi.example,`), "centro,,,,,"].join(
        "\n",
      ),
      "mabi.csv",
    );
    const all = () => db.selectFrom("audit_log").select(["actor", "action", "detail"]).orderBy("id").execute();
    const before = (await all()).length;
    const lines = async () => (await all()).slice(before);
    await importFile(file, { dryRun: true });
    expect(await lines(), "a rehearsal leaves none").toEqual([]);
    await importFile(file);
    expect(await lines()).toEqual([
      { actor: "cli", action: "import.started", detail: { file: "mabi.csv" } },
      { actor: "cli", action: "import.finished", detail: { file: "mabi.csv", ...nothing, created: 3, rejected: 1 } },
    ]);
    await importFile(file);
    expect((await lines()).length).toBe(2);
  });

  test("the same file a second time changes nothing at all", async () => {
    const file = await write(
      `${HEADINGS}\ncentro,Centro Caimito,Santiago,fiv,a@caimito.example,\ndoctora,Dra. Ámbar Caimito,,,,centro-caimito\n`,
    );
    expect(await importFile(file)).toMatchObject({ ...nothing, created: 2 });
    const before = await everything();
    expect(await importFile(file)).toMatchObject({ ...nothing, unchanged: 2, problems: [] });
    expect(await everything()).toBe(before);
  });

  test("columns that give themselves rights are not read", async () => {
    const file = await write(
      "tipo,nombre,ciudad,servicios,email,verification_status,verified,featured,saldo\ncentro,Centro Astuto,Santiago,fiv,a@b.example,verified,true,true,999",
    );
    expect(await importFile(file)).toMatchObject({ created: 1, ignored: ["verification_status", "verified", "featured", "saldo"] });
    expect((await named("Centro Astuto"))[0]).toMatchObject({ verification_status: "pending", verified: false, featured: false });
  });

  test("specialists join the centers they name, by slug or external id, also centers of the same file", async () => {
    const rows = ["especialista,Bruno Jobo,,,,a-7|centro-guanabana,x-9", "centro,Centro Jobo,Santiago,fiv,a@jobo.example,,a-7"];
    expect(await importFile(await write(`${HEADINGS},id_externo\n${rows.join("\n")}`))).toMatchObject({ created: 2, problems: [] });
    const members = await db
      .selectFrom("provider_members as m")
      .innerJoin("provider_profiles as c", "c.id", "m.center_id")
      .innerJoin("provider_profiles as s", "s.id", "m.specialist_id")
      .where("s.name", "=", "Bruno Jobo")
      .orderBy("m.display_order")
      .select("c.slug")
      .execute();
    expect(members.map(({ slug }) => slug)).toEqual(["centro-jobo", "centro-guanabana"]);
  });

  test("two branches of one name keep apart by their external ids, each with an address of its own", async () => {
    const rows = [
      "centro,Red Cundeamor,Santiago,fiv,a@red.example,,s1",
      "centro,Red Cundeamor,Santiago,fiv,b@red.example,,s2",
      "centro,Red Cundeamor,Santiago,fiv,c@red.example,,s3",
    ];
    expect(await importFile(await write(`${HEADINGS},id_externo\n${rows.join("\n")}`))).toMatchObject({ created: 3 });
    expect((await named("Red Cundeamor")).map(({ slug }) => slug).sort()).toEqual([
      "red-cundeamor",
      "red-cundeamor-2",
      "red-cundeamor-santiago",
    ]);
  });
});

describe("a row that changed", () => {
  test("changes its profile while that is pending, and only the columns the file has", async () => {
    await importText(["centro,Centro Níspero,Santiago,fiv,a@nispero.example,"]);
    await db.updateTable("provider_profiles").set({ phone: "+18095550199" }).where("name", "=", "Centro Níspero").execute();
    expect(await importText(["centro,Centro Níspero,Santiago,fiv|dgp,a@nispero.example,"])).toMatchObject({ ...nothing, updated: 1 });
    const [row] = await named("Centro Níspero");
    expect(row).toMatchObject({ services_offered: ["dgp", "fiv"], phone: "+18095550199" });
  });

  test.each([
    ["published", "already-published"],
    ["verified", "already-published"],
    ["draft", "not-pending"],
    ["returned", "not-pending"],
  ])("never touches a %s profile, and says so", async (verification_status, code) => {
    const name = `Centro ${verification_status}`;
    await importText([`centro,${name},Santiago,fiv,a@b.example,`]);
    await db.updateTable("provider_profiles").set({ verification_status }).where("name", "=", name).execute();
    const before = await everything();
    expect(await importText([`centro,${name},Santiago,fiv,a@b.example,`])).toMatchObject({ ...nothing, unchanged: 1, problems: [] });
    const changed = await importText([`centro,${name},Santiago,fiv|icsi,otro@b.example,`]);
    expect(changed).toMatchObject({
      ...nothing,
      kept: 1,
      problems: [{ line: 2, field: "nombre", value: name, code, hint: `centro-${verification_status}` }],
    });
    expect(await everything()).toBe(before);
  });
});

describe("what is refused", () => {
  test("a namesake in the same city from another source, with or without accents", async () => {
    await db
      .insertInto("provider_profiles")
      .values({ slug: "ya-estaba", provider_type: "clinic", clinic_name: "Centro Quenepa", city: "Santiago" })
      .execute();
    expect(await importText(["centro,CENTRO QUÉNEPA,Santiago,fiv,a@b.example,"])).toMatchObject({
      ...nothing,
      rejected: 1,
      problems: [{ code: "namesake", hint: "ya-estaba" }],
    });
    expect(await importText(["centro,Centro Quenepa,La Romana,fiv,a@b.example,"])).toMatchObject({ created: 1 });
  });

  test("the second row of one identity, with the line of the first", async () => {
    const { problems, ...summary } = await importText([
      "centro,Centro Doble,Santiago,fiv,a@b.example,",
      ",,,,,",
      "centro,Centro  Doble,Santiago,icsi,c@d.example,",
    ]);
    expect(summary).toMatchObject({ ...nothing, created: 1, rejected: 1 });
    expect(problems).toEqual([{ line: 4, field: "nombre", value: "Centro Doble", code: "repeated", hint: "2" }]);
  });

  test("a specialist of a center nobody knows, a type that changed, cells beyond the headings, broken quotes", async () => {
    const withId = (rows: string[]) => write(`${HEADINGS},id_externo\n${rows.join("\n")}`);
    await importFile(await withId(["centro,Centro Tipo,Santiago,fiv,a@b.example,,t-1"]));
    const rows = [
      "doctor,Alma Tipo,,,,no-existe,",
      "doctor,Centro Tipo,,,a@b.example,,t-1",
      "centro,Centro Más,Santiago,fiv,a@b.example,,,sobra",
      'centro,"Centro "Mal" Citado",Santiago,fiv,a@b.example,,',
    ];
    const { problems, ...summary } = await importFile(await withId(rows));
    expect(problems.map(({ line, field, code }) => [line, field, code])).toEqual(
      expect.arrayContaining([
        [2, "centros", "unknown-center"],
        [3, "tipo", "other-type"],
        [4, "fila", "extra-cells"],
        [5, "fila", "broken-quotes"],
      ]),
    );
    expect(summary).toMatchObject({ ...nothing, rejected: 4 });
  });

  test("bad rows keep no good row out, and none of their cells gets in", async () => {
    const { problems, ...summary } = await importText([
      "centro,Centro Malo,Narnia,fiv,x,",
      "centro,Centro Bueno,Santiago,fiv,a@b.example,",
    ]);
    expect(summary).toMatchObject({ ...nothing, created: 1, rejected: 1 });
    expect(problems.map(({ code }) => code).sort()).toEqual(["invalid-email", "unknown-city"]);
    expect(await named("Centro Malo")).toEqual([]);
  });
});

test("a dry run says what would happen, across batches, and leaves nothing", async () => {
  const rows = [
    "centro,Centro Ensayo,Santiago,fiv,a@b.example,",
    ...Array.from({ length: 700 }, (_, i) => `especialista,Persona Ensayo ${i} Z${i},,,,centro-ensayo`),
    "especialista,Sin Centro,,,,nadie",
  ];
  const before = await everything();
  expect(await importText(rows, { dryRun: true })).toMatchObject({ ...nothing, created: 701, rejected: 1 });
  expect(await everything()).toBe(before);
  expect(await importText(rows)).toMatchObject({ ...nothing, created: 701, rejected: 1 });
});

test("an import that is stopped keeps whole batches, and goes on where it stopped", async () => {
  const rows = Array.from({ length: 1200 }, (_, i) => `centro,Centro Serie N${i},Santiago,fiv,a@b.example,`);
  const stop = new AbortController();
  stop.abort();
  expect(await importText(rows, { signal: stop.signal })).toMatchObject({ created: 500 });
  expect(await importText(rows)).toMatchObject({ created: 700, unchanged: 500 });
});

describe("files", () => {
  const row = "centro;Centro Ñame%;Santiago;fiv;a@b.example;";
  const semicolons = (n: string) => `${HEADINGS.replaceAll(",", ";")}\r\n${row.replace("%", n)}\r\n`;

  test("with a byte order mark, semicolons and Windows line ends", async () => {
    expect(await importFile(await write(`\uFEFF${semicolons("A")}`))).toMatchObject({ created: 1, problems: [] });
    expect(await named("Centro ÑameA")).toHaveLength(1);
  });

  test("in Latin-1 are recognised, with the line, and read when told so", async () => {
    const file = await write(Buffer.from(semicolons("B"), "latin1"));
    await expect(importFile(file)).rejects.toMatchObject({ code: "not-utf-8", hint: "2" });
    expect(await importFile(file, { latin1: true })).toMatchObject({ created: 1 });
    expect(await named("Centro ÑameB")).toHaveLength(1);
  });

  test("with line breaks and commas inside quotes", async () => {
    const file = await write(
      'tipo,nombre,ciudad,servicios,email,descripcion\ncentro,"Centro, con coma",Santiago,"fiv,icsi",a@b.example,"Una\nDos ""citas"""',
    );
    expect(await importFile(file)).toMatchObject({ created: 1, problems: [] });
    expect((await named("Centro, con coma"))[0]).toMatchObject({ bio: 'Una\nDos "citas"', services_offered: ["fiv", "icsi"] });
  });

  test.each([0, 1, 2, 3, 4, 5])("longer than one piece, cut anywhere (%i): in a letter, a line end or a quoted text", async (shift) => {
    const texts = Array.from({ length: 3000 }, (_, i) => 'ñ\n",'.repeat(1 + ((i * 7 + shift) % 97)));
    const lines = texts.map((text, i) => `centro,Centro X${i},"${text.replaceAll('"', '""').replaceAll("\n", "\r\n")}"`);
    const content = Buffer.from([`tipo,nombre,descripcion,${"x".repeat(shift)}`, ...lines].join("\r\n"));
    expect(content.length).toBeGreaterThan(8 * 64 * 1024);
    const { rows } = await openImportFile(await write(content));
    const read: unknown[] = [];
    for await (const row of rows) read.push([row.line, row.cells.descripcion]);
    expect(read).toEqual(texts.map((text, i) => [i + 2, text]));
  });

  test("of JSON: two lists, or one", async () => {
    const center = { nombre: "Centro Jota", ciudad: "Santiago", servicios: ["fiv"], email: "a@b.example" };
    const file = await write(
      JSON.stringify({
        centers: [center, "texto"],
        specialists: [{ tipo: "doctora", name: "Jota Alba", centros: ["centro-jota"], otro: 1 }],
      }),
      "a.json",
    );
    expect(await importFile(file)).toMatchObject({
      created: 2,
      rejected: 1,
      ignored: ["otro"],
      problems: [{ line: 2, field: "fila", code: "not-an-object" }],
    });
    expect((await named("Jota Alba"))[0]).toMatchObject({ provider_type: "doctor" });
    expect(await importFile(await write(JSON.stringify([{ ...center, tipo: "centro" }]), "b.json"))).toMatchObject({ unchanged: 1 });
  });

  test.each<[string, string, string | Buffer]>([
    ["unknown-format", "a.txt", "x"],
    ["empty", "empty.csv", ""],
    ["missing-columns", "b.csv", "ciudad,servicios\nSantiago,fiv"],
    ["repeated-columns", "c.csv", "tipo,nombre,name\ncentro,a,b"],
    ["spreadsheet", "d.csv", "PK\u0003\u0004zip"],
    ["utf-16", "e.csv", Buffer.from("\uFEFFtipo,nombre", "utf16le")],
    ["json-broken", "f.json", "{"],
    ["json-shape", "g.json", '{"filas":[]}'],
    ["json-shape", "h.json", "7"],
    ["open-quote", "i.csv", `tipo,nombre\ncentro,"${"x".repeat(6_000_000)}`],
  ])("%s", async (code, name, content) => {
    await expect(importFile(await write(content, name))).rejects.toMatchObject({ name: "ImportFileError", code });
  });

  test("of the documentation enter whole, in the order it gives", async () => {
    const examples = new URL("../../docs/examples/", import.meta.url);
    const run = (name: string) => importFile(fileURLToPath(new URL(name, examples)));
    expect(await run("centers.csv")).toMatchObject({ ...nothing, created: 3, problems: [], ignored: [] });
    expect(await run("specialists.csv")).toMatchObject({ ...nothing, created: 3, problems: [], ignored: [] });
    expect(await run("directory.json")).toMatchObject({ ...nothing, created: 2, problems: [], ignored: [] });
    expect(await run("centers.csv")).toMatchObject({ ...nothing, unchanged: 3 });
    expect((await named("Yolanda Marrero Peña"))[0]).toMatchObject({ honorific: "Dra.", slug: "yolanda-marrero-pena" });
  });

  test("that are not there", async () => {
    await expect(openImportFile(path.join(folder, "nada.csv"))).rejects.toMatchObject({ code: "not-found" });
    await expect(openImportFile(folder)).rejects.toMatchObject({ code: "not-a-file" });
  });
});
