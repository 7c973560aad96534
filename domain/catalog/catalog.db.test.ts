import { sql } from "kysely";
import { expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { CATALOG, LISTS, readEntry } from "./catalog.ts";
import { entriesPage, oneEntry } from "./entry-queries.server.ts";
import { saveEntry } from "./save-entry.server.ts";

const ctx = { ...(await testContext()), actor: "admin:test" as const };
const all = { search: null, view: "todas", sort: "orden", descending: false, page: 1 } as const;
const typed = (fields: Record<string, string>) => (field: string) => fields[field] ?? "";
const santiago = { name: "Santiago", province: "Santiago", latitude: "19,45", longitude: "-70.7", order: "2", offered: "on" };

test.each(LISTS)("an entry of %s is read back as it was saved, and its form reads itself", async (list) => {
  const [first] = (await entriesPage(ctx.db, list, all)).rows;
  const shape = CATALOG[list];
  const text = (field: string) => {
    if (field === "order") return String(first!.order);
    if (field === "offered") return first!.offered ? "on" : "";
    const value = first!.values[field];
    return Array.isArray(value) ? value.join("\n") : typeof value === "boolean" ? (value ? "on" : "") : String(value ?? "");
  };
  const { entry, errors } = readEntry(shape, text, { isNew: false });
  expect(errors).toBeNull();
  expect(await saveEntry(ctx, { list, opened: first!, entry: entry! })).toEqual({ outcome: "saved", key: first!.key });
  expect((await oneEntry(ctx.db, list, first!.key))!.values).toEqual(first!.values);
});

test("a city with a new name keeps its key, and its profiles follow", async () => {
  await sql`insert into provider_profiles (slug, provider_type, clinic_name, city, verification_status) values ('marea-de-prueba', 'clinic', 'Marea de prueba', 'Santiago', 'published')`.execute(
    ctx.db,
  );
  const opened = (await oneEntry(ctx.db, "ciudades", "santiago"))!;
  const { entry } = readEntry(CATALOG.ciudades, typed({ ...santiago, name: " Santiago de los  Caballeros " }), { isNew: false });
  await saveEntry(ctx, { list: "ciudades", opened, entry: entry! });
  const { rows } = await sql`select city from provider_profiles where slug = 'marea-de-prueba'`.execute(ctx.db);
  expect(rows).toEqual([{ city: "Santiago de los Caballeros" }]);
  // A colleague who opened the entry before that change is told so, and overwrites nothing.
  expect(await saveEntry(ctx, { list: "ciudades", opened, entry: entry! })).toEqual({ outcome: "changed" });
});

test("no two entries share a name or a key, whatever the case", async () => {
  const add = (fields: Record<string, string>) =>
    saveEntry(ctx, {
      list: "pagos",
      entry: readEntry(CATALOG.pagos, typed({ order: "9", offered: "on", ...fields }), { isNew: true }).entry!,
    });
  expect(await add({ key: "cripto", name: "Criptomonedas" })).toMatchObject({ outcome: "saved" });
  expect(await add({ key: "cripto", name: "Otra cosa" })).toEqual({ outcome: "taken" });
  expect(await add({ key: "otra", name: "CRIPTOMONEDAS" })).toEqual({ outcome: "taken" });
});

test("a medical service of a service that is not there is refused", async () => {
  const medical = {
    servicio: "Nuevo",
    service_type_id: "nada",
    categoria: "Otros",
    descripcion_corta: "Algo",
    icono: "flask",
    order: "1",
    offered: "on",
  };
  const { entry } = readEntry(CATALOG["servicios-medicos"], typed(medical), { isNew: true });
  expect(await saveEntry(ctx, { list: "servicios-medicos", entry: entry! })).toEqual({ outcome: "unknown" });
});

test("each field says what is wrong with it", () => {
  const read = (list: "ciudades" | "servicios", fields: Record<string, string>) =>
    readEntry(CATALOG[list], typed(fields), { isNew: true }).errors;
  expect(read("ciudades", { ...santiago, key: "Nueva York", latitude: "40.7", order: "x" })).toEqual({
    key: "pattern",
    latitude: "number",
    order: "number",
  });
  expect(read("servicios", { key: "x", order: "1" })).toEqual({
    name: "required",
    short_name: "required",
    category: "required",
    price_tier: "required",
  });
});

test("synonyms are kept once each, whatever separates them", () => {
  const { entry } = readEntry(
    CATALOG.servicios,
    typed({
      key: "x",
      name: "X",
      short_name: "X",
      category: "Preservación",
      price_tier: "basic",
      order: "1",
      synonyms: "bebé probeta, Bebé Probeta\nFIV;  in  vitro",
    }),
    { isNew: true },
  );
  expect(entry!.values.synonyms).toEqual(["bebé probeta", "FIV", "in vitro"]);
});

test("a change leaves a line that says what was before and after", async () => {
  const { rows } = await sql<{ before: string; after: string }>`
    select (detail ->> 'before')::jsonb ->> 'name' as before, (detail ->> 'after')::jsonb ->> 'name' as after
    from audit_log where action = 'catalog.changed' and subject_id = 'santiago' order by id desc limit 1`.execute(ctx.db);
  expect(rows).toEqual([{ before: "Santiago", after: "Santiago de los Caballeros" }]);
});
