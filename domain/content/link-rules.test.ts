import { expect, test } from "vitest";
import { SAMPLE, sampleFolder } from "#tests/support/sample-content.ts";
import { linkMistakes } from "./link-rules.server.ts";
import { readContent } from "./read-content.server.ts";

const FIV = "es/treatments/fiv.md";
const POST = "es/articles/primer-articulo.md";

const serves = (path: string) => path === "/centros" || path === "/preguntas-frecuentes";
const dead = (link: string) =>
  linkMistakes(readContent(sampleFolder({ [POST]: SAMPLE[POST]!.replace("## Primero", `## Primero\n\n[x](${link})`) })), serves).map(
    ({ sentence }) => sentence,
  );

test.each([
  "/centros?services=fiv",
  "/tratamientos/fiv",
  "/tratamientos/fiv#riesgos",
  "/tratamientos/fiv#que-es-y-para-quien",
  "/blog/segundo-articulo",
  "/guias/la-guia",
  "/preguntas-frecuentes#que-es",
  "#primero",
])("the link %s leads somewhere", (link) => expect(dead(link)).toEqual([]));

test.each(["/centro", "/tratamientos/icsi", "/tratamientos/fiv#otra", "/guias/primer-articulo", "/preguntas-frecuentes#nada", "#segundo"])(
  "the link %s leads nowhere",
  (link) => expect(dead(link)).toEqual([`the link ${link} leads nowhere.`]),
);

test("related texts, treatments and alternatives exist", () => {
  const folder = sampleFolder({
    [POST]: SAMPLE[POST]!.replace("[la-guia]", "[nada]").replace("treatments: [fiv]", "treatments: [icsi]"),
    [FIV]: SAMPLE[FIV]!.replace("alternatives: []", "alternatives: [{ slug: icsi, text: Otra. }]"),
  });
  expect(linkMistakes(readContent(folder), serves)).toEqual([
    { file: `content/${FIV}`, sentence: "there is no treatment icsi." },
    { file: `content/${POST}`, sentence: "there is no treatment icsi." },
    { file: `content/${POST}`, sentence: "there is no article or guide nada." },
  ]);
});
