import { describe, expect, test } from "vitest";
import { inLocale } from "./locale.server.ts";
import { canonical, pageMeta } from "./seo.ts";

const ENABLED = ["es", "en", "pt"] as const;
type Meta = Record<string, string>[];

const metaIn = (locale: "es" | "en" | "pt", path: string, enabled: readonly ("es" | "en" | "pt")[], index = true) =>
  inLocale(
    locale,
    () =>
      pageMeta({ title: "Centros", description: "…", siteName: "Cuna", canonical: canonical("https://cuna.test", path), index }) as Meta,
    enabled,
  );
const ogLocale = (meta: Meta) => meta.find(({ property }) => property === "og:locale")?.content;
const alternates = (meta: Meta) => meta.filter(({ rel }) => rel === "alternate").map(({ hrefLang, href }) => [hrefLang, href]);

describe("what a page says of its language", () => {
  test("is what it is rendered in", () => {
    expect(ENABLED.map((locale) => ogLocale(metaIn(locale, "/centros", ENABLED)))).toEqual(["es_DO", "en_US", "pt_BR"]);
  });

  test("names its translations, the same ones from each of them", () => {
    const expected = [
      ["es", "https://cuna.test/centros?pagina=2"],
      ["x-default", "https://cuna.test/centros?pagina=2"],
      ["en", "https://cuna.test/en/centros?pagina=2"],
      ["pt", "https://cuna.test/pt/centros?pagina=2"],
    ];
    for (const locale of ENABLED) expect(alternates(metaIn(locale, "/centros?pagina=2", ENABLED))).toEqual(expected);
    expect(alternates(metaIn("en", "/", ["es", "en"]))).toEqual([
      ["es", "https://cuna.test/"],
      ["x-default", "https://cuna.test/"],
      ["en", "https://cuna.test/en"],
    ]);
  });

  test("names none that is not switched on, and none on a page that should not be found", () => {
    expect(alternates(metaIn("es", "/centros", ["es"]))).toEqual([]);
    expect(alternates(metaIn("es", "/centros", ENABLED, false))).toEqual([]);
  });
});
