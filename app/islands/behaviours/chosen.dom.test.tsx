import { beforeEach, expect, test, vi } from "vitest";
import { act, show } from "./chosen.ts";

const SLUGS = ["luna", "marea", "bahia", "yagrumo"];

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the behaviour itself
  for (const name of ["guardados", "comparar"]) document.cookie = `${name}=;Max-Age=0;Path=/`;
  vi.stubGlobal("fetch", async () => ({ ok: false }));
  document.querySelector("main")?.remove();
  const controls = (slug: string) => ["save", "compare"].map((kind) => `<button data-${kind}="${slug}" aria-pressed="false"></button>`);
  document.body.insertAdjacentHTML("beforeend", `<main>${SLUGS.flatMap(controls).join("")}</main>`);
});

const button = (kind: "save" | "compare", slug: string) => document.querySelector<HTMLElement>(`[data-${kind}="${slug}"]`)!;
const pressed = (kind: "save" | "compare") => SLUGS.filter((slug) => button(kind, slug).ariaPressed === "true");
const told = () => document.querySelector("[role=status]")?.textContent ?? "";

test("a heart flips at once, says so, and is remembered for the next page", () => {
  act(button("save", "luna"));
  expect(pressed("save")).toEqual(["luna"]);
  expect(told()).toContain("Guardado");
  button("save", "luna").ariaPressed = "false";
  show(document);
  expect(pressed("save")).toEqual(["luna"]);
  act(button("save", "luna"));
  expect(pressed("save")).toEqual([]);
  expect(document.cookie).not.toContain("luna");
});

test("a heart of somebody signed in is told to their account, and a visitor's to nobody", () => {
  const posted: string[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit = {}) => {
    posted.push(`${path} ${body}`);
    return { ok: false };
  });
  act(button("save", "luna"));
  expect(posted).toEqual([]);
  document.querySelector("main")!.insertAdjacentHTML("beforeend", '<form action="/salir"></form>');
  act(button("save", "marea"));
  act(button("save", "luna"));
  expect(posted).toEqual(["/guardados guardar=marea", "/guardados quitar=luna"]);
});

test("three are compared; a fourth is refused with the reason, and the three stay", () => {
  for (const slug of SLUGS) act(button("compare", slug));
  expect(pressed("compare")).toEqual(["luna", "marea", "bahia"]);
  expect(told()).toContain("Ya tienes tres centros");
  act(button("compare", "marea"));
  act(button("compare", "yagrumo"));
  expect(pressed("compare")).toEqual(["luna", "bahia", "yagrumo"]);
});
