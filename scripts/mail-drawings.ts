// Draws the pictures of mails: `node scripts/mail-drawings.ts` writes public/correo/*.png, at twice the size at which mails show them.
// Mail programs show no SVG. The pictures hold no words, which are text in the mail.
import { mkdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

const FOLDER = path.join(import.meta.dirname, "../public/correo");
const [WIDTH, HEIGHT] = [600, 150];
const WATER = 96;
/** The ground of the labels below a way, which continues its water. */
const SHALLOW = "#D3EAF0";
const SKY = "#FFE9E0";

const waves = (top: number, height = 4): string =>
  `M0 ${top}${[150, 300, 450, 600].map((x) => `C${x - 110} ${top - height} ${x - 40} ${top + height} ${x} ${top}`).join("")}V${HEIGHT}H0Z`;
const layer = (top: number, color: string) => `<path d="${waves(top)}" fill="${color}"/>`;
const sea = layer(WATER, "#B9DFE7") + layer(WATER + 18, "#8ACAD6") + layer(WATER + 36, "#4FADBF");
const halo = (x: number, y: number, color = "#FFC5AE") =>
  `<circle cx="${x}" cy="${y}" r="62" fill="${color}" opacity=".45"/><circle cx="${x}" cy="${y}" r="46" fill="${color}"/>`;
const sun = (x: number, y: number, r = 27, color = "#F98A68") => `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`;
const cradle = (x: number, y: number, color: string, r = 36, more = "") =>
  `<path d="M${x - r} ${y - 6}A${r} ${r} 0 0 0 ${x + r} ${y - 6}" fill="none" stroke="${color}" stroke-width="7" stroke-linecap="round"${more}/>`;

const STATIONS = [75, 225, 375, 525];

/** Draws the way of a request with the sun at one of its four stations: past ones are filled, future ones hollow. */
function way(here: number, pale = false): string {
  const x = STATIONS[here]!;
  const stations = STATIONS.map((at, index) => {
    if (index === here) return "";
    if (index < here) return `<circle cx="${at}" cy="${WATER}" r="12" fill="#fff"/><circle cx="${at}" cy="${WATER}" r="9" fill="#0B5E70"/>`;
    return `<circle cx="${at}" cy="${WATER}" r="10" fill="#fff" stroke="#0F7488" stroke-width="3.5"/>`;
  });
  const color = pale ? "#F6CDBF" : undefined;
  return [
    halo(x, WATER - 6, pale ? "#FBDDD2" : undefined),
    layer(WATER, SHALLOW),
    sun(x, WATER - 6, 27, color),
    cradle(x, WATER, "#fff", 34),
    ...stations,
  ].join("");
}

/** Draws the three requests that are free for a center: an empty cradle is one that it has opened. */
function free(left: number): string {
  const suns = [140, 300, 460].map((x, index) =>
    index < 3 - left
      ? `<circle cx="${x}" cy="70" r="26" fill="none" stroke="#EB6946" stroke-width="3.5" stroke-dasharray="5 6"/>${cradle(x, 84, "#8FB3BC", 36)}`
      : `${halo(x, 70)}${sun(x, 70, 26)}${cradle(x, 84, "#0B5E70", 36)}`,
  );
  return layer(118, "#B9DFE7") + layer(134, "#8ACAD6") + suns.join("");
}

const boat =
  halo(430, WATER) +
  sun(430, WATER, 32) +
  sea +
  `<path d="M196 40v46h-40zM204 30l40 56h-40z" fill="#fff"/><path d="M148 94l110-6-16 26h-80z" fill="#0B5E70"/><path d="M268 112h34M316 118h24M352 122h18" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`;

const DRAWINGS: Readonly<Record<string, { body: string; sky?: string }>> = {
  "en-camino": { body: boat },
  "por-confirmar": { body: way(0, true) },
  abierta: { body: way(1) },
  "plazo-vencido": { body: way(1, true) },
  respondida: { body: way(2) },
  consulta: { body: way(3) },
  presupuesto: { body: halo(300, 84) + layer(WATER, SHALLOW) + sun(300, 84, 32) + cradle(300, 92, "#0B5E70", 42) },
  "gratis-3": { body: free(3) },
  "gratis-2": { body: free(2) },
  "gratis-1": { body: free(1) },
  "nueva-solicitud": {
    body: halo(300, 74) + layer(118, "#B9DFE7") + layer(134, "#8ACAD6") + sun(300, 74, 30) + cradle(300, 90, "#0B5E70", 42),
  },
  noche: {
    sky: "#0E3944",
    body: `<circle cx="450" cy="62" r="44" fill="#17586A"/><circle cx="450" cy="62" r="28" fill="#EAF4F6"/>${layer(WATER, "#145062")}${layer(WATER + 22, "#17586A")}<path d="M430 118h40M438 128h24" stroke="#8ACAD6" stroke-width="4" stroke-linecap="round"/>`,
  },
};

mkdirSync(FOLDER, { recursive: true });
for (const [name, { body, sky = SKY }] of Object.entries(DRAWINGS)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * WIDTH}" height="${2 * HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${sky}"/>${body}</svg>`;
  const { size } = await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 48, compressionLevel: 9 })
    .toFile(path.join(FOLDER, `${name}.png`));
  console.log(`${name}.png ${size}`);
}
