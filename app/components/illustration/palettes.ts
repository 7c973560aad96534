/** The colors of one light. Every scene can be drawn in each of them. */
export interface Palette {
  /** Top and bottom of the sky. */
  sky: readonly [string, string];
  sun: string;
  halo: string;
  /** Opacity of the white clouds. */
  clouds: number;
  /** Three layers, from light to deep. */
  sea: readonly [string, string, string];
  sand: string;
  /** Far hills, trims and veins. */
  hill: string;
  /** Walls of arches and rooms. */
  wall: string;
  floor: string;
  leaf: string;
  /** Dark banks and stems in the foreground. */
  ground: string;
}

export const palettes = {
  dawn: {
    sky: ["#FFF4EC", "#FFD6C4"],
    sun: "#FF9E7B",
    halo: "#FFC0A6",
    clouds: 0.75,
    sea: ["#8ACAD6", "#3E9DB0", "#0B5E70"],
    sand: "#FCEBD3",
    hill: "#F0BFCB",
    wall: "#FBE3D3",
    floor: "#FCEBD3",
    leaf: "#28694A",
    ground: "#0C4957",
  },
  morning: {
    sky: ["#F1FAFB", "#D5EDF2"],
    sun: "#F6CD72",
    halo: "#FBE5B5",
    clouds: 0.75,
    sea: ["#86C7D3", "#2F96AA", "#0C6A7D"],
    sand: "#FFF2DC",
    hill: "#B7DCE4",
    wall: "#EAF5F7",
    floor: "#FFF2DC",
    leaf: "#28694A",
    ground: "#0C4957",
  },
  afternoon: {
    sky: ["#FFF3D9", "#FFD2A3"],
    sun: "#EE7650",
    halo: "#FBB48F",
    clouds: 0.75,
    sea: ["#9CC7C8", "#38899A", "#0E4F60"],
    sand: "#FBE2C4",
    hill: "#E3A1A0",
    wall: "#FCDDB8",
    floor: "#FFF1DC",
    leaf: "#0E3944",
    ground: "#0E3944",
  },
  blossom: {
    sky: ["#FDF1F4", "#F8D4DE"],
    sun: "#FFB08F",
    halo: "#FBD0C4",
    clouds: 0.75,
    sea: ["#A9D3DC", "#56AABB", "#156D80"],
    sand: "#FFF0E6",
    hill: "#E6A9BC",
    wall: "#F5C6D3",
    floor: "#FFF0E6",
    leaf: "#7C2B4B",
    ground: "#0C4957",
  },
  night: {
    sky: ["#11424F", "#1B6879"],
    sun: "#FDEBC6",
    halo: "#3C8292",
    clouds: 0.12,
    sea: ["#4FA5B6", "#1D7C90", "#0A3440"],
    sand: "#35788A",
    hill: "#2A7384",
    wall: "#17505E",
    floor: "#1D6070",
    leaf: "#0E3944",
    ground: "#0A3440",
  },
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
