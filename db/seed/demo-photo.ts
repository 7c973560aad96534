import { readFileSync } from "node:fs";
import satori from "satori";
import sharp from "sharp";
import { FICTITIOUS, type PaperWords } from "./demo-paper.ts";

const FONT = new URL("../../app/fonts/figtree-400.ttf", import.meta.url);
const [WIDTH, HEIGHT, MARGIN] = [1100, 1420, 96];

/** Draws a paper as somebody photographs it on a table, a little askew, and returns a JPEG. */
export async function demoPhoto({ title, issuer = "", facts = [] }: PaperWords): Promise<Uint8Array> {
  const text = (words: string, fontSize: number, color: string, marginTop: number) => ({
    type: "div",
    props: { style: { fontSize, color, marginTop, lineHeight: 1.25 }, children: words },
  });
  const lines = {
    type: "div",
    props: {
      style: { display: "flex", flexDirection: "column", width: WIDTH - 2 * MARGIN, height: HEIGHT - 2 * MARGIN },
      children: [
        text(issuer, 38, "#3c5660", 0),
        text(title, 68, "#112e38", 20),
        ...facts.flatMap(([name, value]) => [text(name, 30, "#5b6f76", 44), text(value, 44, "#112e38", 4)]),
        { type: "div", props: { style: { flexGrow: 1 } } },
        {
          type: "div",
          props: { style: { width: 170, height: 170, borderRadius: 85, border: "6px solid #1d8195", alignSelf: "flex-end" } },
        },
        text(FICTITIOUS, 28, "#5b6f76", 20),
      ],
    },
  };
  const sheet = {
    type: "div",
    props: { style: { display: "flex", width: "100%", height: "100%", background: "#fbf8ef", padding: MARGIN }, children: [lines] },
  };
  const fonts = [{ name: "Figtree", data: readFileSync(FONT), weight: 400 as const }];
  const drawn = await satori(sheet as never, { width: WIDTH, height: HEIGHT, fonts });
  const askew = await sharp(Buffer.from(drawn)).rotate(1.4, { background: "#8a7660" }).toBuffer();
  return sharp(askew)
    .extend({ top: 70, bottom: 60, left: 60, right: 80, background: "#8a7660" })
    .flatten({ background: "#8a7660" })
    .jpeg({ quality: 78 })
    .toBuffer();
}
