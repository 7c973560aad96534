import { expect, test } from "vitest";
import { oneOf } from "#app/query-shapes.ts";
import { askedBulk, askedList, type ListShape, listAddress } from "./admin-list.ts";

const SHAPE = {
  sorts: ["nombre", "fecha"],
  fallingFirst: ["fecha"],
  views: ["todas", "suspendidas"],
  filters: { ciudad: oneOf(["santiago"]) },
} satisfies ListShape;
const read = (query: string) => askedList(`https://cuna.example/lista${query}`, SHAPE);

test("a bare address is the first view in the first order, and nonsense is a bare address", () => {
  const bare = { search: null, view: "todas", sort: "nombre", descending: false, page: 1, filters: { ciudad: null } };
  expect(read("")).toEqual(bare);
  expect(read("?vista=nada&orden=;drop&pagina=-3&ciudad=Marte&q=%00")).toEqual(bare);
});

test("an address says again exactly what was read from it", () => {
  for (const query of [
    "",
    "?q=luna",
    "?vista=suspendidas&ciudad=santiago",
    "?orden=fecha",
    "?orden=-nombre",
    "?q=luna&orden=-nombre&pagina=3",
  ]) {
    const asked = read(query);
    expect(listAddress("/lista", SHAPE, asked, { page: asked.page })).toBe(`/lista${query}`);
  }
  expect(read("?orden=fecha").descending).toBe(false);
});

test("a person who changes a filter begins again at the first page", () => {
  expect(listAddress("/lista", SHAPE, read("?ciudad=santiago&pagina=7"), { filters: { ciudad: null } })).toBe("/lista");
});

test("an act needs a name of this list and rows, each once, and says whether it was confirmed", () => {
  expect(askedBulk({ accion: "suspender" }, ["suspender"])).toBeNull();
  expect(askedBulk({ accion: "otra", id: "1" }, ["suspender"])).toBeNull();
  expect(askedBulk({ accion: ["suspender", "suspender"], id: "1" }, ["suspender"])).toBeNull();
  const asked = { accion: "suspender", id: ["1", "1", "2", "x".repeat(65)], motivo: " Sin uso " };
  expect(askedBulk(asked, ["suspender"])).toEqual({ act: "suspender", ids: ["1", "2"], confirmed: false, reason: "Sin uso" });
});
