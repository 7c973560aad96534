import { expect, test } from "vitest";
import { askedBulk, askedList, type ListShape, listAddress } from "./admin-list.ts";
import { oneOf } from "./query-shapes.ts";

const SHAPE = {
  sorts: ["nombre", "fecha"],
  fallingFirst: ["fecha"],
  views: ["todas", "suspendidas"],
  filters: { ciudad: oneOf(["santiago"]) },
} satisfies ListShape<string, string, string>;
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

test("whoever changes a filter begins again at the first page", () => {
  expect(listAddress("/lista", SHAPE, read("?ciudad=santiago&pagina=7"), { filters: { ciudad: null } })).toBe("/lista");
});

test("an act needs a name of this list and rows, each once, and says whether it was confirmed", () => {
  const form = (entries: [string, string][]) => {
    const made = new FormData();
    for (const [key, value] of entries) made.append(key, value);
    return made;
  };
  expect(askedBulk(form([["accion", "suspender"]]), ["suspender"])).toBeNull();
  expect(askedBulk(form([["accion", "otra"], ["id", "1"]]), ["suspender"])).toBeNull(); // biome-ignore format: a line a case
  const asked = form([["accion", "suspender"], ["id", "1"], ["id", "1"], ["id", "2"], ["motivo", " Sin uso "]]); // biome-ignore format: a line a case
  expect(askedBulk(asked, ["suspender"])).toEqual({ act: "suspender", ids: ["1", "2"], confirmed: false, reason: "Sin uso" });
});
