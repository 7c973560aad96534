// `node scripts/icons.ts` draws the icons of public/icons from public/favicon.svg. Run it when the mark changes.
import fs from "node:fs";
import sharp from "sharp";

const PAGE = "#FDFCFA";
const mark = fs.readFileSync("public/favicon.svg");

/** Draws the mark over `part` of the square. A maskable icon needs it within the middle 80 %. */
async function draw(file: string, size: number, part: number, ground: string | undefined) {
  const inner = Math.round(size * part);
  const drawing = await sharp(mark, { density: 2400 }).resize(inner, inner).png().toBuffer();
  const base = sharp({ create: { width: size, height: size, channels: 4, background: ground ?? "#00000000" } });
  await base
    .composite([{ input: drawing }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(`public/icons/${file}`);
}

fs.mkdirSync("public/icons", { recursive: true });
await draw("icon-192.png", 192, 0.9, undefined);
await draw("icon-512.png", 512, 0.9, undefined);
await draw("icon-maskable-512.png", 512, 0.62, PAGE);
await draw("apple-touch-icon.png", 180, 0.72, PAGE);
