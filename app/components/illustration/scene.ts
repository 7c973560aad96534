import type { PaletteName } from "./palettes.ts";

export type SceneName = "arches" | "mountains" | "shore" | "peak" | "river" | "cane" | "sea" | "interior";

/** The choice of a drawing. The same slug always gives the same picture. */
export interface SceneChoice {
  scene: SceneName;
  palette: PaletteName;
  /** Mirrored, so that neighbours in one city differ. */
  flipped: boolean;
}

const cityScenes: Record<string, SceneName> = {
  "Santo Domingo": "arches",
  Santiago: "mountains",
  "Punta Cana": "shore",
  "Puerto Plata": "peak",
  "La Romana": "river",
  "San Pedro de Macorís": "cane",
};

const lights: readonly PaletteName[] = ["dawn", "morning", "afternoon", "blossom", "night"];

const scenes: readonly SceneName[] = ["arches", "mountains", "shore", "peak", "river", "cane", "sea", "interior"];

/** Returns the address of a scene as a file. */
export const drawingPath = ({ scene, palette, flipped }: SceneChoice) => `/dibujos/${scene}-${palette}${flipped ? "-r" : ""}.svg`;

/** Reads the scene from the last part of such an address; null when it names none. */
export function drawingOf(file: string): SceneChoice | null {
  const [, name, light, mirrored] = /^([a-z]+)-([a-z]+)(-r)?\.svg$/.exec(file) ?? [];
  const scene = scenes.find((it) => it === name);
  const palette = lights.find((it) => it === light);
  return scene && palette ? { scene, palette, flipped: mirrored !== undefined } : null;
}

export const EMPTY_ARCH_PATH = "/dibujos/arch-empty.svg";

/** Returns the address of a text's large arch as a file. */
export const archPath = (light: number) => `/dibujos/arch-${light}.svg`;

/** Reads the light of an arch from the last part of such an address; null when it names none. */
export function archOf(file: string): number | null {
  const light = /^arch-([0-3])\.svg$/.exec(file)?.[1];
  return light === undefined ? null : Number(light);
}

/** Hashes a text (FNV-1a): short, and the same on every machine. The value of `start` gives the demonstration the look of its design. */
function hash(text: string, start: number) {
  let value = start;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

/** Chooses a center's picture: its city decides the scene, its slug the light. One slug in five shows a waiting room instead. */
export function coverScene(city: string, slug: string): SceneChoice {
  const seed = hash(slug, 0xf54671);
  const indoors = (seed >>> 8) % 5 === 0;
  return {
    scene: indoors ? "interior" : (cityScenes[city] ?? "sea"),
    palette: lights[seed % lights.length]!,
    flipped: (seed >>> 16) % 2 === 1,
  };
}

/** Returns the city that a text names, if that city has a scene of its own; an empty text otherwise. */
export function cityNamedIn(text: string): string {
  return Object.keys(cityScenes).find((city) => text.includes(city)) ?? "";
}

/** Makes a gallery for a center without photos: its cover first, then other scenes in other lights, without repeats. */
export function galleryScenes(city: string, slug: string, count: number): SceneChoice[] {
  const cover = coverScene(city, slug);
  const others = ([cityScenes[city] ?? "sea", "sea", "shore", "interior", "mountains"] as const).filter(
    (scene, index, all) => scene !== cover.scene && all.indexOf(scene) === index,
  );
  const first = lights.indexOf(cover.palette);
  return [
    cover,
    ...others.map((scene, index) => ({ scene, palette: lights[(first + index + 1) % lights.length]!, flipped: cover.flipped })),
  ].slice(0, count);
}

/** Picks the light of a person's portrait. */
export function portraitLight(slug: string): { palette: PaletteName; tide: number } {
  const seed = hash(slug, 0x83c1);
  // Initials are dark on white, which does not suit the night.
  return { palette: lights[(seed >>> 16) % (lights.length - 1)]!, tide: ((seed >>> 8) % 3) * 6 };
}

/** Picks the picture of a text: any place of the country, in any light. */
export function textScene(slug: string): SceneChoice {
  const seed = hash(slug, 0x448f0);
  const places = ["sea", "mountains", "shore", "peak", "river", "cane", "interior"] as const;
  return {
    scene: places[(seed >>> 4) % places.length]!,
    palette: lights[(seed >>> 12) % lights.length]!,
    flipped: (seed >>> 20) % 2 === 1,
  };
}

/** Chooses the light of a text's large arch. IVF has the light of the design. */
export const textLight = (slug: string): number => (hash(slug, 0x58) >>> 8) % 4;
