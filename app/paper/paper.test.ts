import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { letterhead, titled, totalBar } from "./parts.server.ts";
import { Sheet } from "./sheet.server.ts";
import { table } from "./table.server.ts";

const FOOT = {
  url: "https://cuna.example/comprobante",
  bold: "Comprueba este papel",
  text: "con su número",
  page: (page: number, pages: number) => `${page} de ${pages}`,
};

async function pagesOf(bytes: Uint8Array) {
  const { promise } = getDocument({ data: new Uint8Array(bytes), useSystemFonts: true });
  const pdf = await promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  return Promise.all(
    pages.map(async (page) => {
      const { items } = await page.getTextContent();
      return items.flatMap((item) => ("str" in item && item.str.trim() ? [{ text: item.str, right: item.transform[4] + item.width }] : []));
    }),
  );
}

const columns = [
  { label: "Línea", share: 0.7 },
  { label: "Dólares", share: 0.3, align: "right" as const },
];

test("a long table repeats its head on each page, aligns figures at the right, and each page has its number and its foot", async () => {
  const sheet = new Sheet({ title: "Presupuesto", subject: "FIV", author: "Cuna" });
  letterhead(sheet, { brand: "Cuna", sender: ["Clínica", "Naco"], title: "Presupuesto: FIV", subtitle: "Para la solicitud", sun: 0.8 });
  table(
    sheet,
    columns,
    Array.from({ length: 60 }, (_, line) => ({ cells: [{ text: `Línea ${line}` }, { text: String(10 ** (line % 5)), bold: true }] })),
  );
  totalBar(sheet, { label: "Todo junto", note: "", value: "US$ 7000" });
  const bytes = await sheet.finish(FOOT);
  const pages = await pagesOf(bytes);
  expect(pages.length).toBeGreaterThan(1);
  for (const [index, items] of pages.entries()) {
    const words = items.map(({ text }) => text);
    expect(words).toContain("Dólares");
    expect(words).toContain(`${index + 1} de ${pages.length}`);
    expect(words).toContain(FOOT.bold);
    const edges = items.filter(({ text }) => /^1(0*)$/.test(text)).map(({ right }) => Math.round(right));
    expect(new Set(edges).size).toBe(1);
  }
  expect(pages.at(-1)!.map(({ text }) => text)).toContain("US$ 7000");
  for (const mark of ["/Lang (es-DO)", "/StructTreeRoot", "/DisplayDocTitle true"]) expect(bytes.toString("latin1")).toContain(mark);
});

test("a short text stays on the page of its heading", async () => {
  const sheet = new Sheet({ title: "Guía", subject: "Viaje", author: "Cuna" });
  for (let each = 0; each < 40; each++)
    titled(sheet, `Paso ${each}:`, `${"Lleva los papeles en la mano. ".repeat(20 + (each % 9))}Fin ${each}.`);
  const pages = await pagesOf(await sheet.finish(FOOT));
  const words = pages.map((page) => page.map(({ text }) => text).join(" "));
  expect(words.length).toBeGreaterThan(2);
  for (let each = 0; each < 40; each++)
    expect(
      words.filter((page) => page.includes(`Paso ${each}:`) && page.includes(`Fin ${each}.`)),
      `${each}`,
    ).toHaveLength(1);
});
