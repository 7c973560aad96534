import { expect, test } from "vitest";
import { readMenu } from "./header-menu.ts";
import { leadsTo } from "./menu-leads.ts";

const entry = (label: string, url: string, children: unknown[] = []) => ({ label, url, children });
const leads = (kind: "page" | "article" | "question" | "legal", slug: string) =>
  leadsTo(
    { kind, slug },
    {
      header: readMenu([
        entry("Equipo", "{host}/p/equipo?x=1#a", [entry("Otra vez", "/p/equipo/")]),
        { ...entry("Apagada", "/p/equipo"), active: false },
        entry("Entera", "https://Cuna.test/p/equipo/"),
        entry("De otros", "https://example.org/p/equipo"),
      ]),
      footer: readMenu([
        entry("Sin protocolo", "//cuna.test/p/equipo"),
        entry("Recursos", "#", [entry("Dudas", "/preguntas-frecuentes#que-es"), entry("Las preguntas", "/preguntas-frecuentes")]),
      ]),
    },
    "https://cuna.test",
  ).map(({ place, label }) => `${place} ${label}`);

test("every entry that visitors see and that leads to a text is named, wherever it stands and however its address is written", () => {
  expect(leads("page", "equipo")).toEqual(["header Equipo", "header Otra vez", "header Entera", "footer Sin protocolo"]);
  expect(leads("article", "equipo")).toEqual([]);
  expect(leads("question", "que-es")).toEqual(["footer Dudas"]);
  expect(leads("question", "otra")).toEqual([]);
  expect(leads("legal", "fiv.mujer-soltera")).toEqual([]);
});
