import { expect, test } from "vitest";
import { readLookup } from "./lookup.ts";

test("a telephone in any spelling is one telephone, and a number in any spelling one number", () => {
  for (const typed of ["809 555 0101", "+1-809-555-0101", "(809) 555-0101", "18095550101", "809.555.0101"])
    expect(readLookup(typed), typed).toMatchObject({ kind: "phone", shown: "+18095550101" });
  for (const typed of ["CU-2026-00047", "cu 2026 47", " cu-2026-047 "])
    expect(readLookup(typed), typed).toEqual({ kind: "number", shown: "CU-2026-00047" });
});

test("a mailbox is compared in lower case, a whole name without accents, and anything else is no person", () => {
  expect(readLookup("María.Rosario@Correo.example")).toEqual({
    kind: "email",
    email: "maría.rosario@correo.example",
    shown: "maría.rosario@correo.example",
  });
  expect(readLookup("  MARÍA  Rosario ")).toMatchObject({ kind: "name", name: "maria rosario" });
  for (const typed of ["", "maria", "12345", "CU-2026", "FIV en 2026 barata", "+++++++++"]) expect(readLookup(typed), typed).toBeNull();
});
