import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { suggestFirst, suggestTerms } from "./suggestions.server.ts";

const db = await testDatabase();

/** Adds to the demo world one hidden profile of each kind, and one center in a city that is not on the list of cities. */
beforeAll(async () => {
  await db
    .insertInto("provider_profiles")
    .values([
      { slug: "escondido", provider_type: "clinic", clinic_name: "Abismo Escondido", verification_status: "pending", city: "Cotuí" },
      { slug: "escondida", provider_type: "doctor", full_name: "Abismo Escondida", verification_status: "draft" },
      { slug: "en-moca", provider_type: "clinic", clinic_name: "Centro Moca Visible", verification_status: "published", city: "Moca" },
    ])
    .execute();
});

test.each([
  ["ovulos", "Donación de óvulos"],
  ["FERTILIZACION", "fertilización in vitro"],
  ["santiag", "Santiago"],
  ["moca vis", "Centro Moca Visible"],
  ["oca visible", "Centro Moca Visible"],
  ["dos pa", "dos papás"],
  ["VIENTRE", "vientre de alquiler"],
])("«%s» suggests «%s»", async (typed, term) => expect(await suggestTerms(db, typed)).toContain(term));

test.each([
  ["sangrado tras la tran", "/respuestas/sangrado-tras-la-transferencia"],
  ["me falta el ai", "/respuestas/falta-de-aire"],
  ["beta 45", "/respuestas/beta-baja"],
  ["vientre de alq", "/tratamientos/gestacion-subrogada"],
  ["madre sustituta", "/tratamientos/gestacion-subrogada"],
])("«%s» suggests a page before all terms: %s", async (typed, path) => expect((await suggestFirst(db, typed))[0]).toMatchObject({ path }));

test("below an urgent answer stand those that its author put beside it, and never the same one again", async () => {
  const pages = await suggestFirst(db, "sangrado tras la transferencia");
  expect(pages.map(({ kind }) => kind)).toEqual(["urgent", "beside", "beside", "beside"]);
  expect(new Set(pages.map(({ path }) => path)).size).toBe(4);
});

test("words of the directory suggest no page", async () => {
  for (const typed of ["", "fiv", "santiago", "punción", "transferencia", "luna de larimar", "madre"])
    expect(await suggestFirst(db, typed)).toEqual([]);
});

test("at most five, each contains what was typed, and never just what was typed", async () => {
  for (const typed of ["a", "ce", "cen", "centro", "de", "fi", "in"]) {
    const terms = await suggestTerms(db, typed);
    expect(terms.length).toBeLessThanOrEqual(5);
    expect(new Set(terms).size).toBe(terms.length);
    for (const term of terms) expect(term.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "")).toContain(typed);
  }
  expect(await suggestTerms(db, "SANTIAGO")).not.toContain("Santiago");
  expect(await suggestTerms(db, "centro moca visible")).toEqual([]);
});

test("nothing hidden, nothing for nothing, and wildcards are only letters", async () => {
  expect(await suggestTerms(db, "abismo")).toEqual([]);
  for (const typed of ["", "   ", "%", "_", "\\", "¿?"]) expect(await suggestTerms(db, typed)).toEqual([]);
  expect(await suggestTerms(db, `${"x".repeat(5000)}`)).toEqual([]);
});
