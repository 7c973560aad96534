import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { centerSlug, specialistSlug } from "./slug.ts";

describe("the slug of a center", () => {
  test.each([
    ["Clínica Luna de Larimar", "clinica-luna-de-larimar"],
    ["  Centro  «Ñandú» & Asociados, S.R.L. ", "centro-nandu-asociados-s-r-l"],
    ["FIV 24/7", "fiv-24-7"],
    ["Straße – Øst", "strasse-ost"],
    ["!!!", "centro"],
    ["", "centro"],
    ["日本", "centro"],
  ])("%j is %j", (name, slug) => {
    expect(centerSlug(name)).toBe(slug);
  });

  test("is cut to 120 characters, never at a hyphen", () => {
    expect(centerSlug(`${"a".repeat(119)} b`)).toBe("a".repeat(119));
  });
});

describe("the slug of a specialist", () => {
  test.each([
    ["Dra. Amaranta Solís", "amaranta-solis"],
    ["dr Elías Montaraz", "elias-montaraz"],
    ["Doctor Noel Caimito", "noel-caimito"],
    ["DOCTORA Perla Guanábano", "perla-guanabano"],
    ["Dr.Juan Pérez", "juan-perez"],
    ["Dr. Dr. Juan Pérez", "juan-perez"],
    ["Dr. J. A. Pérez", "perez"],
    ["J.A. Pérez Ñíguez", "perez-niguez"],
    ["M Teresa Núñez", "teresa-nunez"],
    ["Juan Pérez, MD", "juan-perez"],
    ["Juan Pérez M.D.", "juan-perez"],
    ["Juan Pérez, M.D., Ph.D.", "juan-perez"],
    ["Ana Díaz (PhD)", "ana-diaz"],
    ["Dra. Ana D'Óleo", "ana-d-oleo"],
    ["D'Óleo Ana", "d-oleo-ana"],
    ["Drago Medina", "drago-medina"],
    ["Ana Ahmed", "ana-ahmed"],
    ["Lic. Ana Pérez", "lic-ana-perez"],
    ["Dr.", "especialista"],
    ["Dra. J.", "especialista"],
    ["", "especialista"],
    ["—", "especialista"],
  ])("%j is %j", (name, slug) => {
    expect(specialistSlug(name)).toBe(slug);
  });
});

test("the slug of any name fits its column", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (name) => {
      for (const slug of [centerSlug(name), specialistSlug(name)]) {
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(120);
      }
    }),
  );
});
