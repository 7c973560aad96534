import { expect, test } from "vitest";
import { initialsOfPerson, isSearchFor } from "./person-search.ts";

const ana = { firstNames: "Ana Lucía", lastNames: "Núñez Peña", phone: "+1 809 555-0142" };

test.each(["nunez", "LUCÍA", "ana lucia nunez", "AN", "a.n.", "A N", "555-0142", "(809) 555", "+18095550142"])(
  "«%s» finds her",
  (typed) => {
    expect(isSearchFor(typed, ana)).toBe(true);
  },
);

test.each(["", "  ", "a", "NP", "al", "142", "5550143", "CU-2026-0142", "n.p"])("«%s» does not, beyond what is in her name", (typed) => {
  expect(isSearchFor(typed, { ...ana, firstNames: "Emilia", lastNames: "Núñez" })).toBe(typed === "a");
});

test("initials are those of the first given name and the first surname; a name without one has the other", () => {
  expect(initialsOfPerson("Ana Lucía", "Núñez Peña")).toBe("AN");
  expect(initialsOfPerson("  ángela", "")).toBe("A");
  expect(initialsOfPerson("", "")).toBe("");
});
