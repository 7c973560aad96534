import type { Palette } from "./palettes.ts";

/** Rounds to two decimals: enough for a picture, in a third of the bytes. */
const short = (value: number) => Math.round(value * 100) / 100;

/** Draws an «ola»: one layer of sea, with crests `half` apart, down to the bottom of the picture. */
export function wave(y: number, height: number, half: number, shift: number, width: number, bottom: number) {
  const crests = Math.ceil((width + shift) / half) - 1;
  return `M${-shift} ${y}q${half / 2}-${height} ${half} 0t${`${half} 0 `.repeat(crests).trim()}V${bottom}H${-shift}Z`;
}

/** Draws a «vena»: the thin white lines of larimar on the water. */
function vein(y: number) {
  return [0, 4, 8, 3, 7].map((dip, i) => `M${i * 130 + (i && 15)} ${y + dip}q26-9 54 0t44-2`).join("");
}

/** The «sol»: a disc and two halos. */
export function Sun({ x, y, r, palette }: { x: number; y: number; r: number; palette: Palette }) {
  return (
    <>
      <circle cx={x} cy={y} r={short(r * 1.75)} fill={palette.halo} opacity=".35" />
      <circle cx={x} cy={y} r={short(r * 1.36)} fill={palette.halo} opacity=".5" />
      <circle cx={x} cy={y} r={r} fill={palette.sun} />
    </>
  );
}

/** Two bars of mist, the lower one shorter. */
export function Cloud({ x, y, width, palette }: { x: number; y: number; width: number; palette: Palette }) {
  return (
    <g fill="#fff">
      <rect x={x} y={y} width={width} height="13" rx="6.5" opacity={palette.clouds} />
      <rect x={x + width / 4} y={y + 19} width={Math.round(width * 0.62)} height="9" rx="4.5" opacity={short(palette.clouds * 0.67)} />
    </g>
  );
}

/** Three layers of sea from the horizon at `y` to a little below the picture, so that its edge shows no gap. */
export function Sea({ y, palette }: { y: number; palette: Palette }) {
  const bottom = 400;
  const lines = { fill: "none", stroke: "#fff", strokeWidth: 2, strokeLinecap: "round" } as const;
  return (
    <>
      <path d={wave(y, 4, 82, 20, 640, bottom)} fill={palette.sea[0]} />
      <path d={wave(y + 44, 8, 108, 60, 640, bottom)} fill={palette.sea[1]} />
      <path d={vein(y + 74)} {...lines} opacity=".35" />
      <path d={wave(y + 104, 9, 134, 90, 640, bottom)} fill={palette.sea[2]} />
      <path d={vein(y + 138)} {...lines} opacity=".22" />
    </>
  );
}

/** An «uva de playa»: the round veined leaf of the sea grape. */
export function Leaf({ place, fill, vein: stroke }: { place: string; fill: string; vein: string }) {
  return (
    <g transform={place}>
      <path d="M0 50C-8 41-50 40-50-2-50-34-26-50 0-50S50-34 50-2C50 40 8 41 0 50Z" fill={fill} />
      <path
        d="M0 50V-34M0 32C-14 22-26 18-36 16M0 32C14 22 26 18 36 16M0 10C-12 0-24-4-36-6M0 10C12 0 24-4 36-6M0-10C-8-18-16-22-24-25M0-10C8-18 16-22 24-25"
        fill="none"
        stroke={stroke}
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </g>
  );
}
