import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { CityScene, Scene } from "./illustration.tsx";
import { type PaletteName, palettes } from "./palettes.ts";
import { Portrait } from "./portrait.tsx";
import { archOf, archPath, coverScene, drawingOf, drawingPath, galleryScenes, portraitLight, type SceneName, textLight } from "./scene.ts";
import { scenes } from "./scenes.tsx";

const lights = Object.keys(palettes) as PaletteName[];
const names = Object.keys(scenes) as SceneName[];
const slugs = Array.from({ length: 400 }, (_, i) => `centro-${i}`);

describe("the picture of a center", () => {
  test.each([
    ["Santo Domingo", "clinica-luna-de-larimar", "arches", "dawn"],
    ["Santiago", "instituto-marea-alta", "interior", "morning"],
    ["Punta Cana", "centro-bahia-quieta", "shore", "morning"],
    ["Puerto Plata", "unidad-caracola", "peak", "blossom"],
    ["La Romana", "casa-yagrumo-fertilidad", "river", "afternoon"],
    ["San Pedro de Macorís", "centro-guayacan", "cane", "dawn"],
    ["Samaná", "unidad-caracola", "sea", "blossom"],
  ])("in %s, %s is %s at %s, now and always", (city, slug, scene, palette) =>
    expect(coverScene(city, slug)).toEqual({ scene, palette, flipped: false }),
  );

  test("shows its city, except one slug in five", () => {
    const shown = slugs.map((slug) => coverScene("Puerto Plata", slug).scene);
    expect(new Set(shown)).toEqual(new Set(["peak", "interior"]));
    const indoors = shown.filter((scene) => scene === "interior").length / slugs.length;
    expect(indoors).toBeGreaterThan(0.13);
    expect(indoors).toBeLessThan(0.27);
  });

  test("comes in every light", () => expect(new Set(slugs.map((slug) => coverScene("Santiago", slug).palette))).toEqual(new Set(lights)));

  test("begins its gallery, where no scene comes twice", () => {
    for (const city of ["Santo Domingo", "Punta Cana", "Santiago", "Samaná"])
      for (const slug of slugs.slice(0, 60)) {
        const gallery = galleryScenes(city, slug, 4);
        expect(gallery[0]).toEqual(coverScene(city, slug));
        expect(new Set(gallery.map(({ scene }) => scene)).size).toBe(4);
      }
  });
});

test("a drawing's address names it, and nothing else is a drawing", () => {
  const choices = names.flatMap((scene) => lights.flatMap((palette) => [true, false].map((flipped) => ({ scene, palette, flipped }))));
  expect(choices.map((choice) => drawingOf(drawingPath(choice).split("/").at(-1)!))).toEqual(choices);
  const others = ["sea-dawn", "sea-x.svg", "x-dawn.svg", "constructor-dawn.svg", "sea-dawn-r-r.svg", "sea-dawn.svg.svg"];
  expect(others.map(drawingOf)).toEqual(others.map(() => null));
});

test("an arch's address names its light, and there is one for every text", () => {
  const lightsOfTexts = [...new Set(slugs.map(textLight))].sort();
  expect(lightsOfTexts).toEqual([0, 1, 2, 3]);
  const fileOf = (light: number) => archPath(light).split("/").at(-1)!;
  expect(lightsOfTexts.map((light) => archOf(fileOf(light)))).toEqual(lightsOfTexts);
  expect(["arch-4.svg", "arch-.svg", "arch-0", "arch-00.svg", "arch-0.svg.svg"].map(archOf)).toEqual([null, null, null, null, null]);
});

test("people keep their light too", () =>
  expect(["amaranta-solis", "elias-montaraz", "perla-guanabano", "noel-caimito"].map((slug) => portraitLight(slug).palette)).toEqual([
    "dawn",
    "morning",
    "blossom",
    "afternoon",
  ]));

describe("every drawing", () => {
  const drawings = names.flatMap((scene) =>
    lights.map((palette) => renderToStaticMarkup(<Scene scene={scene} palette={palette} flipped alt="x" />)),
  );

  test("weighs between half a kilobyte and 3", () => {
    const sizes = drawings.map((svg) => svg.length);
    expect(Math.max(...sizes)).toBeLessThan(3 * 1024);
    expect(Math.min(...sizes)).toBeGreaterThan(512);
  });

  test("has no ids, so that any number of them are on one page", () =>
    expect(drawings.filter((svg) => /\sid=|url\(#/.test(svg)).length).toBe(0));

  test("has short coordinates", () => expect(drawings.filter((svg) => /NaN|undefined|\d\.\d{4}/.test(svg)).length).toBe(0));

  test("is named for people who do not see it, or left out when it decorates", () => {
    expect(renderToStaticMarkup(<CityScene city="Santiago" slug="a" alt="Santiago" />)).toContain('role="img" aria-label="Santiago"');
    expect(renderToStaticMarkup(<CityScene city="Santiago" slug="a" alt="" />)).toContain('aria-hidden="true"');
    expect(renderToStaticMarkup(<Portrait initials="AS" slug="a" alt="" />)).not.toContain("role=");
  });
});
