import type { PaletteName } from "./palettes.ts";

export type SceneName = "arches" | "mountains" | "shore" | "peak" | "river" | "cane" | "sea" | "interior";

/** What is drawn: the same slug always gives the same picture. */
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

/** FNV-1a: short, and stable across machines and versions. */
function hash(text: string) {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

/** The city decides the scene and the slug the light; one slug in four shows its waiting room instead of its city. */
export function coverScene(city: string, slug: string): SceneChoice {
  const seed = hash(slug);
  const indoors = (seed >>> 8) % 4 === 0;
  return {
    scene: indoors ? "interior" : (cityScenes[city] ?? "sea"),
    palette: lights[seed % lights.length]!,
    flipped: (seed >>> 16) % 2 === 1,
  };
}

/** A gallery for a center without photos: the cover first, then other scenes in other lights, none twice. */
export function galleryScenes(city: string, slug: string, count: number): SceneChoice[] {
  const cover = coverScene(city, slug);
  const others = (["sea", "interior", cityScenes[city] ?? "shore", "shore", "mountains"] as const).filter(
    (scene, index, all) => scene !== cover.scene && all.indexOf(scene) === index,
  );
  const first = lights.indexOf(cover.palette);
  return [
    cover,
    ...others.map((scene, index) => ({
      scene,
      palette: lights[(first + index + 1) % lights.length]!,
      flipped: index % 2 === 0 ? !cover.flipped : cover.flipped,
    })),
  ].slice(0, count);
}

/** The light of a person's portrait. */
export function portraitLight(slug: string): { palette: PaletteName; tide: number } {
  const seed = hash(slug);
  // Initials are ink on white, which the night's light would not flatter.
  return { palette: lights[seed % (lights.length - 1)]!, tide: ((seed >>> 8) % 3) * 6 };
}
