import { expect, test } from "vitest";
import { unprovenName, unprovenWords } from "./read-words.ts";

const clinic = { name: "Clínica Cacao en Flor", type: "clinic", city: "Santiago" } as const;
const doctor = { name: "Iris Coralina Peña", type: "specialist", city: null } as const;

test("a name on a paper is the profile's in whatever letters, and as the name of a company", () => {
  for (const read of ["Clínica Cacao en Flor", "CLINICA CACAO EN FLOR", "Clínica Cacao en Flor, S. R. L.", "Clinica Cacao en Flor SRL"])
    expect([read, unprovenName(read, clinic, false)]).toEqual([read, null]);
});

test("a name that differs in a letter or an order asks somebody to decide; another one proves nothing, whatever they decide", () => {
  expect(unprovenName("Iris Corolina Peña", doctor, false)).toBe("alike");
  expect(unprovenName("Peña Iris Coralina", doctor, false)).toBe("alike");
  expect(unprovenName("Iris Corolina Peña", doctor, true)).toBeNull();
  for (const same of [false, true]) {
    expect(unprovenName("Iván Bahoruco", doctor, same)).toBe("unlike");
    expect(unprovenName("Clínica Maracuyá", clinic, same)).toBe("unlike");
    expect(unprovenName("  ", clinic, same)).toBe("nothing");
    expect(unprovenName(", S. R. L.", clinic, same)).toBe("nothing");
  }
});

test("all that a profile says has to be found, and where it says nothing, words have to be typed", () => {
  const read = { typed: "", picked: ["FIV"], sameName: false };
  expect(unprovenWords(read, ["FIV"])).toBeNull();
  expect(unprovenWords(read, ["FIV", "ICSI"])).toBe("unpicked");
  expect(unprovenWords({ ...read, picked: [] }, [])).toBe("nothing");
  expect(unprovenWords({ ...read, typed: "Lo dice la habilitación" }, [])).toBeNull();
});
