import { globSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// One word for one thing, on every screen, in every mail and on every page. Masking reads what people write, and keeps their words.

/** A word that is not ours, and the one that says it (docs/glossary.md). */
const AVOIDED: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})a[ñn][aá]d[aeií]\p{L}*/giu, "agregar"],
  [/(?<!\p{L})cont[eé]st[aeoóé]\p{L}*/giu, "responder"],
  [/(?<!\p{L})aleg(?:ar|a|as|ó|aste|ación|aciones|ato|atos)(?!\p{L})/giu, "objetar, objeción"],
  [/(?<!\p{L})(?:este|tus|sus|mis|demás) equipos?(?= |[.,;:"])/giu, "dispositivo"],
  // A card of an editor, and the keys of sources, are called otherwise.
  [/(?<![\p{L}-])(?:su|tu|la|una|cada|qué|mi|sola|de|las|sus|tus|demás|leer) fichas?(?!\p{L})/giu, "perfil"],
  [/credenciales inválidas/giu, "el correo o la contraseña"],
  [/nombrar (?:a )?otro(?:(?= centro)|(?=[.,;"]))/giu, "escribirle a otro centro"],
  [/horas? de atención/giu, "horas hábiles"],
  // What a center does with a request. It may buy automatically, which is the name of a screen.
  [/compr\p{L}+ (?:la|tu|esta|una) solicitud|(?:antes de|que) comprarla|cuando la compra|después de la compra/giu, "abrir"],
];

const texts: string[] = readdirSync("messages/es").map((file) => `messages/es/${file}`);
const pages = globSync(["content/es/**/*.md", "content/es/*.yaml"]);

/** Returns what a reader sees: of messages their values, of pages all. */
const wordsOf = (file: string) => {
  const text = readFileSync(file, "utf8");
  return file.endsWith(".json") ? text.replace(/^(\s*)"[^"]+": /gm, "$1") : text;
};

test("texts use our word for a thing and no other", () => {
  expect(texts.length).toBeGreaterThan(50);
  expect(pages.length).toBeGreaterThan(50);
  const found = [...texts, ...pages].flatMap((file) =>
    AVOIDED.flatMap(([word, ours]) => [...wordsOf(file).matchAll(word)].map(([said]) => `${file}: «${said}», here «${ours}»`)),
  );
  expect(found).toEqual([]);
});
